/// A style of buttons, whatever its type.
package struct AnyButtonStyle {
  package let name: String?
  /// Draws a label; `nil` leaves that to the back end.
  package let draw: (@MainActor (ButtonRole?, AnyView, @escaping @MainActor () -> Void) -> AnyView)?
  /// Whether what is drawn has buttons of its own, in place of the one that is drawn.
  let isPrimitive: Bool

  package init(
    name: String?, isPrimitive: Bool,
    draw: (@MainActor (ButtonRole?, AnyView, @escaping @MainActor () -> Void) -> AnyView)?
  ) {
    self.name = name
    self.draw = draw
    self.isPrimitive = isPrimitive
  }
}
