// Styles that are named for their role. A terminal has few colours, so that several roles look the same.

/// What divides contents.
public struct SeparatorShapeStyle: ShapeStyle {
  public let _color = Color.secondary
  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// What divides contents.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// What an empty field says.
public struct PlaceholderShapeStyle: ShapeStyle {
  public let _color = Color.secondary
  public init() {}
}

extension ShapeStyle where Self == PlaceholderShapeStyle {
  /// What an empty field says.
  public static var placeholder: PlaceholderShapeStyle { PlaceholderShapeStyle() }
}

/// What leads somewhere.
public struct LinkShapeStyle: ShapeStyle {
  public let _color = Color.accentColor
  public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// What leads somewhere.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// What is drawn on a background to fill it.
public struct FillShapeStyle: ShapeStyle {
  public let _color = Color.secondary
  public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
  /// What is drawn on a background to fill it.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// What is chosen.
public struct SelectionShapeStyle: ShapeStyle {
  public let _color = Color.accentColor
  public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What is chosen.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// What is behind everything.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public let _color = Color.clear
  public init() {}
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// What is behind everything.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The colour of the content.
public struct ForegroundStyle: ShapeStyle {
  public let _color = Color.primary
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of the content.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The colour behind the content.
public struct BackgroundStyle: ShapeStyle {
  public let _color = Color.clear
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour behind the content.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style that is kept, with less weight than it has by itself.
public struct WeakenedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  public var _color: Color { base._color }
  public var _gradient: ElementValue? { base._gradient }
}

extension ShapeStyle {
  /// One step weaker, which colours in a terminal do not show.
  public var secondary: some ShapeStyle { WeakenedShapeStyle(base: self) }
  /// Two steps weaker, which colours in a terminal do not show.
  public var tertiary: some ShapeStyle { WeakenedShapeStyle(base: self) }
  /// Three steps weaker, which colours in a terminal do not show.
  public var quaternary: some ShapeStyle { WeakenedShapeStyle(base: self) }
}
