/// Tells of every action that a store has handled: the state may have changed.
///
/// It takes no part in observation: made while somebody is being observed, it adds nothing to what
/// they are told of.
@MainActor
final class StoreFeed {
  private let root: AnyRoot
  private var handler: (() -> Void)?

  /// Starts at once, and goes on until it is stopped or nobody holds it.
  ///
  /// - Parameters:
  ///   - root: The root of the store.
  ///   - handler: Called after each action, when the new state stands.
  init(_ root: AnyRoot, handler: @escaping () -> Void) {
    self.root = root
    self.handler = handler
    root.feeds.add(self)
  }

  func stop() {
    handler = nil
    root.feeds.remove(self)
  }

  fileprivate func handle() {
    handler?()
  }
}

/// The feeds of a root.
@MainActor
final class StoreFeeds {
  private struct Weak {
    weak var feed: StoreFeed?
  }

  private var feeds: [Weak] = []

  func add(_ feed: StoreFeed) {
    feeds.append(Weak(feed: feed))
  }

  func remove(_ feed: StoreFeed) {
    feeds.removeAll { $0.feed == nil || $0.feed === feed }
  }

  /// Tells all feeds, in the order in which they came.
  func notify() {
    guard !feeds.isEmpty else { return }
    var areSomeGone = false
    for entry in feeds {
      if let feed = entry.feed { feed.handle() } else { areSomeGone = true }
    }
    if areSomeGone { feeds.removeAll { $0.feed == nil } }
  }
}
