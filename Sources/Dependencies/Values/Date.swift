public import Foundation

/// A dependency that makes dates: the current one, in an app.
///
/// ```swift
/// @Dependency(\.date) var date
/// @Dependency(\.date.now) var now
///
/// todo.createdAt = date()      // or: now
/// ```
///
/// Tests set it: `$0.date.now = Date(timeIntervalSince1970: 0)`, or
/// `$0.date = .constant(…)`.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Creates a generator from a closure.
  ///
  /// - Parameter generate: Makes a date, at each call.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator that always makes the same date.
  ///
  /// - Parameter now: The date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The generator's next date.
  ///
  /// Set it to make that the only one.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// Makes a date.
  public func callAsFunction() -> Date {
    generate()
  }
}

extension DependencyValues {
  /// What makes dates.
  ///
  /// In tests it reports an issue at each date, unless it is overridden.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: KeyReportingItsReader {
  static let liveValue = DateGenerator { Date() }
  static var testValue: DateGenerator {
    let use = UnimplementedValue("date", "DateGenerator", example: ".constant(…)")
    return DateGenerator {
      use.report()
      return Date()
    }
  }
}
