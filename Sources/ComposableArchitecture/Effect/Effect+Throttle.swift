import Combine

extension Effect {
  /// Lets one action of the effects of an id pass in each interval of time.
  ///
  /// The first action is sent at once. Of those that come before the interval is over, one is sent when
  /// it is. Another effect of that id and place takes the place of the one before, as with
  /// `cancellable(id:cancelInFlight: true)`.
  ///
  /// - Parameters:
  ///   - id: What the effect is called.
  ///   - interval: How long to wait between two actions.
  ///   - scheduler: Whose time counts.
  ///   - latest: Whether the last of the actions that came meanwhile is sent, or the first.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func throttle<S: Scheduler>(
    id: some Hashable & Sendable,
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    guard !isNone else { return self }
    let site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let id = AnyHashable(id)
    let operation = operation
    return Self(
      .deferred { start in
        let memory: ThrottleMemory<S, Action> = start.throttles.memory(
          id: id, place: start.place, scheduler: scheduler, interval: interval
        )
        // What waits goes with the effect that is cancelled, but for the one that takes its place.
        let waiting = memory.waiting
        let throttled = Operation.deferred { _ in
          memory.waiting = waiting
          return Throttle(memory, scheduler, interval, latest)
            .operation(for: operation, at: site)
        }
        return .cancellable(throttled, id: id, cancelInFlight: true)
      }
    )
  }
}

/// What the throttled effects of an id know of those before them.
final class ThrottleMemory<S: Scheduler, Action> {
  /// When the last action passed.
  var lastTime: S.SchedulerTimeType?
  /// What waits for the interval to be over.
  var waiting: Action?
}

/// The memories of throttled effects, of one store.
final class Throttles {
  private struct Key: Hashable {
    let id: AnyHashable
    let place: Place?
    let type: ObjectIdentifier
  }

  private struct Entry {
    let memory: AnyObject
    let isOver: () -> Bool
  }

  private var entries: [Key: Entry] = [:]
  private var purgeAt = 16

  var count: Int { entries.count }

  /// The memory of an id in a place.
  ///
  /// Those whose interval is over say nothing any more, and are forgotten when there are many.
  func memory<S: Scheduler, Action>(
    id: AnyHashable, place: Place?, scheduler: S, interval: S.SchedulerTimeType.Stride
  ) -> ThrottleMemory<S, Action> {
    let type = ObjectIdentifier(ThrottleMemory<S, Action>.self)
    let key = Key(id: id, place: place, type: type)
    if let known = entries[key]?.memory as? ThrottleMemory<S, Action> { return known }
    if entries.count >= purgeAt {
      entries = entries.filter { !$0.value.isOver() }
      purgeAt = max(16, entries.count * 2)
    }
    let memory = ThrottleMemory<S, Action>()
    entries[key] = Entry(memory: memory) {
      memory.lastTime.map { $0.distance(to: scheduler.now) >= interval } ?? true
    }
    return memory
  }
}

/// Lets the actions of one effect pass, or makes one of them wait.
private final class Throttle<S: Scheduler, Action> {
  private let memory: ThrottleMemory<S, Action>
  private let scheduler: S
  private let interval: S.SchedulerTimeType.Stride
  private let latest: Bool
  private var send: ((Action) -> Void)?
  private var finish: (() -> Void)?
  private var timer: AnyCancellable?
  private var isSourceFinished = false

  init(
    _ memory: ThrottleMemory<S, Action>,
    _ scheduler: S,
    _ interval: S.SchedulerTimeType.Stride,
    _ latest: Bool
  ) {
    self.memory = memory
    self.scheduler = scheduler
    self.interval = interval
    self.latest = latest
  }

  /// The effect, and beside it what sends its actions and outlives it for as long as one waits.
  func operation(
    for source: Effect<Action>.Operation, at site: OperatorSite
  ) -> Effect<Action>.Operation {
    let outlet = Effect<Action>.Subscription(dependencies: ._current, site: site) { send, finish in
      self.send = send
      self.finish = finish
      return {
        self.timer = nil
        self.memory.waiting = nil
        self.send = nil
        self.finish = nil
      }
    }
    let end = Effect<Action>.Subscription(dependencies: ._current, site: site) { _, finish in
      self.isSourceFinished = true
      self.finishIfDone()
      finish()
      return {}
    }
    let gated = source.sending(at: site) { action, _ in self.receive(action) }
    return .merge([.subscribe(outlet), .concatenate([gated, .subscribe(end)])])
  }

  private func receive(_ action: Action) {
    let elapsed = memory.lastTime?.distance(to: scheduler.now)
    guard let elapsed, elapsed < interval else { return pass(action) }
    if latest || memory.waiting == nil { memory.waiting = action }
    guard timer == nil else { return }
    let inbox = MainInbox<Void>(receive: { self.timerFired() }, finish: {})
    timer = Just(()).delay(for: interval - elapsed, scheduler: scheduler)
      .sink { inbox.add(.value(())) }
  }

  private func timerFired() {
    guard timer != nil else { return }
    timer = nil
    if let action = memory.waiting { pass(action) }
    finishIfDone()
  }

  private func pass(_ action: Action) {
    memory.lastTime = scheduler.now
    memory.waiting = nil
    send?(action)
  }

  private func finishIfDone() {
    guard isSourceFinished, timer == nil, let finish else { return }
    send = nil
    self.finish = nil
    finish()
  }
}
