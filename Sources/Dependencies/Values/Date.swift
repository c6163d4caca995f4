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
  private var generate: @Sendable (SourceSite?) -> Date

  /// Creates a generator from a closure.
  ///
  /// - Parameter generate: Makes a date, at each call.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = { _ in generate() }
  }

  /// Creates a generator from a closure that is told where a date is asked for, if that is known.
  fileprivate init(reporting generate: @escaping @Sendable (SourceSite?) -> Date) {
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
    get { generate(nil) }
    set { generate = { _ in newValue } }
  }

  /// Makes a date.
  ///
  /// A test that does not override the generator is told of the call.
  ///
  /// - Parameters:
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The date.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Date {
    generate(SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes a date, as a function without arguments: `let makeDate = date.callAsFunction as () -> Date`.
  @_disfavoredOverload
  public func callAsFunction() -> Date {
    generate(nil)
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
    return DateGenerator(reporting: {
      use.report(at: $0)
      return Date()
    })
  }
}
