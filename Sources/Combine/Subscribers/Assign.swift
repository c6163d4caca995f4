import IssueReporting

extension Subscribers {
  /// A subscriber that writes each value to a property of an object.
  ///
  /// It holds the object until the end comes or it is cancelled.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    private struct State {
      var root: Root?
      var subscription: (any Subscription)?
    }

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let state: Lock<State>

    /// Creates a subscriber.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - keyPath: The property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.keyPath = keyPath
      state = Lock(State(root: object))
    }

    /// The object, until the end.
    public var object: Root? { state.withLock { $0.root } }

    public func receive(subscription: any Subscription) {
      let isWelcome = state.withLock { state in
        guard state.subscription == nil, state.root != nil else { return false }
        state.subscription = subscription
        return true
      }
      if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      _ = end()
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    public var description: String { "Assign \(Root.self)" }

    private func end() -> State {
      state.withLock { state in
        defer { state = State() }
        return state
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value to a property of an object.
  ///
  /// The subscription holds the object; ``assign(to:)`` does not, for properties that are
  /// published.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: What ends the subscription; it ends too when nobody holds this.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
