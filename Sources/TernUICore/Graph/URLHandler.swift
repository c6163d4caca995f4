package import FoundationEssentials

/// A view that is told of URLs.
package struct URLHandler {
  package weak var node: _Node?
  let open: @MainActor (URL) -> Void

  package init(node: _Node, open: @escaping @MainActor (URL) -> Void) {
    self.node = node
    self.open = open
  }
}

extension ViewGraph {
  /// Tells the views of a URL that the app is to open.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether there was a view to tell.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    let handlers = urlHandlers
    for handler in handlers where handler.node != nil { handler.open(url) }
    return !handlers.isEmpty
  }
}
