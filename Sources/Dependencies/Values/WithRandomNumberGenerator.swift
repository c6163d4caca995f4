import Foundation

/// A dependency that gives code a source of random numbers: the system's, in an app.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
///
/// let dice = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
/// ```
///
/// Tests set it to a generator that they can predict:
/// `$0.withRandomNumberGenerator = WithRandomNumberGenerator(LinearCongruential(seed: 0))`.
public struct WithRandomNumberGenerator: Sendable {
  private let source: Source

  /// Creates the dependency from a generator, which it keeps and uses from one thread at a time.
  ///
  /// - Parameter generator: The source of random numbers.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    source = Source(generator)
  }

  /// Runs code with the generator.
  ///
  /// Code that runs meanwhile on other threads waits.
  ///
  /// A test that does not override the generator is told of the call, at each number.
  ///
  /// - Parameters:
  ///   - work: The code. It must not call the same dependency again.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: What the code returns.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) -> R,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> R {
    source.lock.lock()
    defer { source.lock.unlock() }
    if source.isUnimplemented {
      let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
      if var generator = source.generator as? UnimplementedRandomNumberGenerator {
        generator.site = site
        source.generator = generator
      }
    }
    return work(&source.generator)
  }

  private final class Source: @unchecked Sendable {
    // Not 'Lock', which is for short work: this one is held while the author's code runs.
    let lock = NSLock()
    var generator: any RandomNumberGenerator & Sendable
    let isUnimplemented: Bool

    init(_ generator: any RandomNumberGenerator & Sendable) {
      self.generator = generator
      isUnimplemented = generator is UnimplementedRandomNumberGenerator
    }
  }
}

extension DependencyValues {
  /// What gives code a source of random numbers.
  ///
  /// In tests it reports an issue at each number, unless it is overridden.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: KeyReportingItsReader {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static var testValue: WithRandomNumberGenerator {
    WithRandomNumberGenerator(UnimplementedRandomNumberGenerator())
  }
}

private struct UnimplementedRandomNumberGenerator: RandomNumberGenerator, Sendable {
  let use = UnimplementedValue(
    "withRandomNumberGenerator",
    "WithRandomNumberGenerator",
    example: "WithRandomNumberGenerator(…)"
  )
  /// Where the code is called that uses it now.
  var site: SourceSite?
  var base = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 {
    use.report(at: site)
    return base.next()
  }
}
