/// A publisher whose type is nobody's business.
///
/// ``Publisher/eraseToAnyPublisher()`` makes one.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let box: PublisherBox<Output, Failure>

  /// Wraps a publisher.
  ///
  /// - Parameter publisher: The publisher. One that is wrapped already is not wrapped again.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let erased = publisher as? Self {
      self = erased
    } else {
      box = ConcretePublisherBox(publisher)
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    box.receive(subscriber)
  }

  public var description: String { "AnyPublisher" }
}

private class PublisherBox<Output, Failure: Error> {
  func receive<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    preconditionFailure("A publisher box has a publisher.")
  }
}

private final class ConcretePublisherBox<Base: Publisher>: PublisherBox<Base.Output, Base.Failure> {
  private let base: Base

  init(_ base: Base) {
    self.base = base
  }

  override func receive<S: Subscriber>(_ subscriber: S)
  where S.Input == Base.Output, S.Failure == Base.Failure {
    base.receive(subscriber: subscriber)
  }
}
