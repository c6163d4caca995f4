/// Draws toggles.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View

  /// What the style knows of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle, as it is to be drawn.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The name by which back ends know the style, where it has one.
  static var _name: String? { get }
}

extension ToggleStyle {
  public static var _name: String? { nil }
}

/// What a ``ToggleStyle`` knows of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View {
    let content: AnyView
    public var body: AnyView { content }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to draw.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The usual style.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public static var _name: String? { "automatic" }

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public static var _name: String? { "switch" }

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public static var _name: String? { "button" }

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A box with a mark in it.
public struct CheckboxToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public static var _name: String? { "checkbox" }

  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: Self { Self() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: Self { Self() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark in it.
  public static var checkbox: Self { Self() }
}

extension View {
  /// Sets how toggles inside are drawn.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    var change = ToggleStyleChange(name: Style._name)
    if Style._name == nil {
      change.draw = { configuration in
        AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
      }
    }
    return EnvironmentView(content: self, change: change)
  }
}

private struct ToggleStyleChange: EnvironmentChange {
  let name: String?
  var draw: (@MainActor (ToggleStyleConfiguration) -> AnyView)?

  func apply(to environment: inout EnvironmentValues) {
    environment.styles[.toggle] = name == "automatic" ? nil : name
    environment.toggleDrawing = draw
  }
}

extension EnvironmentValues {
  private enum ToggleDrawingKey: EnvironmentKey {
    static var defaultValue: (@MainActor (ToggleStyleConfiguration) -> AnyView)? { nil }
  }

  /// What draws toggles, where that is not left to the back end.
  var toggleDrawing: (@MainActor (ToggleStyleConfiguration) -> AnyView)? {
    get { self[ToggleDrawingKey.self] }
    set { self[ToggleDrawingKey.self] = newValue }
  }
}
