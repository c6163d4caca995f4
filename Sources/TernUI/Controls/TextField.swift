/// A line of text to edit.
///
/// The title is shown while the field is empty, and is what assistive technology calls it.
public struct TextField<Label: View>: View, StyledView {
  public typealias Body = Never

  let field: TextInput
  let content: Label

  package var plain: TextFieldElement<Label> { TextFieldElement(field: field, content: content) }

  package func drawing(in environment: EnvironmentValues) -> (@MainActor () -> AnyView)? {
    guard let draw = environment.drawing(of: TextField<_TextFieldStyleLabel>.self) else {
      return nil
    }
    return { [field, content] in
      draw(TextField<_TextFieldStyleLabel>(field: field, content: .init(AnyView(content))))
    }
  }

  package static func leaveStyle(_ environment: inout EnvironmentValues) {
    environment.leaveDrawing(of: TextField<_TextFieldStyleLabel>.self)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    StyledNode(view: view, in: context)
  }
}

/// A text field as the back end draws it.
package struct TextFieldElement<Label: View>: View, ElementView {
  package typealias Body = Never

  let field: TextInput
  package let content: Label

  package var kind: ElementKind { .textField }
  package static var readsBindings: Bool { true }

  package func describe(_ element: inout ElementDescription) {
    field.describe(&element)
  }

  package func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)?
  {
    field.handler(for: element, in: node)
  }

  package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension TextField where Label == EmptyView {
  init(verbatim title: String, text: Binding<String>) {
    self.init(field: TextInput(title: title, text: text), content: EmptyView())
  }

  /// A field with a literal for its title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(verbatim: titleKey.string, text: text)
  }

  /// A field with a string for its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(verbatim: String(title), text: text)
  }

  /// A field with a literal for its title that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(
      field: TextInput(title: titleKey.string, axis: axis, text: text), content: EmptyView()
    )
  }

  /// A field with a string for its title that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(
      field: TextInput(title: String(title), axis: axis, text: text), content: EmptyView()
    )
  }

  /// A field with a title for assistive technology and another text to show while it is empty.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
  ) {
    self.init(
      field: TextInput(title: titleKey.string, prompt: prompt?.string, axis: axis, text: text),
      content: EmptyView()
    )
  }

  /// A field with a title for assistive technology and another text to show while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
  ) {
    self.init(
      field: TextInput(title: String(title), prompt: prompt?.string, axis: axis, text: text),
      content: EmptyView()
    )
  }
}

extension TextField {
  /// A field with any label before it.
  ///
  /// - Parameters:
  ///   - text: What is edited.
  ///   - prompt: What the field shows while it is empty.
  ///   - axis: The direction in which it grows with its text.
  ///   - label: What the field is called.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      field: TextInput(title: "", prompt: prompt?.string, axis: axis, text: text), content: label()
    )
  }
}

/// A line of text to edit that is shown as dots.
public struct SecureField<Label: View>: View, ElementView {
  public typealias Body = Never

  let field: TextInput
  package let content: Label

  package var kind: ElementKind { .secureField }
  package static var readsBindings: Bool { true }

  package func describe(_ element: inout ElementDescription) {
    field.describe(&element)
  }

  package func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)?
  {
    field.handler(for: element, in: node)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension SecureField where Label == EmptyView {
  /// A field with a literal for its title and another text to show while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(
      field: TextInput(title: titleKey.string, prompt: prompt?.string, text: text),
      content: EmptyView()
    )
  }

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

/// Text of many lines to edit.
public struct TextEditor: View, ElementView {
  public typealias Body = Never
  package typealias Content = EmptyView

  let field: TextInput

  /// - Parameter text: What is edited.
  public init(text: Binding<String>) {
    field = TextInput(title: "", control: .textEditor, text: text)
  }

  package var kind: ElementKind { .textEditor }
  package static var readsBindings: Bool { true }

  package func describe(_ element: inout ElementDescription) {
    field.describe(&element)
  }

  package func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)?
  {
    field.handler(for: element, in: node)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

/// What the kinds of text field have in common.
struct TextInput {
  let title: String
  var prompt: String?
  var axis = Axis.horizontal
  var control = StyledControl.textField
  var text: Binding<String> = .constant("")
  /// The value that the text stands for, where that is not the text itself.
  var value: ValueInput?

  @MainActor
  func describe(_ element: inout ElementDescription) {
    element.add(.value, .string(shownText(draft: element.draft)))
    let placeholder = prompt ?? title
    if !placeholder.isEmpty { element.add(.placeholder, .string(placeholder)) }
    if let prompt, prompt != title, !title.isEmpty {
      element.add(.accessibilityLabel, .string(title))
    }
    if element.revision > 0 { element.add(.revision, .int(Int(clamping: element.revision))) }
    if axis == .vertical { element.add(.axis, .string("vertical")) }
    element.addStyle(control)
    element.addTint()
    element.addIsEnabled()
    let hints = element.environment.inputHints
    if !hints.isEmpty { element.add(.inputHints, .strings(hints)) }
  }

  /// What was typed is shown for as long as the value is what it means, or it means none.
  @MainActor
  private func shownText(draft: String?) -> String {
    guard let value else { return text.wrappedValue }
    if let draft, value.isCurrent(draft) || !value.isValue(draft) { return draft }
    return value.text()
  }

  @MainActor
  private func write(_ string: String, to element: GraphElement) {
    if let value {
      element.draft = string
      value.write(string)
    } else if text.wrappedValue != string {
      text.wrappedValue = string
    }
  }

  /// An input event that is older than one that was seen, or came twice, is not taken account of.
  @MainActor
  func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)? {
    guard node.environment.isEnabled else { return nil }
    let onSubmit = node.environment.onSubmit
    let trigger: SubmitTriggers =
      node.environment.styles[.textField] == "search" ? .search : .text
    return { [self, unowned element, weak node] event in
      guard let node else { return }
      switch event {
      case .input(_, let string, let revision):
        guard revision > element.inputRevision else { return }
        element.inputRevision = revision
        write(string, to: element)
        // The answer to the revision is due even where the binding kept its value.
        node.graph.invalidate(node)
      case .submit:
        if element.draft != nil {
          element.draft = nil
          node.graph.invalidate(node)
        }
        onSubmit?(trigger)
      default:
        break
      }
    }
  }
}
