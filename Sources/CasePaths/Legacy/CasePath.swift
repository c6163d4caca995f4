/// The former name of ``AnyCasePath``.
@available(*, deprecated, renamed: "AnyCasePath")
public typealias CasePath<Root, Value> = AnyCasePath<Root, Value>

extension AnyCasePath {
  /// Changes the payload in place.
  ///
  /// - Parameters:
  ///   - root: The enum.
  ///   - body: Changes the payload. When it throws, what it changed so far is kept.
  /// - Returns: The result of the closure.
  /// - Throws: ``ExtractionFailed`` when the enum is another case, and what the closure throws.
  @available(*, deprecated, message: "Use 'modify' on the enum: 'root.modify(\\.case) { … }'.")
  public func modify<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let result = try _$modify(&root, body) else {
      throw ExtractionFailed(expected: name, actual: "\(root)")
    }
    return result
  }

  /// Whether a value is the case of a path, so that a `switch` can match paths.
  ///
  /// - Parameters:
  ///   - pattern: The path.
  ///   - value: The value.
  /// - Returns: `true` for that case, whatever its payload.
  @available(*, deprecated, message: "Match case key paths, or use 'is': 'root.is(\\.case)'.")
  public static func ~= (pattern: AnyCasePath, value: Root) -> Bool {
    pattern.extract(from: value) != nil
  }
}

extension AnyCasePath where Value == Void {
  /// The path to a value that equals the given one; it carries nothing.
  ///
  /// - Parameter value: The value.
  /// - Returns: The path.
  @available(*, deprecated, message: "Make it with 'init(embed:extract:)'.")
  public static func constant(_ value: Root) -> Self where Root: Equatable & Sendable {
    Self(embed: { value }, extract: { $0 == value ? () : nil })
  }
}

extension AnyCasePath where Value == Never {
  /// The path that no value goes through.
  @available(*, deprecated, message: "Make it with 'init(embed:extract:)'.")
  public static var never: Self {
    Self(name: "never", embedding: absurd, extraction: { _ in nil })
  }
}

extension AnyCasePath where Root == Value? {
  /// The path to the value of an optional.
  @available(*, deprecated, message: "Use the case key path '\\.some'.")
  public static var some: Self {
    Self(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath where Root: RawRepresentable, Value == Root.RawValue {
  /// The path between a value and its raw value.
  ///
  /// Embedding a raw value that no value has is a mistake
  /// that ends the program.
  @available(*, deprecated, message: "Use 'init(rawValue:)' and 'rawValue'.")
  public static var rawValue: Self {
    Self(
      name: "rawValue",
      embedding: { rawValue in
        guard let root = Root(rawValue: rawValue) else {
          fatalError("No value of '\(Root.self)' has the raw value '\(rawValue)'.")
        }
        return root
      },
      extraction: { $0.rawValue }
    )
  }
}

extension AnyCasePath where Root: LosslessStringConvertible, Value == String {
  /// The path between a value and its text.
  ///
  /// Embedding a text that no value has is a mistake that ends
  /// the program.
  @available(*, deprecated, message: "Use 'init(_:)' and 'description'.")
  public static var description: Self {
    Self(
      name: "description",
      embedding: { text in
        guard let root = Root(text) else {
          fatalError("No value of '\(Root.self)' has the text '\(text)'.")
        }
        return root
      },
      extraction: { $0.description }
    )
  }
}

/// The error of changing a payload that is not there.
public struct ExtractionFailed: Error, CustomStringConvertible {
  let expected: String
  let actual: String

  public var description: String {
    "Cannot change the payload of case '\(expected)': the value is '\(actual)'."
  }
}

/// Makes anything from what there is none of.
private func absurd<Root>(_ value: Never) -> Root {}
