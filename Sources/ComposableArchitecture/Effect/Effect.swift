import ConcurrencyExtras
import Dependencies
import IssueReporting

/// Work that a reducer hands to its store, which may send actions back.
///
/// An effect is data: nothing happens until the store runs it, after the reducer has finished and the
/// new state stands. What it is made of decides when it ends; it also ends when the place in the state
/// that it belongs to goes.
///
/// ```swift
/// case .factButtonTapped:
///   return .run { [number = state.number] send in
///     let fact = try await self.fetchFact(number)
///     await send(.factResponse(fact))
///   }
/// ```
public struct Effect<Action>: @unchecked Sendable {
  var operation: Operation

  indirect enum Operation {
    case none
    case send(Action)
    case run(Run)
    case merge([Operation])
    case concatenate([Operation])
    case cancellable(Operation, id: AnyHashable, cancelInFlight: Bool)
    case cancel(AnyHashable, scope: CancelScope.Reach)
    case placed(Operation, at: Place)
    case subscribe(Subscription)
    case deferred((EffectStart) -> Operation)
  }

  /// An asynchronous piece of work.
  struct Run {
    var name: String?
    var priority: TaskPriority?
    /// The call that made it.
    var site: OperatorSite
    var dependencies: DependencyValues
    var work: (Send<Action>) async -> Void
  }

  /// Work that calls back, and that starts in the very turn in which the store starts the effect.
  struct Subscription {
    var dependencies: DependencyValues
    /// The call that made it.
    var site: OperatorSite
    /// Starts the work, on the main actor.
    ///
    /// It sends and finishes there, and what it returns stops it.
    var start: (_ send: @escaping (Action) -> Void, _ finish: @escaping () -> Void) -> () -> Void
  }

  init(_ operation: Operation) {
    self.operation = operation
  }

  var isNone: Bool {
    if case .none = operation { true } else { false }
  }
}

/// The effect of a reducer's actions.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// Where an effect starts.
struct EffectStart {
  let place: Place?
  let throttles: Throttles
}

extension Effect {
  /// An effect that does nothing.
  public static var none: Self { Self(.none) }

  /// An effect that sends an action at once, after the current one.
  ///
  /// Prefer a method to share logic between actions: an action sent like this costs another turn of
  /// the store.
  ///
  /// - Parameter action: The action to send.
  public static func send(_ action: Action) -> Self {
    Self(.send(action))
  }

  /// An effect that does asynchronous work and may send any number of actions.
  ///
  /// The dependencies that are current where the effect is made are current in the work too. The work
  /// is cancelled when the effect is cancelled or when its place in the state goes. A thrown error is
  /// a reported issue, unless it says that the work was cancelled or `handler` takes it.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - name: The name of the task, for debuggers.
  ///   - operation: The work. It sends actions with the value it is given.
  ///   - handler: What to do when the work throws.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let run = Run(name: name, priority: priority, site: site, dependencies: ._current) { send in
      do {
        try await operation(send)
      } catch is CancellationError {
        return
      } catch {
        guard let handler else {
          reportIssue(
            """
            An effect made at \(fileID):\(line) threw an error that nothing handles: \(error)

            Catch it in the effect, or pass a 'catch' closure to 'Effect.run'.
            """,
            fileID: fileID, filePath: filePath, line: line, column: column
          )
          return
        }
        await handler(error, send)
      }
    }
    return Self(.run(run))
  }

  /// Effects that run at the same time.
  ///
  /// - Parameter effects: The effects.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Effects that run at the same time.
  ///
  /// - Parameter effects: The effects.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let operations = effects.lazy.filter { !$0.isNone }.map(\.operation)
    return combined(Array(operations), Operation.merge)
  }

  /// This effect and another one at the same time.
  ///
  /// - Parameter other: The other effect.
  public func merge(with other: Self) -> Self {
    if isNone { return other }
    if other.isNone { return self }
    if case .merge(let operations) = operation, let all = appended(other, to: operations) {
      return Self(.merge(all))
    }
    return Self(.merge([operation, other.operation]))
  }

  /// Effects that run one after another, each when the one before has ended.
  ///
  /// - Parameter effects: The effects, in order.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Effects that run one after another, each when the one before has ended.
  ///
  /// - Parameter effects: The effects, in order.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let operations = effects.lazy.filter { !$0.isNone }.map(\.operation)
    return combined(Array(operations), Operation.concatenate)
  }

  /// This effect, and another one when this has ended.
  ///
  /// - Parameter other: The other effect.
  public func concatenate(with other: Self) -> Self {
    if isNone { return other }
    if other.isNone { return self }
    if case .concatenate(let operations) = operation, let all = appended(other, to: operations) {
      return Self(.concatenate(all))
    }
    return Self(.concatenate([operation, other.operation]))
  }

  /// The operations and another one beside them; `nil` where they are many, as they must be copied.
  ///
  /// Effects that are combined one by one lie so deep inside of each other only by one level for so
  /// many, and what walks through them does not overflow the stack.
  private func appended(_ other: Self, to operations: [Operation]) -> [Operation]? {
    operations.count < 64 ? operations + [other.operation] : nil
  }

  private static func combined(
    _ operations: [Operation], _ combine: ([Operation]) -> Operation
  ) -> Self {
    switch operations.count {
    case 0: .none
    case 1: Self(operations[0])
    default: Self(combine(operations))
    }
  }

  /// The same effect with other actions.
  ///
  /// - Parameter transform: Turns each action of this effect into one of the new effect.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    Effect<T>(operation.map(transform))
  }

  /// The same effect, belonging to a place of the state.
  ///
  /// Effects that have one keep it.
  func placed(at place: Place) -> Self {
    if case .placed = operation { return self }
    return Self(.placed(operation, at: place))
  }
}

extension Effect.Operation {
  func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T>.Operation {
    switch self {
    case .none:
      .none
    case .send(let action):
      .send(transform(action))
    case .run(let run):
      .run(
        Effect<T>.Run(
          name: run.name, priority: run.priority, site: run.site, dependencies: run.dependencies
        ) { send in
          await run.work(Send { send(transform($0)) })
        }
      )
    case .merge(let operations):
      .merge(operations.map { $0.map(transform) })
    case .concatenate(let operations):
      .concatenate(operations.map { $0.map(transform) })
    case .cancellable(let operation, let id, let cancelInFlight):
      .cancellable(operation.map(transform), id: id, cancelInFlight: cancelInFlight)
    case .cancel(let id, let scope):
      .cancel(id, scope: scope)
    case .placed(let operation, let place):
      .placed(operation.map(transform), at: place)
    case .subscribe(let subscription):
      .subscribe(
        Effect<T>.Subscription(
          dependencies: subscription.dependencies, site: subscription.site
        ) { send, finish in
          subscription.start({ send(transform($0)) }, finish)
        }
      )
    case .deferred(let make):
      .deferred { make($0).map(transform) }
    }
  }
}
