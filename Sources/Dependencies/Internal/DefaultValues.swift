import Foundation
import IssueReporting
import Synchronization

/// The values of dependencies that nobody overrode, computed once each.
///
/// A process has one set; a test process has one for each test, so that a test's values die with
/// it and tests that run at the same time do not see each other's.
final class DefaultValues: @unchecked Sendable {
  private let live = PublishedSlots()
  private let preview = PublishedSlots()
  private let test = PublishedSlots()
  private let gates = Lock<[Gate.ID: NSRecursiveLock]>([:])
  private let preparedContext = Atomic<UInt8>(0)

  private struct Gate {
    struct ID: Hashable {
      var key: KeyID
      var context: DependencyContext
    }
  }

  /// The set that code uses which runs outside every scope.
  static var current: DefaultValues {
    RunningTest.isTesting ? forRunningTest : process
  }

  private static let process = DefaultValues()
  private static let tests = Lock<[AnyHashable: DefaultValues]>([:])

  private static var forRunningTest: DefaultValues {
    guard let id = RunningTest.id else { return process }
    return tests.withLock { tests in
      if let values = tests[id] { return values }
      let values = DefaultValues()
      tests[id] = values
      return values
    }
  }

  func slots(_ context: DependencyContext) -> PublishedSlots {
    switch context {
    case .live: live
    case .preview: preview
    case .test: test
    }
  }

  /// The value of a key, which a closure computes if nobody has before.
  ///
  /// The closure runs at most once a key and context. Threads that ask for the same key meanwhile
  /// wait for it; those that ask for others do not.
  func value(
    for id: KeyID,
    in context: DependencyContext,
    compute: () -> AnyValueBox
  ) -> AnyValueBox {
    let gateID = Gate.ID(key: id, context: context)
    let gate = gates.withLock { gates in
      if let gate = gates[gateID] { return gate }
      let gate = NSRecursiveLock()
      gates[gateID] = gate
      return gate
    }
    gate.lock()
    defer { gate.unlock() }
    let slots = slots(context)
    if let box = slots[id] { return box }
    return slots.insert(compute(), for: id)
  }

  /// The context that `prepareDependencies` chose.
  var context: DependencyContext? {
    get {
      switch preparedContext.load(ordering: .relaxed) {
      case 1: .live
      case 2: .preview
      case 3: .test
      default: nil
      }
    }
    set {
      let raw: UInt8 =
        switch newValue {
        case .live: 1
        case .preview: 2
        case .test: 3
        case nil: 0
        }
      preparedContext.store(raw, ordering: .relaxed)
    }
  }
}
