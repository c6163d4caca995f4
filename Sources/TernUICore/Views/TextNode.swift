/// The node of a text, which follows the time where its words do.
final class TextNode: ElementViewNode<Text> {
  private var waiting: Task<Void, Never>?

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    if waiting == nil, !view.followsTime { return }
    waiting?.cancel()
    waiting = nil
    let clock = environment.timelineClock
    guard let wait = view.change(after: clock.now()) else { return }
    waiting = Task { [weak self] in
      do { try await clock.sleep(wait) } catch { return }
      guard let self, !Task.isCancelled else { return }
      graph.invalidate(self)
    }
  }

  override func willUnmount() {
    waiting?.cancel()
    super.willUnmount()
  }
}
