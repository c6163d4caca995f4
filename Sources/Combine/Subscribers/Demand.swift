import IssueReporting

extension Subscribers {
  /// How many values a subscriber asks for.
  ///
  /// Demands add up: a value that is received uses up one, and a subscriber can always ask for
  /// more,
  /// never for less. From ``unlimited`` on nothing is counted any more.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The count; `UInt.max` stands for unlimited.
    @usableFromInline
    let count: UInt

    @inlinable
    init(count: UInt) {
      self.count = count
    }

    /// A count, or without limit if it is more than can be counted.
    @inlinable
    init(_ count: (partialValue: UInt, overflow: Bool)) {
      self.count = count.overflow || count.partialValue > Int.max ? .max : count.partialValue
    }

    /// Reads a demand.
    ///
    /// - Parameter decoder: What to read from.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init((try container.decode(UInt.self, forKey: .count), false))
    }

    /// As many values as there are.
    public static let unlimited = Demand(count: .max)

    /// No values.
    public static let none = Demand(count: 0)

    /// A number of values.
    ///
    /// A negative number is reported as an issue, and asks for none.
    ///
    /// - Parameter value: How many.
    public static func max(_ value: Int) -> Demand {
      guard value >= 0 else {
        reportIssue("A demand of \(value) values is none. Ask for zero or more.")
        return .none
      }
      return Demand(count: UInt(value))
    }

    /// The number of values, or `nil` when it is unlimited.
    @inlinable
    public var max: Int? {
      Int(exactly: count)
    }

    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }

    @inlinable
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      lhs.count < rhs.count
    }
  }
}

extension Subscribers.Demand {
  /// Both demands together: without limit if that is more than can be counted.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.count.addingReportingOverflow(rhs.count))
  }

  /// Adds a demand.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  /// What is left of a demand; at least none, and of an unlimited one everything.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs.count == .max { return lhs }
    return Self(count: lhs.count > rhs.count ? lhs.count - rhs.count : 0)
  }

  /// Takes off what is satisfied.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  /// A multiple of a demand.
  public static func * (lhs: Self, rhs: Int) -> Self {
    if lhs == .unlimited { return lhs }
    return Self(lhs.count.multipliedReportingOverflow(by: max(rhs).count))
  }

  /// Multiplies a demand.
  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  /// A demand, and some more.
  public static func + (lhs: Self, rhs: Int) -> Self {
    lhs + max(rhs)
  }

  /// Adds to a demand.
  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  /// What is left of a demand.
  public static func - (lhs: Self, rhs: Int) -> Self {
    lhs - max(rhs)
  }

  /// Takes off what is satisfied.
  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }

  /// Whether it is exactly a number of values.
  public static func == (lhs: Self, rhs: Int) -> Bool {
    lhs.max == rhs
  }

  /// Whether it is more than a number of values.
  public static func > (lhs: Self, rhs: Int) -> Bool {
    lhs > max(rhs)
  }

  /// Whether it is at least a number of values.
  public static func >= (lhs: Self, rhs: Int) -> Bool {
    lhs >= max(rhs)
  }

  /// Whether it is less than a number of values.
  public static func < (lhs: Self, rhs: Int) -> Bool {
    lhs < max(rhs)
  }

  /// Whether it is at most a number of values.
  public static func <= (lhs: Self, rhs: Int) -> Bool {
    lhs <= max(rhs)
  }
}
