/// A scheduler that does work at once, whatever time was asked for.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// A point in a time that does not pass.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A distance in a time that does not pass.
    public struct Stride:
      Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Hashable, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// The number of steps.
      public var magnitude: Int

      /// Creates a distance.
      ///
      /// - Parameter value: The number of steps.
      public init(_ value: Int) {
        magnitude = value
      }

      public init(integerLiteral value: Int) {
        self.init(value)
      }

      public init(floatLiteral value: Double) {
        self.init(Int(value))
      }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value)
      }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      /// A whole number of seconds, which take no time here.
      public static func seconds(_ s: Int) -> Self { 0 }
      /// A number of seconds, not always whole, which take no time here.
      public static func seconds(_ s: Double) -> Self { 0 }
      /// A whole number of thousandths of a second, which take no time here.
      public static func milliseconds(_ ms: Int) -> Self { 0 }
      /// A whole number of millionths of a second, which take no time here.
      public static func microseconds(_ us: Int) -> Self { 0 }
      /// A whole number of billionths of a second, which take no time here.
      public static func nanoseconds(_ ns: Int) -> Self { 0 }
    }

    let offset: Int

    public func distance(to other: Self) -> Stride {
      Stride(other.offset - offset)
    }

    public func advanced(by n: Stride) -> Self {
      Self(offset: offset + n.magnitude)
    }
  }

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType(offset: 0) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
