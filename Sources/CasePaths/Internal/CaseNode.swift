import IssueReporting

/// The way from a root, whose type is not known here, to a case.
///
/// A key path through several enums passes through `Case` values that know the type they have
/// reached and not the type they came from. Handing the root on as a pointer, instead of in an
/// existential box, keeps extraction free of boxes and dynamic casts. The type of the root is
/// checked once, when the way becomes an ``AnyCasePath``.
@usableFromInline
class CaseNode<Value>: @unchecked Sendable {
  @inlinable
  init() {}

  /// The type that the pointers point to.
  @inlinable
  var rootType: Any.Type { Value.self }

  /// The case as written in a key path.
  @inlinable
  var name: String { "self" }

  /// Whether the case is one of the root itself.
  @inlinable
  var isFirst: Bool { false }

  /// The payload of the root, or `nil` when it is another case.
  @inlinable
  func extract(from root: UnsafeRawPointer) -> Value? { nil }

  /// Fills the memory of the root with this case.
  @inlinable
  func embed(_ value: Value, into root: UnsafeMutableRawPointer) {}
}

/// A case of the root.
@usableFromInline
final class FirstCaseNode<Root, Value>: CaseNode<Value>, @unchecked Sendable {
  @usableFromInline let path: AnyCasePath<Root, Value>

  @inlinable
  init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
  }

  @inlinable
  override var rootType: Any.Type { Root.self }

  @inlinable
  override var name: String { path.name }

  @inlinable
  override var isFirst: Bool { true }

  @inlinable
  override func extract(from root: UnsafeRawPointer) -> Value? {
    path.extract(from: root.assumingMemoryBound(to: Root.self).pointee)
  }

  @inlinable
  override func embed(_ value: Value, into root: UnsafeMutableRawPointer) {
    root.initializeMemory(as: Root.self, to: path.embed(value))
  }
}

/// A case of a payload.
@usableFromInline
final class NextCaseNode<Middle, Value>: CaseNode<Value>, @unchecked Sendable {
  @usableFromInline let previous: CaseNode<Middle>
  @usableFromInline let path: AnyCasePath<Middle, Value>

  @inlinable
  init(_ previous: CaseNode<Middle>, _ path: AnyCasePath<Middle, Value>) {
    self.previous = previous
    self.path = path
  }

  @inlinable
  override var rootType: Any.Type { previous.rootType }

  @inlinable
  override var name: String { joinedCaseNames(previous.name, path.name) }

  @inlinable
  override func extract(from root: UnsafeRawPointer) -> Value? {
    guard let value = previous.extract(from: root) else { return nil }
    return path.extract(from: value)
  }

  @inlinable
  override func embed(_ value: Value, into root: UnsafeMutableRawPointer) {
    previous.embed(path.embed(value), into: root)
  }
}

/// A case whose payload's type is not known: what a partial case key path leads to.
protocol AnyCase {
  /// Whether the value is this case.
  func matches<Root>(_ root: Root) -> Bool

  /// The case as written in a key path.
  var name: String { get }
}

extension Case: AnyCase {
  func matches<Root>(_ root: Root) -> Bool {
    casePath(from: Root.self).extract(from: root) != nil
  }

  var name: String { node?.name ?? "self" }

  /// The path from a root of this type to the case.
  @inlinable
  func casePath<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    guard (node?.rootType ?? Value.self) == Root.self else { return strayCasePath() }
    guard let node else {
      // The types are the same one, as was checked above.
      return unsafeBitCast(AnyCasePath<Value, Value>(), to: AnyCasePath<Root, Value>.self)
    }
    if node.isFirst {
      // The one kind of first node, and the type of its root was checked above.
      return unsafeDowncast(node, to: FirstCaseNode<Root, Value>.self).path
    }
    return AnyCasePath(
      name: node.name,
      embedding: { value in
        withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { memory in
          // A capacity of one has a base address.
          let root = memory.baseAddress!
          node.embed(value, into: root)
          return root.move()
        }
      },
      extraction: { root in
        withUnsafePointer(to: root) { node.extract(from: $0) }
      }
    )
  }

  /// The answer to a case made for the values of another type, by `Case.init(embed:extract:)`.
  @usableFromInline
  func strayCasePath<Root>() -> AnyCasePath<Root, Value> {
    let message =
      """
      A case key path from '\(Root.self)' leads to a case of '\(node?.rootType ?? Value.self)'. \
      Make the 'Case' with functions from and to '\(Root.self)'.
      """
    reportIssue(message)
    return AnyCasePath(
      name: name,
      // There is no value of the root to return.
      embedding: { _ in preconditionFailure(message) },
      extraction: { _ in nil }
    )
  }
}
