/// What a case key path is rooted in and leads to.
///
/// A ``CaseKeyPath`` from `Root` to `Value` is a key path from `Case<Root>` to `Case<Value>`. The
/// properties of this type are the cases of `Value`, so key paths compose by a dot:
/// `\Action.Cases.path[id: 0].counter.tapped`.
///
/// You write `\.name` and rarely meet the type itself.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The way from the root to this case; the root itself has none.
  @usableFromInline let node: CaseNode<Value>?

  /// The root of the case key paths of a type.
  @inlinable
  public init() {
    node = nil
  }

  /// The case at the end of a key path.
  ///
  /// - Parameter keyPath: The case.
  @inlinable
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  /// A case from two functions.
  ///
  /// - Parameters:
  ///   - embed: Makes the enum from a payload.
  ///   - extract: Takes the payload from an enum, or `nil` when it is another case.
  public init<Root>(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    node = FirstCaseNode(AnyCasePath(embed: embed, extract: extract))
  }

  @inlinable
  init(node: CaseNode<Value>) {
    self.node = node
  }

  /// A case of the payload.
  ///
  /// - Parameter keyPath: The case of the payload.
  @inlinable
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> Case<AppendedValue> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// The case that no value is.
  public var never: Case<Never> {
    appending(
      AnyCasePath<Value, Never>._$case(
        "never", embed: { (value: Never) -> Value in }, extract: { _ in nil }
      )
    )
  }

  @inlinable
  func appending<AppendedValue>(
    _ path: AnyCasePath<Value, AppendedValue>
  ) -> Case<AppendedValue> {
    guard let node else { return Case<AppendedValue>(node: FirstCaseNode(path)) }
    return Case<AppendedValue>(node: NextCaseNode(node, path))
  }
}
