public import struct Foundation.CGRect
import struct Foundation.CGSize

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
  public let _name: String? = nil
  public var _isDrawn: Bool { false }
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// How far from a corner its roundness begins, in points.
  public var cornerRadius: Double
  public var _name: String? { "rounded:\(wholePoints(cornerRadius) ?? 0)" }
  public var _isDrawn: Bool { false }

  /// - Parameters:
  ///   - cornerRadius: How far from a corner its roundness begins, in points.
  ///   - style: How the roundness begins, which cells do not show.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
}

/// How the roundness of a corner begins.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a part of a circle.
  case circular
  /// Little by little.
  case continuous
}

/// A circle.
public nonisolated struct Circle: InsettableShape {
  public let _name: String? = "circle"
  public var _isDrawn: Bool { false }
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
}

/// A circle that is drawn out to its room.
public nonisolated struct Ellipse: InsettableShape {
  public let _name: String? = "ellipse"
  public var _isDrawn: Bool { false }
  public init() {}

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }
}

/// A rectangle with half circles at its ends.
public nonisolated struct Capsule: InsettableShape {
  public let _name: String? = "capsule"
  public var _isDrawn: Bool { false }

  /// - Parameter style: How the roundness begins, which cells do not show.
  public init(style: RoundedCornerStyle = .continuous) {}

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// A rectangle whose round corners differ.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// How far from each corner its roundness begins, in points.
  public var cornerRadii: RectangleCornerRadii

  /// - Parameters:
  ///   - cornerRadii: How far from each corner its roundness begins, in points.
  ///   - style: How the roundness begins, which cells do not show.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius
    )
  }

  public func path(in rect: CGRect) -> Path {
    let most = max(0, min(rect.width, rect.height) / 2)
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    return Path.rounded(
      rect,
      radii.map { radius in
        let length = min(max(0, radius), most)
        return CGSize(width: length, height: length)
      }
    )
  }
}

/// How far from each corner of a rectangle its roundness begins, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: Double
  public var bottomLeading: Double
  public var bottomTrailing: Double
  public var topTrailing: Double

  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape {
  public let _name: String?
  public let _isDrawn: Bool
  private let outline: @Sendable (CGRect) -> Path

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) {
    _name = shape._name
    _isDrawn = shape._isDrawn
    outline = { shape.path(in: $0) }
  }

  public func path(in rect: CGRect) -> Path { outline(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Self { Self() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Self { Self() }
}

extension Shape where Self == Capsule {
  /// A rectangle with half circles at its ends.
  public static var capsule: Self { Self() }
}

extension Shape where Self == Ellipse {
  /// A circle that is drawn out to its room.
  public static var ellipse: Self { Self() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(cornerRadius: Double) -> Self { Self(cornerRadius: cornerRadius) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose round corners differ.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { Self(cornerRadii: cornerRadii, style: style) }

  /// A rectangle whose round corners differ.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    Self(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius
    )
  }
}
