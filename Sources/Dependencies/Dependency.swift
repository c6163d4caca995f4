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
/// its life; else the key's own value. Making one captures a reference; reading costs a key path
/// access and a hash look-up, and allocates nothing.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private enum Source: Sendable {
    case keyPath(any KeyPath<DependencyValues, Value> & Sendable)
    case key(any TestDependencyKey<Value>.Type)
  }

  /// What was overridden where the property was made.
  let captured: Overrides?
  private let source: Source
  private let site: SourceSite

  /// Creates a property that reads the dependency at a key path.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, as a property of ``DependencyValues``.
  ///   - fileID: The source file of the property.
  ///   - filePath: The path of that file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    captured = DependencyValues.currentOverrides
    source = .keyPath(keyPath)
    site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a property that reads the dependency of a key.
  ///
  /// - Parameters:
  ///   - key: The key of the dependency.
  ///   - fileID: The source file of the property.
  ///   - filePath: The path of that file.
  ///   - line: The line of the property.
  ///   - column: The column of the property.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    captured = DependencyValues.currentOverrides
    source = .key(key)
    site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The dependency, as the running code sees it.
  public var wrappedValue: Value {
    var values = DependencyValues(
      overrides: DependencyValues.currentOverrides,
      fallback: captured
    )
    switch source {
    case .keyPath(let keyPath):
      values.reader = DependencyValues.Reader(site: site)
      return values[keyPath: keyPath]
    case .key(let key):
      values.reader = DependencyValues.Reader(site: site, key: key)
      return read(key, from: values)
    }
  }

  private func read<Key: TestDependencyKey<Value>>(
    _ key: Key.Type,
    from values: DependencyValues
  ) -> Value {
    values[key]
  }
}
