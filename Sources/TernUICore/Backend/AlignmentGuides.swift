public import struct Foundation.CGFloat

/// Where guides are in an element: those that the element says itself, or those of an app in elements
/// that do not say.
///
/// A back end that lays out asks it for the guide that the elements of a container are lined up by. The
/// names are those that ``ElementProperty/alignment`` has. Lengths are in points.
@MainActor
public final class AlignmentGuides: Hashable, Sendable {
  typealias Compute = @MainActor (ViewDimensions) -> CGFloat

  let horizontal: [String: Compute]
  let vertical: [String: Compute]

  init(horizontal: [String: Compute] = [:], vertical: [String: Compute] = [:]) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The names of the guides, in alphabetical order.
  public var names: [String] { (Array(horizontal.keys) + Array(vertical.keys)).sorted() }

  /// The distance of a guide from the leading side of an element of some size, if it is one of these.
  public func horizontal(_ name: String, width: Double, height: Double) -> Double? {
    horizontal[name].map { Double($0(ViewDimensions(width: width, height: height))) }
  }

  /// The distance of a guide from the top of an element of some size, if it is one of these.
  public func vertical(_ name: String, width: Double, height: Double) -> Double? {
    vertical[name].map { Double($0(ViewDimensions(width: width, height: height))) }
  }

  /// The guides of an element around those that it has already.
  func adding(_ other: AlignmentGuides) -> AlignmentGuides {
    AlignmentGuides(
      horizontal: horizontal.merging(other.horizontal) { own, _ in own },
      vertical: vertical.merging(other.vertical) { own, _ in own }
    )
  }

  public nonisolated static func == (left: AlignmentGuides, right: AlignmentGuides) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Alignment {
  /// The guides of an app in what does not say where it has them.
  @MainActor
  var defaultGuides: ElementAttribute? {
    Self.defaultGuides(horizontal.isCustom ? horizontal : nil, vertical.isCustom ? vertical : nil)
  }

  /// The guides of an app in what does not say where it has them.
  ///
  /// They are the same object as long as they are the same guides, so that nothing changes.
  @MainActor
  static func defaultGuides(
    _ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?
  ) -> ElementAttribute? {
    if horizontal == nil, vertical == nil { return nil }
    let key = DefaultGuides(horizontal: horizontal, vertical: vertical)
    let guides = DefaultGuides.known[key] ?? key.guides
    DefaultGuides.known[key] = guides
    return ElementAttribute(property: .alignmentDefaults, value: .guides(guides))
  }
}

@MainActor
private struct DefaultGuides: Hashable {
  static var known: [DefaultGuides: AlignmentGuides] = [:]

  nonisolated let horizontal: HorizontalAlignment?
  nonisolated let vertical: VerticalAlignment?

  var guides: AlignmentGuides {
    var guides = AlignmentGuides()
    if let horizontal {
      let id = horizontal.id
      guides = AlignmentGuides(horizontal: [horizontal.name: { id.defaultValue(in: $0) }])
    }
    if let vertical {
      let id = vertical.id
      guides = guides.adding(
        AlignmentGuides(vertical: [vertical.name: { id.defaultValue(in: $0) }])
      )
    }
    return guides
  }
}

/// Says where a guide of the next element is.
private struct GuideChange: EnvironmentChange {
  let horizontal: HorizontalAlignment?
  let vertical: VerticalAlignment?
  let compute: AlignmentGuides.Compute

  /// A modifier further out was there first, and is the one that counts.
  func apply(to environment: inout EnvironmentValues) {
    var guides = AlignmentGuides(
      horizontal: horizontal.map { [$0.name: compute] } ?? [:],
      vertical: vertical.map { [$0.name: compute] } ?? [:]
    )
    var list = environment.pendingAttributes.list
    if let index = list.firstIndex(where: { $0.property == .alignmentGuides }) {
      if case .guides(let outer) = list[index].value { guides = outer.adding(guides) }
      list.remove(at: index)
    }
    list.append(ElementAttribute(property: .alignmentGuides, value: .guides(guides)))
    environment.pendingAttributes.list = list
  }
}

extension View {
  /// Says where a guide of this view is, in points from its leading side: what a container with that
  /// alignment lines it up by.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    EnvironmentView(
      content: self,
      change: GuideChange(horizontal: guide, vertical: nil, compute: computeValue)
    )
  }

  /// Says where a guide of this view is, in points from its top: what a container with that alignment
  /// lines it up by.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    EnvironmentView(
      content: self,
      change: GuideChange(horizontal: nil, vertical: guide, compute: computeValue)
    )
  }
}
