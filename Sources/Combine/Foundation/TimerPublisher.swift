import Foundation

extension Timer {
  /// A publisher of the time, again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// How many seconds are between two values.
    public let interval: TimeInterval
    /// How much later a value may come.
    public let tolerance: TimeInterval?
    /// What counts the time.
    public let runLoop: RunLoop
    /// When the run loop counts it.
    public let mode: RunLoop.Mode
    /// There is nothing to choose.
    public let options: RunLoop.SchedulerOptions?

    private let subject = PassthroughSubject<Date, Never>()

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - interval: How many seconds are between two values.
    ///   - tolerance: How much later a value may come.
    ///   - runLoop: What counts the time.
    ///   - mode: When the run loop counts it.
    ///   - options: There is nothing to choose.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      let subject = subject
      let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      return AnyCancellable(timer.invalidate)
    }
  }

  /// A publisher of the time, again and again.
  ///
  /// ```swift
  /// Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  /// ```
  ///
  /// - Parameters:
  ///   - interval: How many seconds are between two values.
  ///   - tolerance: How much later a value may come.
  ///   - runLoop: What counts the time.
  ///   - mode: When the run loop counts it.
  ///   - options: There is nothing to choose.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
