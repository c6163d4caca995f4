import IssueReporting

/// A button that leads to another page of the nearest stack.
///
/// Either to a view that is given with it, or to the page of a value, which
/// ``View/navigationDestination(for:destination:)`` describes.
public struct NavigationLink<Label: View, Destination: View>: View, ElementView {
  public typealias Body = Never

  package let content: Label
  let target: Target

  enum Target {
    case view(() -> Destination)
    case value(Any?, unhandled: @MainActor () -> Void)
    /// A page that is there while somebody else's state says so.
    case state(
      isPresented: () -> Bool, navigate: @MainActor (Bool) -> Void, destination: () -> Destination
    )
  }

  /// A link to a page that is there while state says so.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is there. What it reads is tracked.
  ///   - navigate: Called when the page is to come, and when it is to go.
  ///   - destination: The page.
  ///   - label: What to press.
  package init(
    isPresented: @escaping () -> Bool,
    navigate: @escaping @MainActor (Bool) -> Void,
    destination: @escaping () -> Destination,
    label: Label
  ) {
    content = label
    target = .state(isPresented: isPresented, navigate: navigate, destination: destination)
  }

  /// A link that pushes a value on the path of its stack.
  ///
  /// - Parameters:
  ///   - value: What to push. Without one, the link cannot be used.
  ///   - unhandled: Called when there is no stack around, or its path does not hold such values.
  package init(pushing value: Any?, label: Label, unhandled: @escaping @MainActor () -> Void) {
    content = label
    target = .value(value, unhandled: unhandled)
  }

  package var kind: ElementKind { .link }

  package func describe(_ element: inout ElementDescription) {
    if case .value(nil, _) = target {
      element.add(.isEnabled, .bool(false))
    } else {
      element.addIsEnabled()
    }
  }

  package func handler(for element: GraphElement, in node: _Node) -> (@MainActor (UIEvent) -> Void)?
  {
    guard node.environment.isEnabled else { return nil }
    return { [weak node] event in
      guard case .tap = event, let node = node as? LinkNode<Label, Destination> else { return }
      node.activate()
    }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LinkNode(view: view, in: context)
  }
}

extension NavigationLink {
  /// A link to a view.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    content = label()
    target = .view(destination)
  }

  /// A link to a view.
  public init(
    destination: @autoclosure @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    content = label()
    target = .view(destination)
  }

  /// A link to a view that is presented while a condition holds, whoever makes it so.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isPresented: { isActive.wrappedValue },
      navigate: { if isActive.wrappedValue != $0 { isActive.wrappedValue = $0 } },
      destination: destination,
      label: label()
    )
  }

  /// A link to a view that is presented while a condition holds, whoever makes it so.
  public init(
    destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: destination, label: label)
  }

  /// A link to a view that is presented while a selection has its tag.
  public init<Tag: Hashable>(
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isPresented: { selection.wrappedValue == tag },
      navigate: { isPresented in
        if isPresented {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      },
      destination: destination,
      label: label()
    )
  }

  /// A link to a view that is presented while a selection has its tag.
  public init<Tag: Hashable>(
    destination: @autoclosure @escaping () -> Destination,
    tag: Tag,
    selection: Binding<Tag?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: destination, label: label)
  }
}

extension View {
  /// Where the page of a link goes among columns, which is decided by the columns themselves.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// A link to a view, with a literal for its label.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to a view, with a literal for its label.
  public init(
    _ titleKey: LocalizedStringKey, destination: @autoclosure @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link to a view that is presented while a condition holds, with a literal for its label.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// A link to a view that is presented while a condition holds, with a literal for its label.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// A link to a view, with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: @autoclosure @escaping () -> Destination)
  {
    self.init(destination: destination) { Text(title) }
  }

  /// A link to a view, with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page of a value.
  ///
  /// Without a value it cannot be used.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(pushing: value.map { $0 as Any }, label: label()) {
      reportIssue(
        """
        A 'NavigationLink' with a value of type '\(Value.self)' was used, but no 'NavigationStack' \
        around it takes such values. Put the link inside a stack whose path holds '\(Value.self)', \
        or one without a path.
        """
      )
    }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to the page of a value, with a literal for its label.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link to the page of a value, with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

private final class LinkNode<Label: View, Destination: View>:
  ElementViewNode<NavigationLink<Label, Destination>>
{
  private var page: PageNode?

  override var staysInRow: Bool {
    if case .state = view.target { return false }
    return page == nil
  }

  func activate() {
    switch view.target {
    case .view(let destination):
      open(destination)
    case .value(let value?, let unhandled):
      if chooses(value) { return }
      if environment.navigation?.push(value) != true { unhandled() }
    case .value(nil, _):
      break
    case .state(_, let navigate, _):
      navigate(true)
    }
  }

  /// In a list of which rows are chosen, a link chooses its value.
  private func chooses(_ value: Any) -> Bool {
    guard let selection = environment.rowSelection?.selection, !selection.isMultiple,
      let tag = (value as? any Hashable).map({ AnyHashable($0) }), selection.accepts(tag)
    else { return false }
    selection.choose(tag, true)
    environment.navigation?.column?.showNext()
    return true
  }

  private func open(
    _ destination: @escaping () -> Destination, dismissal: (@MainActor () -> Void)? = nil
  ) {
    guard page == nil else { return }
    guard let owner = environment.page else {
      return reportIssue(
        """
        A 'NavigationLink' was used outside of a 'NavigationStack', so there is nothing to put its \
        page on. Put a stack around it.
        """
      )
    }
    page = owner.stack.mountPresented(
      from: owner, depth: depth + 1, dismissal: dismissal ?? { [weak self] in self?.close() }
    ) {
      ClosureNode(in: $0, make: destination)
    }
  }

  private func close() {
    guard let page else { return }
    self.page = nil
    page.unmount()
    environment.page?.dismiss(page)
  }

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    switch view.target {
    case .view(let destination):
      update(destination)
    case .state(let isPresented, let navigate, let destination):
      guard track(isPresented) else { return close() }
      if page == nil {
        open(destination) { navigate(false) }
      } else {
        update(destination)
      }
    case .value:
      break
    }
  }

  private func update(_ destination: @escaping () -> Destination) {
    guard let page else { return }
    (page.child as? ClosureNode<Destination>)?
      .update(in: page.updateFromStack(), make: destination)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let page { body(page) }
  }

  override func collectChildren(of element: GraphElement, into ids: inout [ElementID]) {
    super.forEachChild { $0.collectElements(into: &ids) }
  }

  override func willUnmount() {
    super.willUnmount()
    close()
  }
}
