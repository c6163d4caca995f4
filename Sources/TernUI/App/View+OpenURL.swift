public import FoundationEssentials

extension View {
  /// Calls an action when the app is to open a URL: one that it was started with, or that came later.
  ///
  /// ```swift
  /// BirdList(store: store)
  ///   .onOpenURL { store.send(.deepLink(.open($0))) }
  /// ```
  ///
  /// All views that are there are told, those outside first.
  ///
  /// - Parameter action: Called with the URL.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    OpenURLView(content: self, action: action)
  }
}

private struct OpenURLView<Content: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let action: @MainActor (URL) -> Void

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionWrapperNode(view: view, in: context, OpenURLCompanion.init)
  }
}

private final class OpenURLCompanion<Content: View>: WrapperCompanion<OpenURLView<Content>> {
  override func refresh(_ changes: NodeChanges) {
    // Before what is inside, so that views outside stand first.
    if changes.contains(.mounted) {
      graph.urlHandlers.append(
        URLHandler(node: node) { [weak self] url in
          guard let self else { return }
          environment.inScope { view.action(url) }
        }
      )
    }
    super.refresh(changes)
  }

  override func willUnmount() {
    super.willUnmount()
    graph.urlHandlers.removeAll { $0.node === self }
  }
}
