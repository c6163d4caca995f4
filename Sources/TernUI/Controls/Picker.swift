/// A choice of one among several.
///
/// ```swift
/// Picker("Size", selection: $size) {
///   Text("Small").tag(Size.small)
///   Text("Large").tag(Size.large)
/// }
/// ```
///
/// An option stands for its tag, or for its id where a `ForEach` makes it.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let selection: Binding<SelectionValue>
  let label: Label
  let options: Content

  /// A picker with any label.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    options = content()
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionNode(view: view, in: context, PickerCompanion.init)
  }
}

extension Picker where Label == Text {
  /// A picker with a literal for its label.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
