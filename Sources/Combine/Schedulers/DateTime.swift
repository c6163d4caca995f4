import Foundation

/// A point in the time of schedulers that tell it by dates.
public struct _DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// A number of seconds.
  public struct Stride:
    Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable, Sendable,
    SchedulerTimeIntervalConvertible
  {
    /// The number of seconds.
    public var timeInterval: TimeInterval

    /// Creates a length of time.
    ///
    /// - Parameter timeInterval: The number of seconds.
    public init(_ timeInterval: TimeInterval) {
      self.timeInterval = timeInterval
    }

    public init(integerLiteral value: TimeInterval) {
      self.init(value)
    }

    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    public var magnitude: TimeInterval { timeInterval.magnitude }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
    public static func + (lhs: Self, rhs: Self) -> Self {
      Self(lhs.timeInterval + rhs.timeInterval)
    }
    public static func - (lhs: Self, rhs: Self) -> Self {
      Self(lhs.timeInterval - rhs.timeInterval)
    }
    public static func * (lhs: Self, rhs: Self) -> Self {
      Self(lhs.timeInterval * rhs.timeInterval)
    }
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// A whole number of seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// A number of seconds, not always whole.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// A whole number of thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1000) }
    /// A whole number of millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
    /// A whole number of billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
  }

  /// The point as a date.
  public var date: Date

  /// Creates a point in time.
  ///
  /// - Parameter date: The point as a date.
  public init(_ date: Date) {
    self.date = date
  }

  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  public func advanced(by n: Stride) -> Self {
    Self(date.addingTimeInterval(n.timeInterval))
  }
}
