import IssueReporting

/// Keeps an observation alive, until it is cancelled or nobody holds it any more.
public final class ObserveToken: Sendable {
  private struct State {
    var isCancelled = false
    var onCancel: (@Sendable () -> Void)?
  }

  private let state: Lock<State>

  /// Creates a token.
  ///
  /// - Parameter onCancel: Called once, when the token is cancelled or goes.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    state = Lock(State(onCancel: onCancel))
  }

  deinit { cancel() }

  /// Whether the observation has ended.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// What is called when the observation ends; nothing once it has.
  public var onCancel: @Sendable () -> Void {
    let onCancel: (@Sendable () -> Void)? = state.withLock { $0.onCancel }
    return onCancel ?? {}
  }

  /// Ends the observation.
  ///
  /// Once is enough; more often does nothing.
  public func cancel() {
    let onCancel = state.withLock { state in
      defer { state = State(isCancelled: true) }
      return state.onCancel
    }
    onCancel?()
  }

  /// Keeps the observation alive together with others.
  ///
  /// - Parameter tokens: The others.
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  /// Keeps the observation alive together with others.
  ///
  /// - Parameter tokens: The others.
  public func store(in tokens: inout some RangeReplaceableCollection<ObserveToken>) {
    tokens.append(self)
  }
}

extension ObserveToken: HashableObject {}
