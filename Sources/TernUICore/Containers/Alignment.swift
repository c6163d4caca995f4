public import struct Foundation.CGFloat

/// What a guide of an app is in views that do not say where they have it.
///
/// ```swift
/// extension HorizontalAlignment {
///   private struct Colon: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
///   }
///   static let colon = HorizontalAlignment(Colon.self)
/// }
///
/// VStack(alignment: .colon) {
///   Text("Name:").alignmentGuide(.colon) { $0.width - 8 }
///   Text("Species:").alignmentGuide(.colon) { $0.width - 8 }
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Where the guide is in a view, in points from its leading side or its top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Where narrower views stand in a column.
public struct HorizontalAlignment: Hashable, Sendable {
  // Nothing else, so that the same alignment has the same bytes: then views that have it are the same.
  let id: any AlignmentID.Type

  /// A guide of the app.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  public static let leading = HorizontalAlignment(Start.self)
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// What back ends call it.
  package var name: String {
    switch self {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    default: String(reflecting: id)
    }
  }

  var isCustom: Bool { self != .center && self != .leading && self != .trailing }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// Where lower views stand in a row.
public struct VerticalAlignment: Hashable, Sendable {
  let id: any AlignmentID.Type

  /// A guide of the app.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  public static let top = VerticalAlignment(Start.self)
  public static let center = VerticalAlignment(VerticalCenter.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The first lines of text are level: back ends of characters take it for the top.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The last lines of text are level: back ends of characters take it for the bottom.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  /// What back ends call it.
  package var name: String {
    switch self {
    case .top, .firstTextBaseline: "top"
    case .center: "center"
    case .bottom, .lastTextBaseline: "bottom"
    default: String(reflecting: id)
    }
  }

  var isCustom: Bool {
    switch self {
    case .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline: false
    default: true
    }
  }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

private enum Start: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Trailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Bottom: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// Where a view stands in a frame that is larger.
public struct Alignment: Hashable, Sendable {
  /// Where views stand from side to side.
  public var horizontal: HorizontalAlignment
  /// Where views stand from top to bottom.
  public var vertical: VerticalAlignment

  /// A place in both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline
  )
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline
  )
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline
  )
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline
  )
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline
  )
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline
  )

  var name: String { "\(vertical.name)-\(horizontal.name)" }
}

extension ElementDescription {
  /// Says how views of different widths are lined up.
  @MainActor
  package mutating func add(_ alignment: HorizontalAlignment) {
    if alignment != .center { add(.alignment, .string(alignment.name)) }
    if alignment.isCustom { add(Alignment.defaultGuides(alignment, nil)) }
  }

  /// Says how views of different heights are lined up.
  @MainActor
  package mutating func add(_ alignment: VerticalAlignment) {
    if alignment != .center { add(.alignment, .string(alignment.name)) }
    if alignment.isCustom { add(Alignment.defaultGuides(nil, alignment)) }
  }

  /// Says how views of different sizes are lined up.
  @MainActor
  package mutating func add(_ alignment: Alignment) {
    for attribute in alignment.attributes { add(attribute.property, attribute.value) }
  }

  private mutating func add(_ attribute: ElementAttribute?) {
    if let attribute { add(attribute.property, attribute.value) }
  }
}

extension Alignment {
  /// What an element with this alignment says.
  @MainActor
  package var attributes: [ElementAttribute] {
    guard self != .center else { return [] }
    return [ElementAttribute(property: .alignment, value: .string(name))]
      + [defaultGuides].compactMap(\.self)
  }
}
