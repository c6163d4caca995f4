import Combine
import IssueReporting

/// What a shared value is read from.
///
/// No function of a reference calls out while it holds a lock that a reader needs.
protocol ReadableReference<Value>: AnyObject, Sendable {
  associatedtype Value

  /// The object in which the value is, in whole or as a part of another.
  var root: AnyObject { get }
  /// The current value, read without counting as access for observation.
  var untracked: Value { get }
  /// Whether somebody on this thread is tracking what is read.
  var isTracking: Bool { get }
  /// Tells the current tracking, if there is one, that the value is read.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  func track() -> Bool
  /// Tells the current tracking that a part of the value is read.
  ///
  /// - Parameter isUnchanged: Whether the part is the same in two values.
  func trackPart(_ isUnchanged: @escaping (Value, Value) -> Bool)
  /// Sends the current value and each later one.
  var publisher: AnyPublisher<Value, Never> { get }
  /// The storage behind the value, if a key names one.
  var persistence: (any Persistence)? { get }
}

extension ReadableReference {
  /// The current value, read as access for observation.
  var value: Value {
    // First this: a change between the two is told, and at worst found already made.
    track()
    return untracked
  }
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

  /// Where nobody knows the place.
  static let unknown = Site(fileID: "", filePath: "", line: 0, column: 0)

  func report(_ message: @autoclosure () -> String) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
