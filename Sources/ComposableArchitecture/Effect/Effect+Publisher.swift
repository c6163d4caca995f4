import Combine
import ConcurrencyExtras
import Dependencies

extension Effect {
  /// An effect that sends each value of a publisher as an action.
  ///
  /// The publisher is made at once, and subscribed to in the turn in which the store starts the effect:
  /// one that has a value ready sends it before `Store.send` returns. Values that are published outside
  /// of the main actor are sent on it, in order. The effect ends with the publisher, and cancels its
  /// subscription when it is cancelled itself, or when its place in the state goes.
  ///
  /// ```swift
  /// case .onAppear:
  ///   return .publisher {
  ///     state.$count.publisher.map(Action.countUpdated)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - createPublisher: Makes the publisher.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func publisher<P: Publisher>(
    _ createPublisher: () -> P,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where P.Output == Action, P.Failure == Never {
    let site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return publisher(createPublisher(), at: site)
  }

  /// An effect that sends each value of a publisher, made by the call at a site.
  static func publisher<P: Publisher>(
    _ publisher: P, at site: OperatorSite
  ) -> Self where P.Output == Action, P.Failure == Never {
    Self(
      .subscribe(
        Subscription(dependencies: ._current, site: site) { send, finish in
          let inbox = MainInbox(receive: send, finish: finish)
          let subscription = publisher.sink(
            receiveCompletion: { _ in inbox.add(.finish) },
            receiveValue: { inbox.add(.value($0)) }
          )
          return {
            inbox.close()
            subscription.cancel()
          }
        }
      )
    )
  }
}

/// Brings what is published on any thread to the main actor, in order.
final class MainInbox<Value>: @unchecked Sendable {
  // Unchecked: the closures are called, and their values handed over, on the main actor only.
  enum Event {
    case value(Value)
    case finish
  }

  private struct Contents: @unchecked Sendable {
    var events: [Event] = []
    var isScheduled = false
    var isClosed = false
  }

  private let receive: (Value) -> Void
  private let finish: () -> Void
  private let contents = Lock(Contents())

  init(receive: @escaping (Value) -> Void, finish: @escaping () -> Void) {
    self.receive = receive
    self.finish = finish
  }

  /// Adds an event, and handles all there are when this is the main actor.
  func add(_ event: Event) {
    let isMain = MainQueue.isCurrent
    let contents = contents
    nonisolated(unsafe) let event = event
    let mustSchedule = contents.withLock { contents in
      guard !contents.isClosed else { return false }
      contents.events.append(event)
      guard !isMain, !contents.isScheduled else { return false }
      contents.isScheduled = true
      return true
    }
    if isMain {
      MainActor.assumeIsolated { handleAll() }
    } else if mustSchedule {
      Task { @MainActor in handleAll() }
    }
  }

  /// Drops what comes from now on.
  func close() {
    contents.withLock { $0.isClosed = true }
  }

  @MainActor
  private func handleAll() {
    while let event = next() {
      switch event {
      case .value(let value): receive(value)
      case .finish: finish()
      }
    }
  }

  @MainActor
  private func next() -> Event? {
    contents.withLock { contents -> UncheckedSendable<Event>? in
      contents.isScheduled = false
      guard !contents.isClosed, !contents.events.isEmpty else { return nil }
      return UncheckedSendable(contents.events.removeFirst())
    }?.value
  }
}
