import Dispatch

extension DispatchQueue {
  /// A point in the time of a dispatch queue.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// A number of nanoseconds.
    public struct Stride:
      Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable, Sendable,
      SchedulerTimeIntervalConvertible
    {
      /// The number of nanoseconds.
      public var magnitude: Int

      init(nanoseconds: Int) {
        magnitude = nanoseconds
      }

      /// Creates a length of time; of one without end it is the greatest there is.
      ///
      /// - Parameter timeInterval: The length.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let s): self = .seconds(s)
        case .milliseconds(let ms): self = .milliseconds(ms)
        case .microseconds(let us): self = .microseconds(us)
        case .nanoseconds(let ns): self = .nanoseconds(ns)
        default: self.init(nanoseconds: .max)
        }
      }

      public init(integerLiteral value: Int) {
        self = .seconds(value)
      }

      public init(floatLiteral value: Double) {
        self = .seconds(value)
      }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(nanoseconds: value)
      }

      /// The length as dispatch says it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

      public static func + (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: saturated(lhs.magnitude.addingReportingOverflow(rhs.magnitude), lhs))
      }

      public static func - (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: saturated(lhs.magnitude.subtractingReportingOverflow(rhs.magnitude), lhs))
      }

      public static func * (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.magnitude * rhs.magnitude)
      }

      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      /// A whole number of seconds.
      public static func seconds(_ s: Int) -> Self { scaled(s, 1_000_000_000) }

      /// A number of seconds, rounded to nanoseconds.
      public static func seconds(_ s: Double) -> Self {
        let nanoseconds = (s * 1_000_000_000).rounded()
        // Also false for what is no number.
        guard abs(nanoseconds) < 9.2e18 else {
          return Self(nanoseconds: nanoseconds < 0 ? .min : .max)
        }
        return Self(nanoseconds: Int(nanoseconds))
      }

      /// A whole number of thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Self { scaled(ms, 1_000_000) }
      /// A whole number of millionths of a second.
      public static func microseconds(_ us: Int) -> Self { scaled(us, 1000) }
      /// A whole number of billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

      private static func scaled(_ value: Int, _ unit: Int) -> Self {
        let (product, overflow) = value.multipliedReportingOverflow(by: unit)
        return Self(nanoseconds: overflow ? (value < 0 ? .min : .max) : product)
      }

      private static func saturated(
        _ result: (partialValue: Int, overflow: Bool), _ lhs: Self
      ) -> Int {
        result.overflow ? (lhs.magnitude < 0 ? .min : .max) : result.partialValue
      }
    }

    /// The point as dispatch says it.
    public var dispatchTime: DispatchTime

    /// Creates a point in time.
    ///
    /// - Parameter time: The point as dispatch says it.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: Self) -> Stride {
      let from = dispatchTime.uptimeNanoseconds
      let to = other.dispatchTime.uptimeNanoseconds
      let distance = from <= to ? to - from : from - to
      let magnitude = Int(clamping: distance)
      return Stride(nanoseconds: from <= to ? magnitude : -magnitude)
    }

    public func advanced(by n: Stride) -> Self {
      let now = dispatchTime.uptimeNanoseconds
      let distance = UInt64(n.magnitude.magnitude)
      let (later, overflow) =
        n.magnitude < 0
        ? now.subtractingReportingOverflow(distance) : now.addingReportingOverflow(distance)
      guard !overflow else {
        return Self(n.magnitude < 0 ? .init(uptimeNanoseconds: 0) : .distantFuture)
      }
      return Self(DispatchTime(uptimeNanoseconds: later))
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }
  }
}
