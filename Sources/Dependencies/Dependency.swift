/// A property that reads a dependency.
///
/// Name the dependency by its property of ``DependencyValues``, or by its type when the type is its
/// own ``DependencyKey``:
///
/// ```swift
/// struct Model {
///   @Dependency(\.uuid) var uuid
///   @Dependency(APIClient.self) var api
/// }
/// ```
///
/// What it reads is what the reading code's scope overrides; else what was overridden where the
/// property's owner was made, so that a model made in a scope keeps that scope's dependencies for
/// its life; else the key's own value. Making one captures a reference; reading costs some tens of
/// nanoseconds for a task-local value and a hash look-up, and allocates nothing. A key path that is
/// not a literal costs a key path access more.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  @usableFromInline let origin: DependencyOrigin
  @usableFromInline let read: @Sendable (DependencyOrigin) -> Value

  /// Creates a property that reads the dependency at a key path.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, as a property of ``DependencyValues``.
  ///   - fileID: The source file of the property.
  ///   - filePath: The path of that file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  @inlinable
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    origin = DependencyOrigin(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      key: nil
    )
    // Inlined, so that the optimizer sees the key path and calls the getter that it names.
    read = { $0.values()[keyPath: keyPath] }
  }

  /// Creates a property that reads the dependency of a key.
  ///
  /// - Parameters:
  ///   - key: The key of the dependency.
  ///   - fileID: The source file of the property.
  ///   - filePath: The path of that file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  @inlinable
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    // Inlined, so that the closure is made where the key is known: it then captures nothing.
    read = { origin in
      if let box = origin.existingBox(for: Key.self) {
        return box._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: ValueBox<Key.Value>.self).value
        }
      }
      return origin.values()[Key.self]
    }
    origin = DependencyOrigin(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      key: key
    )
  }

  /// Creates a property that reads from the values what a closure does.
  ///
  /// - Parameters:
  ///   - fileID: The source file of the property.
  ///   - filePath: The path of that file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  ///   - read: Reads the value.
  package init(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    read: @escaping @Sendable (DependencyValues) -> Value
  ) {
    origin = DependencyOrigin(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      key: nil
    )
    self.read = { read($0.values()) }
  }

  /// The dependency, as the running code sees it.
  @inlinable
  public var wrappedValue: Value { read(origin) }
}
