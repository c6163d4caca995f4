import CasePaths
import ConcurrencyExtras
import CustomDump
import Dependencies
import IssueReporting
import Sharing

/// Runs a feature in a test, and fails on everything that the test does not say.
///
/// Send an action as a person would, and change the state you are given to what you expect; receive
/// the actions that effects send:
///
/// ```swift
/// @MainActor
/// @Test func increment() async {
///   let store = TestStore(initialState: Counter.State()) {
///     Counter()
///   }
///   await store.send(.incrementButtonTapped) {
///     $0.count = 1
///   }
///   await store.receive(\.factResponse) {
///     $0.fact = "1 is a good number"
///   }
/// }
/// ```
///
/// Effects run one after another between the steps, so a test never waits by the clock and gives the
/// same answer each time. When the store goes, at the end of the test, every action must have been
/// received and every effect must have ended. Set ``exhaustivity`` to ask for less.
@MainActor
@preconcurrency
public final class TestStore<State: Equatable, Action> {
  /// How much the store wants to be told.
  public var exhaustivity: Exhaustivity = .on

  /// How long to wait for effects that wait for something outside, in nanoseconds.
  public var timeout: UInt64 = 100_000_000

  /// When the actions of effects are handled: as they are sent, or as the test receives them.
  ///
  /// Say so before the first action is sent. To go back to ``EffectActions/handled`` handles the
  /// actions that are held.
  public var effectActions: EffectActions = .handled {
    didSet {
      guard effectActions != oldValue else { return }
      switch effectActions {
      case .held:
        let held = HeldActions<Action>()
        recorder.held = held
        root.heldActions = held
      case .handled:
        handleHeldActions(recorder.received.count + recorder.pending.count)
        recorder.held = nil
        root.heldActions = nil
      }
    }
  }

  /// Whether every task of the process runs on the main actor while the store lives.
  ///
  /// The effects of the store take turns there in any case. Set this for code under test that starts
  /// tasks of its own, whose order matters. It concerns all tests that run at the same time, so the
  /// suite must be serialized.
  public var useMainSerialExecutor: Bool {
    get { uncheckedUseMainSerialExecutor }
    set {
      if outerSerialExecutor == nil { outerSerialExecutor = uncheckedUseMainSerialExecutor }
      uncheckedUseMainSerialExecutor = newValue
    }
  }

  /// What holds for the process when the store has gone again; `nil` if the store changed nothing.
  private var outerSerialExecutor: Bool?

  /// Whether the feature has dismissed itself.
  public private(set) var isDismissed = false

  let root: Root<State, Action>
  let recorder: TestRecorder<State, Action>
  let executor: IdleTrackingExecutor
  private let site: OperatorSite
  private var hasReportedRestlessness = false

  /// Creates a test store.
  ///
  /// - Parameters:
  ///   - initialState: The state that the feature starts with.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes the dependencies that the feature and its effects use.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let executor = IdleTrackingExecutor()
    let sharedChanges = SharedChanges()
    let (state, reducer, dependencies) = Dependencies.withDependencies {
      $0.effectExecutor = executor
      $0.sharedChanges = sharedChanges
      prepareDependencies(&$0)
    } operation: {
      (initialState(), reducer(), DependencyValues._current)
    }
    self.executor = executor
    site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    root = Root(
      initialState: state, reducer: reducer, dependencies: dependencies, executor: executor
    )
    recorder = TestRecorder(state: state, sharedChanges: sharedChanges)
    root.probe = recorder
    root.onRootDismissed = { [weak self] in self?.isDismissed = true }
  }

  // Not isolated: an isolated deinitializer runs outside of the test, which would not fail then.
  deinit {
    if let outerSerialExecutor { uncheckedUseMainSerialExecutor = outerSerialExecutor }
    let root = root
    let recorder = recorder
    let exhaustivity = exhaustivity
    let site = site
    let check: @MainActor @Sendable () -> Void = {
      TestReports(root: root, recorder: recorder, exhaustivity: exhaustivity)
        .checkCompletion(at: site)
    }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(check)
    } else {
      Task(operation: check)
    }
  }

  var reports: TestReports<State, Action> {
    TestReports(root: root, recorder: recorder, exhaustivity: exhaustivity)
  }

  /// The state as the test has asserted it up to now.
  public var state: State { recorder.asserted }

  /// The dependencies of the feature and its effects.
  public var dependencies: DependencyValues {
    get { root.dependencies }
    set { root.dependencies = newValue }
  }

  /// Runs a closure with other dependencies for the feature and its effects.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Changes the dependencies.
  ///   - operation: What to do meanwhile.
  /// - Returns: What the operation returns.
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void,
    operation: () throws -> R
  ) rethrows -> R {
    let outer = dependencies
    defer { dependencies = outer }
    try updateValuesForOperation(&dependencies)
    return try operation()
  }

  /// Runs a closure with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much the store wants to be told meanwhile.
  ///   - operation: What to do meanwhile.
  /// - Returns: What the operation returns.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let outer = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = outer }
    return try operation()
  }

  /// Runs a closure with another exhaustivity.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much the store wants to be told meanwhile.
  ///   - operation: What to do meanwhile.
  /// - Returns: What the operation returns.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () async throws -> R
  ) async rethrows -> R {
    let outer = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = outer }
    return try await operation()
  }

  // MARK: - Ending

  /// Waits until all effects have ended; that they do not is a reported issue.
  ///
  /// - Parameters:
  ///   - duration: How long to wait; ``timeout``, if `nil`.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await wait(upTo: duration) { self.root.effects.isEmpty }
    if !root.effects.isEmpty {
      reportRunningEffects("There are effects that have not ended", at: site)
      return
    }
    dropLateActions()
    guard exhaustivity == .on, recorder.hasPending else { return }
    reportUnreceived("before the test finished", at: site)
  }

  // MARK: - Waiting

  /// Lets effects run until each has ended or waits for something outside.
  ///
  /// - Returns: Whether they do; those that never rest are reported once, and not waited for.
  @discardableResult
  func settle() async -> Bool {
    // Where none runs, there is nothing to wait for, and the step costs no turn of the main queue.
    guard !root.effects.isEmpty else { return true }
    // Much more than effects do that rest at all; and less where it is known that some do not.
    let (turns, actions) = hasReportedRestlessness ? (1_000, 100) : (100_000, 10_000)
    let before = recorder.effectActionCount
    let isIdle = await executor.idle(turns: turns) { [recorder] in
      recorder.effectActionCount - before >= actions
    }
    if !isIdle, !hasReportedRestlessness {
      hasReportedRestlessness = true
      reports.reportRestlessness(at: site)
    }
    return isIdle
  }

  /// Lets effects run until a condition holds, or nothing can make it hold any more, or time is up.
  func wait(upTo duration: Duration?, until condition: @escaping () -> Bool) async {
    await settle()
    guard !condition(), !root.effects.isEmpty else { return }
    // The system cannot wait for as long as a duration can say.
    let duration = min(duration ?? .nanoseconds(Int64(clamping: timeout)), .seconds(31_536_000))
    let alarm = Alarm()
    let timer = Task {
      try await Task.sleep(for: duration)
      alarm.hasRung = true
      root.activity.signal()
    }
    defer { timer.cancel() }
    while !condition(), !root.effects.isEmpty, !alarm.hasRung {
      await root.activity.next()
      await settle()
    }
  }

  @MainActor
  private final class Alarm {
    var hasRung = false
  }
}

/// A test store for the state and the actions of a reducer.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
