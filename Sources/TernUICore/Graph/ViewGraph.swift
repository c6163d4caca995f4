import IssueReporting

/// Keeps a view on a back end's screen.
///
/// The graph owns what lasts of the views: their identity, state, environment, observation and
/// elements. Changes of a turn are collected, and one ``flush()`` in the main actor's next turn
/// evaluates the bodies that depend on them, from the outside in, and gives the back end one batch.
///
/// ```swift
/// let graph = ViewGraph(CounterView(), backend: backend)
/// ```
///
/// Whoever makes a graph calls ``stop()`` when it has been of use, which ends the tasks of the views.
@MainActor
public final class ViewGraph {
  let backend: any Backend
  let inbox = Inbox()
  /// The layers over the content, the lowest first.
  let layers = LayerList()
  /// The views that are told of URLs.
  package var urlHandlers: [URLHandler] = []
  /// Where the focus is, and where it was asked to go.
  let focus = FocusCoordinator()
  /// What views say about the focus.
  let focusedValues = FocusedValueStore()
  /// The objects that were reported as missing.
  var reportedLacks: Set<MissingObject.Lack> = []
  /// What `@SceneStorage` keeps.
  package let sceneStorage = SceneStorageValues()
  /// Whether `@SceneStorage` is kept for the next run of the app.
  package let keepsSceneStorage: Bool

  /// The element at the top.
  private(set) lazy var rootElement = GraphElement(rootOf: self)

  private var root: RootNode?
  private var elements: [ElementID: GraphElement] = [:]
  private var nextElement: UInt32 = 1
  private var queued: [GraphElement] = []
  private var removed: [ElementID] = []
  private var reveals: [RenderOperation] = []
  private var dirty: [_Node] = []
  private var actions: [@MainActor () -> Void] = []
  private var isFlushing = false
  /// Whether the back end asked for rows while it took a batch.
  private var wantsRows = false
  private var revision: UInt64 = 0

  /// How many times a flush goes round before it is taken for endless.
  private static let roundLimit = 1_000

  /// Shows a view, at once.
  ///
  /// - Parameters:
  ///   - view: What to show.
  ///   - backend: What to show it on. The graph holds it, and takes its events.
  ///   - keepsSceneStorage: Whether values of ``SceneStorage`` are kept in the user defaults, for the
  ///     next run of the app.
  public init<Content: View>(
    _ view: Content, backend: any Backend, keepsSceneStorage: Bool = false
  ) {
    self.backend = backend
    self.keepsSceneStorage = keepsSceneStorage
    inbox.graph = self
    focus.inbox = inbox
    var environment = EnvironmentValues()
    environment.traits = backend.traits
    root = RootNode(AnyView(view), environment: environment, graph: self)
    backend.onEvent = { [weak self] in self?.handle($0) }
    flush()
  }

  /// Takes everything off the screen, ends what the views started, and lets go of the back end.
  public func stop() {
    root?.unmount()
    backend.onEvent = nil
    flush()
    root = nil
  }

  // MARK: - Turns

  /// Brings the screen up to date now, instead of in the main actor's next turn.
  public func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    var rounds = 0
    repeat {
      wantsRows = false
      while refreshDirtyNodes() || runActions() || focus.resolve()
        || focusedValues.follow(focus.focused)
      {
        rounds += 1
        if rounds == Self.roundLimit {
          reportIssue(
            """
            The views did not come to rest after \(Self.roundLimit) rounds: a body, an 'onChange' or \
            an 'onAppear' changes what it depends on each time it runs. The screen shows the last \
            round.
            """
          )
          return commit()
        }
      }
      commit()
      // Rows that a back end asks for while it lays the batch out are in the same frame.
      rounds += 1
    } while wantsRows && rounds < Self.roundLimit
  }

  /// Whether a flush would find something to do.
  package var needsFlush: Bool {
    !dirty.isEmpty || !actions.isEmpty || inbox.hasTrackers || inbox.hasFocusRequests
  }

  /// Has a node refreshed in the next flush.
  package func invalidate(_ node: _Node) {
    guard node.isMounted, !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
    if !isFlushing { inbox.schedule() }
  }

  /// Runs a closure in this turn, when all bodies are up to date.
  package func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    if !isFlushing { inbox.schedule() }
  }

  private func refreshDirtyNodes() -> Bool {
    for tracker in inbox.drain() {
      if let node = tracker.node { invalidate(node) }
    }
    if dirty.isEmpty { return false }
    var nodes = dirty
    dirty = []
    if nodes.count > 1 { nodes.sort { $0.depth < $1.depth } }
    for node in nodes where node.isDirty && node.isMounted && node.row?.holds(node) != true {
      node.isDirty = false
      node.refresh(.observed)
    }
    return true
  }

  private func runActions() -> Bool {
    if actions.isEmpty { return false }
    let due = actions
    actions = []
    for action in due { action() }
    return true
  }

  // MARK: - Operations

  private func commit() {
    var operations: [RenderOperation] = []
    while !queued.isEmpty {
      let changed = queued
      queued = []
      for element in changed { element.beginCommit() }
      for element in changed { element.virtualRoot?.onVirtualChange?() }
      let shown = changed.filter { !$0.isVirtual && !$0.isRemoved }
      for element in shown { element.appendCreation(to: &operations) }
      for element in shown { element.appendAttributes(to: &operations) }
      for element in shown { element.appendChildren(to: &operations) }
    }
    for id in removed { operations.append(.remove(id)) }
    removed = []
    if let operation = focus.takeOperation() { operations.append(operation) }
    operations += reveals.filter { operation in
      if case .reveal(let id, _) = operation { return elements[id] != nil }
      return false
    }
    reveals = []
    if operations.isEmpty { return }
    revision += 1
    backend.apply(operations, revision: revision)
  }

  func makeElementID() -> ElementID {
    defer { nextElement += 1 }
    return ElementID(rawValue: nextElement)
  }

  /// Has an element scrolled into sight when the turn ends.
  package func reveal(_ id: ElementID, alignment: String?) {
    elements[id]?.bringIntoReach()
    reveals.append(.reveal(id, alignment: alignment))
    inbox.schedule()
  }

  func register(_ element: GraphElement) {
    elements[element.id] = element
  }

  /// Tells the back end that an element is gone which its container does not have at the moment.
  func announceRemoval(of id: ElementID) {
    removed.append(id)
  }

  func unregister(_ element: GraphElement, announce: Bool) {
    elements[element.id] = nil
    focus.remove(element)
    if announce { removed.append(element.id) }
  }

  func queue(_ element: GraphElement) {
    queued.append(element)
  }

  /// The elements with rows that come when they are needed, the oldest first.
  var elementsWithLazyRows: [GraphElement] {
    elements.values.filter { !$0.isVirtual && !$0.rowsThatCome.isEmpty }
      .sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// Brings up to date the rows that wait with that until they are near.
  func updateStaleRows() {
    for container in elementsWithLazyRows {
      for rows in container.rowsThatCome { rows.updateStaleRows() }
    }
  }

  /// The element of an id, while it is there.
  package func element(_ id: ElementID) -> GraphElement? { elements[id] }

  // MARK: - Events

  /// Does what a person asked for.
  ///
  /// Nothing, where the element is gone or has no such event. Changes of state that were made before
  /// come first, so that an action never sees less than the state as it is.
  private func handle(_ event: UIEvent) {
    if needsFlush { flush() }
    if case .environment(let traits) = event {
      root?.setTraits(traits)
    } else if case .focus(let id, let isFocused) = event {
      if focusedValues.isInUse { inbox.schedule() }
      focus.backendMovedFocus(to: isFocused ? elements[id] : nil, from: isFocused ? nil : id)
    } else if case .rows(let id, _) = event {
      wantsRows = true
      elements[id]?.onEvent?(event)
      flush()
    } else if case .rowsLeft(let id, let rows) = event {
      wantsRows = true
      elements[id]?.childrenLeft(rows)
      flush()
    } else if let id = event.element, let element = elements[id], let onEvent = element.onEvent {
      guard let environment = element.owner?.environment else { return onEvent(event) }
      environment.inScope { onEvent(event) }
    }
  }

  // MARK: - For tests

  /// How often the bodies of the views of a type that are now on screen were evaluated.
  package func evaluations<Content: View>(of type: Content.Type) -> Int {
    var count = 0
    func visit(_ node: _Node) {
      if node is _ViewNode<Content> { count += node.evaluations }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
    return count
  }
}

extension UIEvent {
  /// The element that the event is about.
  var element: ElementID? {
    switch self {
    case .tap(let id), .toggle(let id, _), .select(let id, _), .input(let id, _, _),
      .submit(let id), .focus(let id, _), .pop(let id, _), .dismiss(let id, _),
      .change(let id, _), .step(let id, _), .choose(let id, _), .delete(let id),
      .move(let id, _), .refresh(let id), .gesture(let id, _), .resize(let id, _, _),
      .openLink(let id, _), .rows(let id, _), .rowsLeft(let id, _), .key(let id, _, _):
      return id
    case .environment:
      return nil
    }
  }
}
