import Combine

/// What a shared value is read from.
///
/// No function of a reference calls out while it holds a lock that a reader needs.
protocol ReadableReference<Value>: AnyObject, Sendable {
  associatedtype Value

  /// The current value. Reading it counts as access for observation.
  var value: Value { get }
  /// Sends the current value and each later one.
  var publisher: AnyPublisher<Value, Never> { get }
  /// The storage behind the value, if a key names one.
  var persistence: (any Persistence)? { get }
}

/// What a shared value is read from and written to.
protocol Reference<Value>: ReadableReference {
  /// Changes the value in one step that no other change interrupts.
  func mutate<Result, Failure: Error>(
    _ site: Site, _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result
}

/// A storage that holds a value outside of the program's memory.
protocol Persistence: AnyObject, Sendable {
  var isLoading: Bool { get }
  var loadError: (any Error)? { get }
  var saveError: (any Error)? { get }
  func load() async throws
  func save() async throws
}

/// A place in the source, for messages.
struct Site: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}
