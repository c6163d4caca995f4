import Foundation
import IssueReporting
import Synchronization

/// The values of dependencies that nobody overrode, computed once each.
///
/// A process has one set; a test process has one for each test, so that a test's values die with
/// it and tests that run at the same time do not see each other's.
final class DefaultValues: @unchecked Sendable {
  private let live = PublishedSlots<AnyValueBox>()
  private let preview = PublishedSlots<AnyValueBox>()
  private let test = PublishedSlots<AnyValueBox>()
  private let gates = Lock<[Gate.ID: NSRecursiveLock]>([:])
  private let ambientContext: Atomic<UInt8>

  private struct Gate {
    struct ID: Hashable {
      var key: KeyID
      var context: DependencyContext
    }
  }

  init() {
    ambientContext = Atomic(DependencyContext.ofProcess.rawValue)
  }

  /// The set that code uses which runs outside every scope.
  static var current: DefaultValues {
    process ?? forRunningTest
  }

  /// The set of a process that runs no tests.
  private static let process = RunningTest.isTesting ? nil : DefaultValues()
  /// The set of code in a test process that is not known to belong to a test.
  private static let betweenTests = DefaultValues()
  private static let tests = Lock(TestTable<DefaultValues>())

  private static var forRunningTest: DefaultValues {
    guard let lifetime = RunningTest.lifetime else { return betweenTests }
    return tests.withLock { $0.value(of: lifetime, make: DefaultValues.init) }.value
  }

  /// The value of a key in a context, or in the one that code is in which asks for none.
  func box(for id: KeyID, in context: DependencyContext?) -> Unmanaged<AnyValueBox>? {
    switch context ?? self.context {
    case .live: live[id]
    case .preview: preview[id]
    case .test: test[id]
    }
  }

  /// The value of a key for code that runs outside every scope.
  static func currentBox(
    for id: KeyID,
    in context: DependencyContext?
  ) -> Unmanaged<AnyValueBox>? {
    guard let process else { return forRunningTest.box(for: id, in: context) }
    return process.box(for: id, in: context)
  }

  /// Gives a key a value unless it has one, and returns the one that it then has.
  func insert(
    _ box: AnyValueBox,
    for id: KeyID,
    in context: DependencyContext
  ) -> AnyValueBox {
    switch context {
    case .live: live.insert(box, for: id)
    case .preview: preview.insert(box, for: id)
    case .test: test.insert(box, for: id)
    }
  }

  /// The context of code that asks for none: the process's, unless `prepareDependencies` chose
  /// another.
  var context: DependencyContext {
    get { DependencyContext(rawValue: ambientContext.load(ordering: .relaxed)) ?? .ofProcess }
    set { ambientContext.store(newValue.rawValue, ordering: .relaxed) }
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
    if let box = box(for: id, in: context) { return box.takeUnretainedValue() }
    return insert(compute(), for: id, in: context)
  }
}
