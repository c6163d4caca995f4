/// A colour: one with a name, which the back end fits to its theme, or an exact one.
public struct Color: Hashable, Sendable {
  let name: String

  var value: ElementValue { .color(name) }

  init(named name: String) {
    self.name = name
  }

  /// An exact colour.
  ///
  /// Parts outside of 0 to 1 count as the nearest end.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let digits = [red, green, blue].map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      let hex = String(byte, radix: 16, uppercase: true)
      return hex.count == 1 ? "0" + hex : hex
    }
    name = "#" + digits.joined()
  }

  /// A grey, from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  public static let primary = Color(named: "primary")
  public static let secondary = Color(named: "secondary")
  public static let accentColor = Color(named: "accent")
  public static let clear = Color(named: "clear")
  public static let black = Color(named: "black")
  public static let white = Color(named: "white")
  public static let gray = Color(named: "gray")
  public static let red = Color(named: "red")
  public static let orange = Color(named: "orange")
  public static let yellow = Color(named: "yellow")
  public static let green = Color(named: "green")
  public static let mint = Color(named: "mint")
  public static let teal = Color(named: "teal")
  public static let cyan = Color(named: "cyan")
  public static let blue = Color(named: "blue")
  public static let indigo = Color(named: "indigo")
  public static let purple = Color(named: "purple")
  public static let pink = Color(named: "pink")
  public static let brown = Color(named: "brown")

  /// The same colour: no back end of this package mixes colours.
  public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: ElementView {
  public typealias Body = Never
  typealias Content = EmptyView

  var kind: ElementKind { .box }

  func describe(_ element: inout ElementDescription) {
    element.add(.background, value)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

/// What a shape, a text or a background is filled with: in this library, a colour.
public protocol ShapeStyle: Sendable {
  /// The nearest colour.
  var _color: Color { get }
}

extension Color: ShapeStyle {
  public nonisolated var _color: Color { self }
}

/// The colour of the content, or a weaker one.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let _color: Color

  public static let primary = HierarchicalShapeStyle(_color: .primary)
  public static let secondary = HierarchicalShapeStyle(_color: .secondary)
  public static let tertiary = HierarchicalShapeStyle(_color: .secondary)
  public static let quaternary = HierarchicalShapeStyle(_color: .secondary)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var tint: Color { .accentColor }
}
