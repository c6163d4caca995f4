import CasePaths
import Dependencies
import IssueReporting
import Observation

/// Runs a feature: holds its state, handles its actions, executes its effects.
///
/// Create one for the whole application and hand parts of it to the views with `scope`. A scoped
/// store is a view onto the same state, never a copy of it.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) {
///   Counter()
/// }
/// store.send(.incrementButtonTapped)
/// print(store.count)
/// ```
///
/// Everything happens on the main actor. An action that is sent while another is handled waits until
/// that is finished.
@MainActor
@preconcurrency
@dynamicMemberLookup
public final class Store<State, Action> {
  let node: StoreNode<State, Action>
  /// The store that this one was scoped from.
  ///
  /// It is held, so that the same paths lead to the same stores again as long as one of them is held.
  private let parent: AnyObject?
  private var hasReportedUnhandled = false
  private var children: [ScopeKey: WeakReference] = [:]
  /// How many children to remember before those that have gone are forgotten.
  private var childrenToPurgeAt = 16
  /// Some of the children, by the paths that lead to them.
  // Unchecked: nothing is called while it is read or changed.
  @exclusivity(unchecked) var recentChildren = RecentChildren()
  /// The children that are rows.
  var rowChildren: AnyLastState?

  private struct WeakReference {
    weak var store: AnyObject?
  }

  init(_ node: StoreNode<State, Action>, parent: AnyObject? = nil) {
    self.node = node
    self.parent = parent
  }

  deinit {
    recentChildren.deallocate()
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state that the store starts with.
  ///   - reducer: The feature. It is asked once for what it consists of.
  ///   - prepareDependencies: Changes the dependencies that the feature and its effects use.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    let (storage, reducer, dependencies) = withDependencies {
      prepareDependencies?(&$0)
    } operation: {
      (Root<State, Action>.store(initialState), reducer(), DependencyValues._current)
    }
    self.init(
      RootNode(
        Root(
          storage: storage, reducer: reducer, dependencies: dependencies,
          executor: dependencies.effectExecutor
        )
      )
    )
  }

  // MARK: - Sending

  /// Sends an action to the feature.
  ///
  /// The state has changed when this returns, unless another action is being handled: then the action
  /// is handled after it. An action for a part of the state that is gone is a reported issue.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The life of the effects that the action has.
  @discardableResult
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    let site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard !node.root.isProcessing else { return enqueue(action, site) }
    let runs = node.root.operatorRuns
    let (isSent, effects) = node.send(action, origin: .user(site))
    if !isSent {
      site.reportLateSend(action)
    } else if let name = node.neededOperator, node.root.operatorRuns == runs {
      reportUnhandled(action, neededOperator: name, at: site)
    }
    return StoreTask(effects)
  }

  /// Reports, once, that the feature's own reducer is not part of its parent's.
  private func reportUnhandled(
    _ action: Action, neededOperator name: String, at site: OperatorSite
  ) {
    guard !hasReportedUnhandled else { return }
    hasReportedUnhandled = true
    site.report(
      """
      An action of a child feature reached no reducer of the child: \(debugCaseOutput(action))

      The child's reducer is not part of its parent's. Apply '.\(name)' to the parent's body, with the \
      paths that the store was scoped by.
      """
    )
  }

  /// Sends an action that has to wait: the state may go before its turn comes.
  private func enqueue(_ action: Action, _ site: OperatorSite) -> StoreTask {
    let node = node
    let (isSent, effects) = node.send(action, origin: .user(site)) {
      guard !node.exists else { return true }
      site.reportLateSend(action)
      return false
    }
    if !isSent { site.reportLateSend(action) }
    return StoreTask(effects)
  }

  // MARK: - Reading

  /// Calls a closure with the current state, without observing it.
  ///
  /// - Parameter body: Reads the state.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    node.withState { body($0.pointee) }
  }

  // MARK: - Scoping

  /// The child store for a key, if somebody holds it.
  private func existingChild<ChildState, ChildAction>(
    _ key: ScopeKey
  ) -> Store<ChildState, ChildAction>? {
    children[key]?.store as? Store<ChildState, ChildAction>
  }

  /// How many children are remembered, alive or not.
  var childCount: Int { children.count }

  /// The child store for a key, made the first time and again after nobody holds it any more.
  func child<ChildState, ChildAction>(
    _ key: ScopeKey, make: () -> StoreNode<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let child: Store<ChildState, ChildAction> = existingChild(key) { return child }
    // Whoever goes with what is forgotten may scope this store in turn.
    let forgotten = children.count >= childrenToPurgeAt ? forgetGoneChildren() : [:]
    let child = Store<ChildState, ChildAction>(make(), parent: self)
    children[key] = WeakReference(store: child)
    withExtendedLifetime(forgotten) {}
    return child
  }

  private func forgetGoneChildren() -> [ScopeKey: WeakReference] {
    let all = children
    children = all.filter { $0.value.store != nil }
    childrenToPurgeAt = max(16, children.count * 2)
    return all
  }
}

/// A store for the state and the actions of a reducer.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store where State: ObservableState {
  /// The current state, observed as a whole value.
  public var state: State {
    node.track()
    return node.withState { $0.pointee }
  }

  /// A property of the current state.
  ///
  /// Who reads it while being observed is told when it changes.
  @inline(__always)
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    node.track()
    return node.withState { $0.pointee[keyPath: keyPath] }
  }
}

extension Store: Observable {}

extension Store: nonisolated Hashable {
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store: nonisolated Identifiable {}

extension Store: nonisolated CustomDebugStringConvertible {
  public nonisolated var debugDescription: String {
    "Store<\(State.self), \(Action.self)>"
  }
}
