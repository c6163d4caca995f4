public import struct Foundation.CGFloat

/// How the end of a line looks: cells do not show it.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How the corner of a line looks: cells do not show it.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How wide the line is, in points.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// How long the dashes and the gaps after them are, in points; none for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
