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
  /// - Parameters:
  ///   - isNamed: Whether it is left to back ends.
  ///   - name: The name; `nil` for the usual style.
  ///   - make: Draws a control.
  func controlStyle<Style, Configuration, Content: View>(
    _ control: StyledControl, _ style: Style, isNamed: Bool, name: String?,
    make: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    var draw: (@MainActor (Configuration) -> AnyView)?
    if !isNamed {
      draw = { configuration in
        AnyView(StyleBody(style: style) { make($0, configuration) })
      }
    }
    return EnvironmentView(
      content: self,
      change: DrawingChange<Configuration>(control: control, name: name, draw: draw)
    )
  }
}
