extension Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// It has sent all it had.
    case finished
    /// It could not go on.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  /// The same end, with another kind of failure.
  func mapFailure<Other>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(transform(failure))
    }
  }

  /// The same end, with any error as its failure.
  var erased: Subscribers.Completion<any Error> {
    mapFailure { $0 }
  }
}
