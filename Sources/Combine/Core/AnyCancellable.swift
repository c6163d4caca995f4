import IssueReporting

/// Something under way that stops when nobody holds this any more.
///
/// ``Publisher/sink(receiveValue:)`` returns one. Keep it for as long as values should flow.
///
/// ```swift
/// final class Model {
///   private var cancellables: Set<AnyCancellable> = []
///
///   func start() {
///     updates.sink { [weak self] in self?.apply($0) }.store(in: &cancellables)
///   }
/// }
/// ```
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let action: Lock<(() -> Void)?>

  /// Wraps a function to call at most once.
  ///
  /// - Parameter cancel: The function.
  public init(_ cancel: @escaping () -> Void) {
    action = Lock(cancel)
  }

  /// Wraps something else that can be cancelled.
  ///
  /// - Parameter canceller: The other.
  public init(_ canceller: some Cancellable) {
    action = Lock(canceller.cancel)
  }

  deinit {
    cancel()
  }

  public func cancel() {
    action.withLock { $0.take() }?()
  }

  /// Keeps it in a collection.
  ///
  /// - Parameter collection: Where to keep it.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self)
  }

  /// Keeps it in a set.
  ///
  /// - Parameter set: Where to keep it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
