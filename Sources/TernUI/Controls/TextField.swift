/// A line of text to edit.
///
/// The title is shown while the field is empty, and is what assistive technology calls it.
public struct TextField<Label: View>: View, ElementView {
  public typealias Body = Never

  let field: TextInput
  let content: Label

  var kind: ElementKind { .textField }
  static var readsBindings: Bool { true }

  func describe(_ element: inout ElementDescription) {
    field.describe(&element)
  }

  func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)? {
    field.handler(for: element, in: node)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension TextField where Label == EmptyView {
  /// A field with a literal for its title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
    self.init(field: TextInput(title: titleKey.string, text: text), content: EmptyView())
  }

  /// A field with a string for its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis = .horizontal) {
    self.init(field: TextInput(title: String(title), text: text), content: EmptyView())
  }

  /// A field with a title for assistive technology and another text to show while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(
      field: TextInput(title: titleKey.string, prompt: prompt?.string, text: text),
      content: EmptyView()
    )
  }
}

/// A line of text to edit that is shown as dots.
public struct SecureField<Label: View>: View, ElementView {
  public typealias Body = Never

  let field: TextInput
  let content: Label

  var kind: ElementKind { .secureField }
  static var readsBindings: Bool { true }

  func describe(_ element: inout ElementDescription) {
    field.describe(&element)
  }

  func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)? {
    field.handler(for: element, in: node)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension SecureField where Label == EmptyView {
  /// A field with a literal for its title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(field: TextInput(title: titleKey.string, text: text), content: EmptyView())
  }

  /// A field with a string for its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(field: TextInput(title: String(title), text: text), content: EmptyView())
  }
}

/// What the kinds of text field have in common.
struct TextInput {
  let title: String
  var prompt: String?
  let text: Binding<String>

  @MainActor
  func describe(_ element: inout ElementDescription) {
    element.add(.value, .string(text.wrappedValue))
    element.add(.placeholder, .string(prompt ?? title))
    if let prompt, prompt != title { element.add(.accessibilityLabel, .string(title)) }
    if element.revision > 0 { element.add(.revision, .int(Int(clamping: element.revision))) }
    element.addIsEnabled()
  }

  /// An input event that is older than one that was seen, or came twice, is not taken account of.
  @MainActor
  func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)? {
    guard node.environment.isEnabled else { return nil }
    let onSubmit = node.environment.onSubmit
    return { [text, unowned element, weak node] event in
      switch event {
      case .input(_, let string, let revision):
        guard revision > element.inputRevision, let node else { return }
        element.inputRevision = revision
        if text.wrappedValue != string { text.wrappedValue = string }
        // The answer to the revision is due even where the binding kept its value.
        node.graph.invalidate(node)
      case .submit:
        onSubmit?()
      default:
        break
      }
    }
  }
}

extension EnvironmentValues {
  private enum OnSubmitKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// Called when Return is pressed in a text field.
  var onSubmit: (@MainActor () -> Void)? {
    get { self[OnSubmitKey.self] }
    set { self[OnSubmitKey.self] = newValue }
  }
}

/// Adds an action for Return, before those of the views around.
private struct SubmitChange: EnvironmentChange {
  let action: @MainActor () -> Void

  func apply(to environment: inout EnvironmentValues) {
    let outer = environment.onSubmit
    environment.onSubmit = { [action] in
      action()
      outer?()
    }
  }
}

extension View {
  /// Calls an action when Return is pressed in a text field inside.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    EnvironmentView(content: self, change: SubmitChange(action: action))
  }
}
