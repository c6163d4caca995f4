public import TernUICore

/// A view that owns a value and hands out a binding to it: for previews and trials of controls.
///
/// ```swift
/// WithState(initialValue: "") { $text in
///   TextField("Name", text: $text)
/// }
/// ```
public struct WithState<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  /// Creates a view with a value of its own.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - content: The view of a binding to the value.
  @available(*, deprecated, message: "Use a view with a '@State' property.")
  public init(
    initialValue value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  public var body: some View {
    content($value)
  }
}
