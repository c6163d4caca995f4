/// What draws the controls of one configuration, where that is not left to the back end.
private enum DrawingKey<Configuration>: EnvironmentKey {
  static var defaultValue: (@MainActor (Configuration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// What draws the controls of one configuration, where that is not left to the back end.
  func drawing<Configuration>(
    of configuration: Configuration.Type
  ) -> (@MainActor (Configuration) -> AnyView)? {
    self[DrawingKey<Configuration>.self]
  }

  /// Leaves the controls of one configuration to the back end.
  mutating func leaveDrawing<Configuration>(of configuration: Configuration.Type) {
    self[DrawingKey<Configuration>.self] = nil
  }
}

/// A control that a style may draw, and the back end otherwise.
struct StyledControlView<Configuration, Plain: View>: View, StyledView {
  typealias Body = Never

  let plain: Plain
  /// What the style knows of the control.
  let configuration: @MainActor () -> Configuration

  func drawing(in environment: EnvironmentValues) -> (@MainActor () -> AnyView)? {
    guard let draw = environment.drawing(of: Configuration.self) else { return nil }
    return { draw(configuration()) }
  }

  static func leaveStyle(_ environment: inout EnvironmentValues) {
    environment.leaveDrawing(of: Configuration.self)
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    StyledNode(view: view, in: context)
  }
}

private struct DrawingChange<Configuration>: EnvironmentChange {
  let control: StyledControl
  let name: String?
  let draw: (@MainActor (Configuration) -> AnyView)?

  func apply(to environment: inout EnvironmentValues) {
    environment.styles[control] = name
    environment[DrawingKey<Configuration>.self] = draw
  }
}

extension View {
  /// Sets a style that back ends know by its name, or that draws controls itself.
  ///
  /// - Parameter make: Draws a control.
  func controlStyle<Style: _ControlStyle, Configuration, Content: View>(
    _ control: StyledControl, _ style: Style,
    make: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    var draw: (@MainActor (Configuration) -> AnyView)?
    if !(style is any _NamedControlStyle) {
      draw = { configuration in
        AnyView(StyleBody(style: style) { make($0, configuration) })
      }
    }
    return EnvironmentView(
      content: self,
      change: DrawingChange<Configuration>(control: control, name: Style._name, draw: draw)
    )
  }
}

/// A style of a kind of controls.
@MainActor
@preconcurrency
public protocol _ControlStyle {
  /// The name by which back ends know the style, where it has one.
  static var _name: String? { get }
}

extension _ControlStyle {
  public static var _name: String? { nil }
}

/// A style that is left to back ends, which know it by its name.
@MainActor
@preconcurrency
public protocol _NamedControlStyle: _ControlStyle {}

/// A part of a control, as its style gets it.
///
/// - Parameters:
///   - Configuration: What the style knows of the control.
///   - Role: What the part is in the control.
public struct _StylePart<Configuration, Role>: View {
  let content: AnyView

  public var body: AnyView { content }
}

/// The part that says what a control is for.
public enum _LabelRole {}
/// The part that a control is there for.
public enum _ContentRole {}
/// The part that says the value in words.
public enum _CurrentValueRole {}
/// The part that says the lower end in words.
public enum _MinimumValueRole {}
/// The part that says the upper end in words.
public enum _MaximumValueRole {}
