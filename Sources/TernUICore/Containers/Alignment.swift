/// Where narrower views stand in a column.
public enum HorizontalAlignment: String, Hashable, Sendable {
  case leading, center, trailing
}

/// Where lower views stand in a row.
public enum VerticalAlignment: String, Hashable, Sendable {
  case top, center, bottom
  /// The first lines of text are level. Back ends of characters take it for the top.
  case firstTextBaseline
  /// The last lines of text are level. Back ends of characters take it for the bottom.
  case lastTextBaseline

  package var name: String {
    switch self {
    case .top, .firstTextBaseline: return "top"
    case .center: return "center"
    case .bottom, .lastTextBaseline: return "bottom"
    }
  }
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

  package var name: String { "\(vertical.name)-\(horizontal.rawValue)" }
}
