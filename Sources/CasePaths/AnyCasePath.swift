/// A way into one case of an enum: make the enum from the payload, and the payload from the enum.
///
/// It is to a case what a key path is to a property. Most code names cases with a ``CaseKeyPath``
/// and never meets this type; code that takes a case key path converts it once, keeps the result,
/// and uses it for each value:
///
/// ```swift
/// let path = AnyCasePath<Destination, Int>(\.detail)
/// path.embed(1)                            // Destination.detail(id: 1)
/// path.extract(from: .detail(id: 2))       // Optional(2)
/// path.extract(from: .settings)            // nil
/// ```
///
/// Extracting through a path that `@CasePathable` wrote is a `switch`, without reflection. Going
/// through several enums costs one call of each.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  // Unchecked, because the generic metadata that generated closures capture is not known to be
  // Sendable. The public initializer takes `@Sendable` closures only.
  @usableFromInline let embedding: (Value) -> Root
  @usableFromInline let extraction: (Root) -> Value?

  /// The case as written in a key path, without the backslash and the first dot: `detail.title`.
  @usableFromInline package let name: String

  /// A path from two functions.
  ///
  /// The functions must undo each other: what `embed` makes, `extract` takes apart.
  ///
  /// - Parameters:
  ///   - embed: Makes the enum from a payload.
  ///   - extract: Takes the payload from an enum, or `nil` when it is another case.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(name: "\(Value.self)", embedding: embed, extraction: extract)
  }

  /// A path from its parts.
  @inlinable
  init(
    name: String,
    embedding: @escaping (Value) -> Root,
    extraction: @escaping (Root) -> Value?
  ) {
    self.name = name
    self.embedding = embedding
    self.extraction = extraction
  }

  /// The path from a type to itself: every value is its own payload.
  @inlinable
  public init() where Root == Value {
    self.init(name: "self", embedding: { $0 }, extraction: { $0 })
  }

  /// The path that a case key path names.
  ///
  /// The cost is one evaluation of the key path. Keep the result where the same path is used often.
  ///
  /// - Parameter keyPath: The case.
  @inlinable
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath].casePath(from: Root.self)
  }

  /// The path that code written by a macro makes; the closures capture nothing but types.
  ///
  /// - Parameters:
  ///   - name: The name of the case, for messages.
  ///   - embed: Makes the enum from a payload.
  ///   - extract: Takes the payload from an enum, or `nil` when it is another case.
  /// - Returns: The path.
  @inlinable
  public static func _$case(
    _ name: String,
    embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?
  ) -> Self {
    Self(name: name, embedding: embed, extraction: extract)
  }

  /// Makes the enum from a payload.
  ///
  /// - Parameter value: The payload.
  /// - Returns: The enum in this case.
  @inlinable
  public func embed(_ value: Value) -> Root {
    embedding(value)
  }

  /// Takes the payload from an enum.
  ///
  /// - Parameter root: The enum.
  /// - Returns: The payload, or `nil` when it is another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }

  /// Changes the payload in place, when the enum is this case.
  ///
  /// The enum gives its payload up while `body` runs, so that the payload is held once and a
  /// collection in it is changed where it is.
  ///
  /// - Parameters:
  ///   - root: The enum.
  ///   - body: Changes the payload. When it throws, what it changed so far is kept.
  /// - Returns: The result of `body`, or `nil` when the enum is another case.
  @inlinable
  public func _$modify<Result>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    if isPayloadKept { return try modifyKept(&root, body) }
    return try withUnsafeMutablePointer(to: &root) { pointer in
      guard var value = extraction(pointer.pointee) else { return nil }
      // The memory is exclusively ours until this closure returns, and is filled again on every way
      // out of it.
      pointer.deinitialize(count: 1)
      defer { pointer.initialize(to: embedding(value)) }
      return try body(&value)
    }
  }

  /// The path to a case of the payload.
  ///
  /// - Parameter keyPath: The case of the payload.
  @inlinable
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> AnyCasePath<Root, AppendedValue> where Value: CasePathable {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }

  /// The path that goes on through the payload.
  ///
  /// - Parameter path: A path from the payload.
  /// - Returns: The path from this enum to the payload of the payload.
  @inlinable
  public func appending<AppendedValue>(
    path: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    AnyCasePath<Root, AppendedValue>(
      name: joinedCaseNames(name, path.name),
      embedding: { embedding(path.embedding($0)) },
      extraction: { root in
        guard let value = extraction(root) else { return nil }
        return path.extraction(value)
      }
    )
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String {
    "AnyCasePath<\(Root.self), \(Value.self)>(\\.\(name))"
  }
}
