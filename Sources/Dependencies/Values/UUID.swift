public import Foundation
import IssueReporting

/// A dependency that makes UUIDs: random ones, in an app.
///
/// Tests set it to ``incrementing`` or ``constant(_:)``, and compare with `UUID(0)`, `UUID(1)`, ….
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable (SourceSite?) -> UUID

  /// Creates a generator from a closure.
  ///
  /// - Parameter generate: Makes a UUID, at each call.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = { _ in generate() }
  }

  /// Creates a generator from a closure that is told where a UUID is asked for, if that is known.
  fileprivate init(reporting generate: @escaping @Sendable (SourceSite?) -> UUID) {
    self.generate = generate
  }

  /// A generator that always makes the same UUID.
  ///
  /// - Parameter uuid: The UUID.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A new generator that counts: `UUID(0)`, `UUID(1)`, ….
  public static var incrementing: Self {
    let next = Lock(0)
    return Self {
      next.withLock { next in
        defer { next += 1 }
        return UUID(next)
      }
    }
  }

  /// Makes a UUID.
  ///
  /// A test that does not override the generator is told of the call.
  ///
  /// - Parameters:
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The UUID.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> UUID {
    generate(SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes a UUID, as a function without arguments: `let makeID = uuid.callAsFunction as () -> UUID`.
  @_disfavoredOverload
  public func callAsFunction() -> UUID {
    generate(nil)
  }
}

extension UUID {
  /// Creates the UUID that spells a number: `UUID(10)` ends in `00000000000A`.
  ///
  /// - Parameter value: The number. The bits of a negative one fill the last eight bytes.
  public init(_ value: Int) {
    let bits = UInt64(bitPattern: Int64(value))
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits &>> (8 &* (7 &- index))) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7)
      )
    )
  }
}

extension DependencyValues {
  /// What makes UUIDs.
  ///
  /// In tests it reports an issue at each UUID, unless it is overridden.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: KeyReportingItsReader {
  static let liveValue = UUIDGenerator { UUID() }
  static var testValue: UUIDGenerator {
    let use = UnimplementedValue("uuid", "UUIDGenerator", example: ".incrementing")
    return UUIDGenerator(reporting: {
      use.report(at: $0)
      return UUID()
    })
  }
}
