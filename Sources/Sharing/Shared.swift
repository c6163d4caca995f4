public import Combine
import IssueReporting

/// A value that several places share: whoever changes it, all of them see the change.
///
/// Without a key, the value lives in memory and is handed on through the projected value:
///
/// ```swift
/// struct Parent {
///   @Shared(value: 0) var count
///   func makeChild() -> Child { Child(count: $count) }
/// }
/// struct Child {
///   @Shared var count: Int
/// }
/// ```
///
/// With a key, everybody who names the same key shares the value, and the key's storage keeps it:
///
/// ```swift
/// @Shared(.appStorage("count")) var count = 0
/// $count.withLock { $0 += 1 }
/// ```
///
/// Two shared values are equal when what they hold is equal. They are not hashable and not codable,
/// because what they hold changes under their owners. A read takes a lock for the time of a copy,
/// and never waits for a running ``withLock(_:fileID:filePath:line:column:)``.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value> {
  let handle: Handle<Value>

  init(reference: any Reference<Value>) {
    handle = Handle(reference)
  }

  /// The current value.
  ///
  /// Setting it replaces the value. To change it depending on what it is, use
  /// ``withLock(_:fileID:filePath:line:column:)``: between a read and a write others may change it.
  public var wrappedValue: Value {
    get { handle.value }
    nonmutating set {
      let site = Site(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
      handle.mutate(site) { $0 = newValue }
    }
  }

  /// The reference itself, to hand on and to derive from.
  public var projectedValue: Self {
    get { self }
    set {
      let old = handle
      self = newValue
      if old !== handle { old.left() }
    }
  }

  /// Changes the value in one step that no other change interrupts.
  ///
  /// The closure works on a copy that becomes the value when it returns or throws. Keep it short,
  /// because other writers wait; changing the same value inside of it is reported as an issue.
  ///
  /// - Parameters:
  ///   - operation: Changes the value.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: What the closure returns.
  @discardableResult
  public func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> Result,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws(Failure) -> Result {
    let site = Site(fileID: fileID, filePath: filePath, line: line, column: column)
    return try handle.mutate(site, operation)
  }

  /// Reads the value.
  ///
  /// - Parameter body: Receives the value.
  /// - Returns: What the closure returns.
  public func read<Result, Failure: Error>(
    _ body: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(handle.value)
  }

  /// Sends the current value to each new subscriber, and then each value that is set.
  ///
  /// A value that equals the one before is sent too.
  public var publisher: AnyPublisher<Value, Never> { handle.publisher }
}

extension Shared: Sendable where Value: Sendable {}
