/// Draws the labels of buttons.
///
/// ```swift
/// struct Loud: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.bold()
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View

  /// What the style knows of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The label, as it is to be drawn.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` knows of a button.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is held down: never, where pressing it takes no time.
  public let isPressed = false
}

/// Draws buttons, and says when they do what they are for.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  /// What the style knows of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button, as it is to be drawn.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The name by which back ends know the style, where it has one.
  static var _name: String? { get }
}

extension PrimitiveButtonStyle {
  public static var _name: String? { nil }
}

/// What a ``PrimitiveButtonStyle`` knows of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor
  public func trigger() {
    action()
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was asked to draw.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label
    }
  }
}

/// A style of buttons that back ends know by name.
@MainActor
@preconcurrency
protocol NamedButtonStyle: PrimitiveButtonStyle {}

extension NamedButtonStyle {
  /// The button as the back end draws it.
  public func makeBody(configuration: Configuration) -> Button<Configuration.Label> {
    Button(configuration)
  }
}

extension View {
  /// Sets how buttons inside are drawn.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self, change: ButtonStyleChange(style: AnyButtonStyle(style)))
  }

  /// Sets how the labels of buttons inside are drawn.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self, change: ButtonStyleChange(style: AnyButtonStyle(style)))
  }
}

private struct ButtonStyleChange: EnvironmentChange {
  let style: AnyButtonStyle

  func apply(to environment: inout EnvironmentValues) {
    environment.buttonStyle = style.draw == nil ? nil : style
    environment.styles[.button] = style.name
  }
}

extension AnyButtonStyle {
  @MainActor
  init<Style: ButtonStyle>(_ style: Style) {
    self.init(name: "plain", isPrimitive: false) { role, label, _ in
      let configuration = ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(content: label)
      )
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }

  @MainActor
  init<Style: PrimitiveButtonStyle>(_ style: Style) {
    if style is any NamedButtonStyle {
      self.init(name: Style._name, isPrimitive: true, draw: nil)
      return
    }
    self.init(name: Style._name, isPrimitive: true) { role, label, action in
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label), action: action
      )
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
}
