/// The library that runs the current test.
///
/// ```swift
/// switch TestContext.current {
/// case .swiftTesting(let testing): print(testing?.test.id ?? "between tests")
/// case .xcTest: print("an XCTest case")
/// case nil: print("no test")
/// }
/// ```
public enum TestContext: Equatable, Sendable {
  /// Swift Testing, with the running test of the current task.
  ///
  /// There is none in a detached task or on a thread that the test did not start as a child.
  case swiftTesting(Testing?)

  /// XCTest.
  case xcTest

  /// The context of the current task, or `nil` when this process runs no tests.
  public static var current: TestContext? {
    switch TestProcess.current {
    case .swiftTesting:
      return .swiftTesting(Testing.current)
    case .xcTest:
      return .xcTest
    case nil:
      // A process of another kind can run tests too, through the library's own entry point.
      return Testing.current.map(TestContext.swiftTesting)
    }
  }

  /// Whether Swift Testing runs the current test.
  public var isSwiftTesting: Bool {
    if case .swiftTesting = self { true } else { false }
  }

  /// A running test of Swift Testing.
  public struct Testing: Equatable, Sendable {
    /// The test.
    public let test: Test

    static var current: Testing? {
      guard let library = SwiftTesting.loaded, let value = library.currentTest else { return nil }
      return Testing(test: Test(value: value))
    }

    /// A test of Swift Testing.
    public struct Test: Equatable, Identifiable, Sendable {
      /// The library's value, which is `Sendable` and `Hashable`.
      nonisolated(unsafe) let value: Any

      /// What tells this test from all others.
      ///
      /// Cases of a parameterized test share it.
      public var id: ID {
        ID(rawValue: value as? AnyHashable ?? AnyHashable(ObjectIdentifier(type(of: value))))
      }

      /// Whether two values stand for the same test.
      ///
      /// - Parameters:
      ///   - lhs: A test.
      ///   - rhs: Another test.
      /// - Returns: Whether their identities are equal.
      public static func == (lhs: Test, rhs: Test) -> Bool { lhs.id == rhs.id }

      /// The identity of a test.
      public struct ID: Hashable, CustomStringConvertible, @unchecked Sendable {
        /// The library's own value.
        public let rawValue: AnyHashable

        /// The test's module, name and place, in the words of the library.
        public var description: String {
          if let test = rawValue.base as? any Identifiable { "\(test.id)" } else { "\(rawValue)" }
        }
      }
    }
  }
}
