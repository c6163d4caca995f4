import IssueReporting

extension Publishers {
  /// A publisher that connects another one while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private struct State {
      var subscribers = 0
      var isConnected = false
      var connection: (any Cancellable)?
    }

    /// The publisher that is connected.
    public let upstream: Upstream
    private let state = Lock(State())

    /// Creates a publisher.
    ///
    /// - Parameter upstream: The publisher to connect.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let connects = state.withLock { state in
        state.subscribers += 1
        defer { state.isConnected = true }
        return !state.isConnected
      }
      upstream.subscribe(Ending(subscriber, onEnd: leave))
      guard connects, isUsed() else { return }
      let connection = upstream.connect()
      let isUnused = state.withLock { state in
        // All of them may have gone in the meantime.
        if state.subscribers > 0 {
          state.connection = connection
        } else {
          state.isConnected = false
        }
        return state.subscribers == 0
      }
      if isUnused { connection.cancel() }
    }

    /// Whether a subscriber is left: the first one may have received the end at once.
    private func isUsed() -> Bool {
      state.withLock { state in
        if state.subscribers == 0 { state.isConnected = false }
        return state.subscribers > 0
      }
    }

    private func leave() {
      let connection = state.withLock { state -> (any Cancellable)? in
        state.subscribers -= 1
        guard state.subscribers == 0, let connection = state.connection else { return nil }
        state.connection = nil
        state.isConnected = false
        return connection
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and ends the connection when the last has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
