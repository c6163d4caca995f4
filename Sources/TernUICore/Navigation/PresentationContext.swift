/// What the views of one sheet say about how it may be closed.
@MainActor
final class PresentationContext {
  private var disabling: Set<ObjectIdentifier> = []
  var onChange: (@MainActor () -> Void)?

  /// Whether a person cannot close the sheet except by its buttons.
  var isDismissDisabled: Bool { !disabling.isEmpty }

  func setDismissDisabled(_ isDisabled: Bool, from node: _Node) {
    let before = isDismissDisabled
    if isDisabled {
      disabling.insert(ObjectIdentifier(node))
    } else {
      disabling.remove(ObjectIdentifier(node))
    }
    if before != isDismissDisabled { onChange?() }
  }
}

extension EnvironmentValues {
  private enum PresentationContextKey: EnvironmentKey {
    static var defaultValue: PresentationContext? { nil }
  }

  /// The sheet that the view is in.
  var presentation: PresentationContext? {
    get { self[PresentationContextKey.self] }
    set { self[PresentationContextKey.self] = newValue }
  }

  /// Begins another place: the page, its stack, the row, and what is meant for the next element stay
  /// out.
  package mutating func leavePlace() {
    page = nil
    navigation = nil
    slots = nil
    if slot != nil { slot = nil }
    if rowSelection != nil { rowSelection = nil }
    pendingAttributes = ElementAttributes()
  }
}

extension View {
  /// Keeps a person from closing the sheet that this view is in, except by the sheet's own buttons.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    DismissDisabledView(content: self, isDisabled: isDisabled)
  }
}

private struct DismissDisabledView<Content: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let isDisabled: Bool

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    DismissDisabledNode(view: view, in: context)
  }
}

private final class DismissDisabledNode<Content: View>: WrapperNode<DismissDisabledView<Content>> {
  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    environment.presentation?.setDismissDisabled(view.isDisabled, from: self)
  }

  override func willUnmount() {
    environment.presentation?.setDismissDisabled(false, from: self)
  }
}

/// Whether a view is presented, and how to end that: the older way to write ``DismissAction``.
public struct PresentationMode {
  /// Whether the view is in a page over another, or in a sheet.
  public let isPresented: Bool
  let action: DismissAction

  /// Closes the presentation.
  @MainActor
  public mutating func dismiss() {
    action()
  }
}

extension EnvironmentValues {
  /// Whether the view is presented, and how to end that.
  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    let action = dismiss
    return Binding(
      get: { PresentationMode(isPresented: isPresented, action: action) }, set: { _ in }
    )
  }
}
