import IssueReporting
import Synchronization

/// The identity of an element of a ``StackState``.
///
/// A stack gives every element an id of its own when it comes. In tests the ids count up from 0, so a
/// whole number names an element:
///
/// ```swift
/// await store.send(\.path[id: 0].counter.incrementButtonTapped)
/// ```
public struct StackElementID: Hashable, Sendable {
  let generation: Int

  init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Names the element that came as that one, counted from 0.
  ///
  /// Meant for tests.
  public init(integerLiteral value: Int) {
    self.init(generation: value)
  }
}

extension StackElementID: Codable {
  /// Decodes the id of an element of a stack of this run, or of a recorded one.
  public init(from decoder: any Decoder) throws {
    try self.init(generation: decoder.singleValueContainer().decode(Int.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(generation)
  }
}

extension StackElementID: CustomDebugStringConvertible {
  public var debugDescription: String { "#\(generation)" }
}

/// Counts the elements of stacks: one count for each test, one for a run.
enum StackElementIDs {
  /// The next id.
  static func next() -> StackElementID {
    let next = current.value.wrappingAdd(1, ordering: .relaxed).oldValue
    return StackElementID(generation: next)
  }

  /// The count of the current test, to be restored where something is tried out.
  static var count: Int {
    get { current.value.load(ordering: .relaxed) }
    set { current.value.store(newValue, ordering: .relaxed) }
  }

  private final class Count: Sendable {
    let value = Atomic<Int>(0)
  }

  private static var current: Count {
    guard let lifetime = TestContext.currentTestLifetime else { return run }
    return tests.withLock { $0.value(of: lifetime, make: Count.init) }.value
  }

  private static let run = Count()
  private static let tests = Lock(TestTable<Count>())
}
