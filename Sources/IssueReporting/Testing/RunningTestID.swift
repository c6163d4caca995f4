extension TestContext {
  /// The identity of the running test, or `nil` outside of tests.
  ///
  /// Whatever must not leak from one test into the next (caches, generated identities) is stored
  /// under this key: tests of Swift Testing run at the same time in one process. Each case of a
  /// parameterized test and each XCTest case has its own.
  ///
  /// In a task that belongs to no test of Swift Testing this is `nil`. Reading it takes about 3 µs in
  /// a test, 20 µs in a case of a parameterized test, and next to nothing in a run.
  package static var currentTestID: RunningTestID? {
    if let library = SwiftTesting.loaded, let test = library.currentTest as? AnyHashable {
      return RunningTestID(test: test, testCase: library.currentCase.flatMap(CaseID.init))
    }
    if TestProcess.current == .xcTest, let testCase = XCTestLibrary.loaded?.currentCase {
      return RunningTestID(test: testCase, testCase: nil)
    }
    return nil
  }
}

/// The identity of a running test; see ``TestContext/currentTestID``.
///
/// It is `Sendable` because what it wraps is: a test of Swift Testing, or an object's identity.
package struct RunningTestID: Hashable, @unchecked Sendable {
  fileprivate let test: AnyHashable
  fileprivate let testCase: CaseID?
}

/// The identity of a case of a parameterized test.
///
/// Swift Testing keeps it to itself, but its values can be looked into: a case knows the encoded
/// form of each argument, and a number that tells cases of equal arguments apart.
fileprivate struct CaseID: Hashable {
  private var arguments: [[UInt8]] = []
  private var discriminator = 0

  init?(_ testCase: Any) {
    guard
      let kind = Mirror(reflecting: testCase).children.first(where: { $0.label == "_kind" }),
      let payload = Mirror(reflecting: kind.value).children.first, payload.label == "parameterized"
    else { return nil }
    for child in Mirror(reflecting: payload.value).children {
      switch child.label {
      case "arguments":
        arguments = Mirror(reflecting: child.value).children.map { argument in
          let id = Mirror(reflecting: argument.value).descendant("id", "bytes")
          return id as? [UInt8] ?? Array("\(argument.value)".utf8)
        }
      case "discriminator":
        discriminator = child.value as? Int ?? 0
      default:
        break
      }
    }
  }
}
