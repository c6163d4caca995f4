/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>()

  /// Creates a publisher.
  public init() {}

  deinit {
    core.close()
  }

  /// Tells all subscribers.
  public func send() {
    core.send(())
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.subscribe(subscriber)
  }
}
