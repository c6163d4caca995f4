extension View {
  /// Calls an action when this view comes into sight.
  ///
  /// That is: when it is first shown, and each time the page it is on comes to lie on top again, or the
  /// row it is in comes near what is seen of a long list or lazy stack.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, onAppear: action)
  }

  /// Calls an action when this view goes out of sight: it is gone, another page covers its own, or the
  /// row it is in is scrolled far away.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleView(content: self, onDisappear: action)
  }

  /// Runs a task while this view is in sight; it is cancelled when the view goes out of sight.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    LifecycleView(content: self, task: LifecycleTask(id: nil, priority: priority, action: action))
  }

  /// Runs a task while this view is in sight, and starts it over when a value changes.
  public func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    LifecycleView(content: self, task: LifecycleTask(id: id, priority: priority, action: action))
  }
}

private struct LifecycleTask {
  let id: (any Equatable)?
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  func hasSameID(as other: LifecycleTask) -> Bool {
    guard let id, let otherID = other.id else { return id == nil && other.id == nil }
    return isKnownEqual(id, otherID)
  }
}

private struct LifecycleView<Content: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?
  var task: LifecycleTask?

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LifecycleNode(view: view, in: context)
  }
}

private final class LifecycleNode<Content: View>: WrapperNode<LifecycleView<Content>>, Appearing {
  private var page: PageContext?
  private var isInSight = false
  private var running: Task<Void, Never>?
  private var started: LifecycleTask?

  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    if changes.contains(.mounted) {
      page = environment.page
      page?.add(self)
      graph.afterUpdate { [weak self] in self?.updateSight() }
    } else if isInSight, let started, let task = view.task, !task.hasSameID(as: started) {
      graph.afterUpdate { [weak self] in self?.restart() }
    }
  }

  func pageCoverageChanged() {
    updateSight()
  }

  override func rowReachChanged(_ isNear: Bool) {
    super.rowReachChanged(isNear)
    graph.afterUpdate { [weak self] in self?.updateSight() }
  }

  private func updateSight() {
    let isNowInSight = isMounted && isInReach && page?.isCovered != true
    if isInSight == isNowInSight { return }
    isInSight = isNowInSight
    environment.inScope {
      if isInSight {
        view.onAppear?()
        start()
      } else {
        running?.cancel()
        running = nil
        view.onDisappear?()
      }
    }
  }

  private func start() {
    guard let lifecycleTask = view.task else { return }
    started = lifecycleTask
    running = Task(priority: lifecycleTask.priority) { await lifecycleTask.action() }
  }

  private func restart() {
    guard isInSight else { return }
    running?.cancel()
    environment.inScope { start() }
  }

  override func willUnmount() {
    page?.remove(self)
    // The node is kept until the turn's actions run, so that the action sees the state as it is then.
    graph.afterUpdate { self.updateSight() }
  }

  deinit {
    running?.cancel()
  }
}
