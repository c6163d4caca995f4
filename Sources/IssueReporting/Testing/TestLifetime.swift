extension TestContext {
  /// An object that lives until the running test has ended, or `nil` outside of tests.
  ///
  /// Whatever must go away with a test is stored under this object's identity, beside a weak reference
  /// to it: when the reference is empty the test is over, and so are all tasks that it started. Each
  /// case of a parameterized test, each repetition of a test, and each XCTest case has its own.
  ///
  /// In a task that belongs to no test of Swift Testing this is `nil`. Reading it takes a few
  /// microseconds in a test, and next to nothing in a run.
  package static var currentTestLifetime: AnyObject? {
    if let library = SwiftTesting.loaded, library.currentTest != nil {
      return library.currentLifetime ?? currentTestID.map(EndlessLifetimes.lifetime(of:))
    }
    if TestProcess.current == .xcTest, let testCase = XCTestLibrary.loaded?.currentCase {
      return XCTestLifetime.lifetime(of: testCase)
    }
    return nil
  }
}

/// What stands for the time that a test takes.
private final class TestLifetime: Sendable {}

/// The lifetime of the XCTest case that runs: only one runs at a time, and the next ends it.
private enum XCTestLifetime {
  private static let current = Lock<(testCase: ObjectIdentifier, lifetime: TestLifetime)?>(nil)

  static func lifetime(of testCase: ObjectIdentifier) -> TestLifetime {
    current.withLock { current in
      if let current, current.testCase == testCase { return current.lifetime }
      let lifetime = TestLifetime()
      current = (testCase, lifetime)
      return lifetime
    }
  }
}

/// Lifetimes of tests whose end cannot be seen, since the test library keeps it to itself.
private enum EndlessLifetimes {
  private static let lifetimes = Lock<[RunningTestID: TestLifetime]>([:])

  static func lifetime(of test: RunningTestID) -> TestLifetime {
    lifetimes.withLock { lifetimes in
      if let lifetime = lifetimes[test] { return lifetime }
      let lifetime = TestLifetime()
      lifetimes[test] = lifetime
      return lifetime
    }
  }
}
