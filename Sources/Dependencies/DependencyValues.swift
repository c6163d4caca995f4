import IssueReporting

/// The dependencies that code at some point of a program sees.
///
/// Each dependency is a property, usually added in an extension next to its ``DependencyKey``.
/// Code reads them through ``Dependency``, and changes them for a scope with
/// ``withDependencies(_:operation:)``:
///
/// ```swift
/// withDependencies {
///   $0.uuid = .incrementing
///   $0.api.fetch = { _ in [] }
/// } operation: {
///   Model()
/// }
/// ```
///
/// A value that no scope overrides is the key's live, preview or test value, depending on
/// ``context``. It is computed at the first read and kept: for the life of the process, or of the
/// running test. A read costs one hash look-up and takes no lock; copies share their storage until
/// one of them changes.
public struct DependencyValues: Sendable {
  @TaskLocal static var currentOverrides: Overrides?

  /// What the scope overrides.
  var overrides: Overrides?
  /// What is overridden where ``overrides`` has nothing: the scope in which a `@Dependency` was
  /// made.
  ///
  /// Two layers and not one merged table, so that a read allocates nothing.
  var fallback: Overrides?
  /// Whether values are read only to be changed.
  var isSetting: Bool
  /// The `@Dependency` that reads.
  var reader: Reader?

  /// Creates values that override nothing.
  public init() {
    self.init(overrides: nil)
  }

  init(
    overrides: Overrides?,
    fallback: Overrides? = nil,
    isSetting: Bool = false,
    reader: Reader? = nil
  ) {
    self.overrides = overrides
    self.fallback = fallback
    self.isSetting = isSetting
    self.reader = reader
  }

  /// The values that the running code sees.
  package static var _current: DependencyValues {
    DependencyValues(overrides: currentOverrides)
  }

  /// The value of a key.
  ///
  /// Use it in the property that a key has in an extension of `DependencyValues`, as
  /// ``DependencyKey`` shows.
  ///
  /// Reading a dependency without a value for the context (see ``context``) reports an issue.
  /// Cost: one hash look-up, and no lock once the value exists.
  ///
  /// - Parameters:
  ///   - key: The key of the dependency.
  ///   - fileID: The source file of the read.
  ///   - filePath: The path of that file.
  ///   - line: The line of the read.
  ///   - column: The column of the read.
  ///   - function: The name of the property, for messages.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) -> Key.Value {
    // Inlined, so that the client's getter knows the type of the value and opens the box without
    // asking the runtime for metadata.
    @inlinable
    get {
      if let box = existingBox(for: key) {
        return box._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: ValueBox<Key.Value>.self).value
        }
      }
      return defaultValue(
        of: key,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        function: function
      )
    }
    set { set(newValue, for: key) }
  }

  /// The value of a key: the spelling that says what is in the brackets.
  ///
  /// `values[type: APIClient.self]` is `values[APIClient.self]`.
  ///
  /// - Parameters:
  ///   - type: The key of the dependency; most often a type that is its own key.
  ///   - fileID: The source file of the read.
  ///   - filePath: The path of that file.
  ///   - line: The line of the read.
  ///   - column: The column of the read.
  ///   - function: The name of the property, for messages.
  public subscript<Key: TestDependencyKey>(
    type type: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) -> Key.Value {
    get {
      self[type, fileID, filePath, line, column, function]
    }
    set { self[type] = newValue }
  }

  /// The context that decides the default values.
  ///
  /// It is the process's own (see ``DependencyContext``) unless a scope sets it.
  public var context: DependencyContext {
    get {
      overrides?.context ?? fallback?.context ?? defaults.context
    }
    set {
      makeWritable().context = newValue
    }
  }
}

// MARK: - Looking up

extension DependencyValues {
  /// The default values that this scope uses.
  var defaults: DefaultValues {
    overrides?.defaults ?? fallback?.defaults ?? .current
  }

  /// The box of a key's value, if a scope overrides it or it has been computed before.
  ///
  /// The box lives at least as long as this value.
  @usableFromInline
  func existingBox(for key: Any.Type) -> Unmanaged<AnyValueBox>? {
    Self.existingBox(for: key, overrides, fallback)
  }

  /// The box of a key's value, if a scope overrides it or it has been computed before.
  ///
  /// The box lives at least as long as the overrides and the running test.
  static func existingBox(
    for key: Any.Type,
    _ overrides: Overrides?,
    _ fallback: Overrides?
  ) -> Unmanaged<AnyValueBox>? {
    let id = KeyID(key)
    var context: DependencyContext?
    var defaults: DefaultValues?
    if let overrides {
      if let box = overrides.slots[id] { return box }
      context = overrides.context
      defaults = overrides.defaults
    }
    if let fallback {
      if let box = fallback.slots[id] { return box }
      context = context ?? fallback.context
      defaults = defaults ?? fallback.defaults
    }
    if let defaults { return defaults.box(for: id, in: context) }
    return DefaultValues.currentBox(for: id, in: context)
  }

  @usableFromInline
  func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    function: StaticString
  ) -> Key.Value {
    let context = context
    let readKey = reader?.key.map { "\(String(reflecting: $0)).self" }
    let evaluation = Evaluation(
      // A value that is needed to compute another is no more used than that one is.
      isSetting: isSetting || (Evaluation.current?.isSetting ?? false),
      name: "@Dependency(\(readKey ?? "\\.\(function)"))",
      site: reader?.site
        ?? SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return Evaluation.$current.withValue(evaluation) {
      // A value's own dependencies are those of the scope that first reads the value.
      Self.$currentOverrides.withValue(flattened) {
        // What is read to be changed is not kept: a later use must still be able to report.
        // What reports where it is read is made for each reader.
        let reporting = key as? any KeyReportingItsReader.Type
        if evaluation.isSetting || reporting?.isMadeForReader(in: context) == true {
          return Self.compute(key, in: context, evaluation)
        }
        let box = defaults.value(for: KeyID(key), in: context) {
          ValueBox<Key.Value>(Self.compute(key, in: context, evaluation), key: key)
        }
        return unsafeDowncast(box, to: ValueBox<Key.Value>.self).value
      }
    }
  }

  private static func compute<Key: TestDependencyKey>(
    _ key: Key.Type,
    in context: DependencyContext,
    _ evaluation: Evaluation
  ) -> Key.Value {
    switch context {
    case .test: return Key.testValue
    case .preview: return Key.previewValue
    case .live:
      guard let liveKey = key as? any DependencyKey.Type else {
        if !evaluation.isSetting { reportMissingLiveValue(of: key, evaluation) }
        return Key.testValue
      }
      func liveValue<Live: DependencyKey>(of key: Live.Type) -> Any { Live.liveValue }
      // 'DependencyKey' refines 'TestDependencyKey' without a value type of its own.
      return liveValue(of: liveKey) as! Key.Value
    }
  }

  private static func reportMissingLiveValue<Key: TestDependencyKey>(
    of key: Key.Type,
    _ evaluation: Evaluation
  ) {
    let keyName = String(reflecting: key)
    reportIssue(
      """
      \(evaluation.name) has no live value, but it was used in a live context.

        Key: \(keyName)
        Value: \(String(reflecting: Key.Value.self))

      Conform '\(keyName)' to 'DependencyKey' with a 'liveValue'. The test value is used until then.
      """,
      at: evaluation.site
    )
  }
}

// MARK: - Overriding

extension DependencyValues {
  private mutating func set<Key: TestDependencyKey>(_ value: Key.Value, for key: Key.Type) {
    makeWritable().slots.set(ValueBox(value, key: key), for: KeyID(key))
  }

  /// Makes the storage this value's own, and one layer.
  private mutating func makeWritable() -> Overrides {
    if fallback != nil {
      overrides = flattened?.copy()
      fallback = nil
    } else if overrides == nil {
      overrides = Overrides()
    } else if !isKnownUniquelyReferenced(&overrides) {
      overrides = overrides?.copy()
    }
    return overrides!
  }

  /// Both layers in one table.
  var flattened: Overrides? {
    guard let fallback else { return overrides }
    guard let overrides else { return fallback }
    return overrides.merging(fallback: fallback)
  }

  /// Sets a part of a dependency.
  ///
  /// Reading the rest of it, or what is replaced, reports nothing.
  package mutating func _set<Value>(
    _ value: Value, at keyPath: WritableKeyPath<DependencyValues, Value>
  ) {
    let wasSetting = isSetting
    isSetting = true
    defer { isSetting = wasSetting }
    let site = SourceSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let evaluation = Evaluation(isSetting: true, name: "", site: site)
    Evaluation.$current.withValue(evaluation) { self[keyPath: keyPath] = value }
  }

  /// Gives the scope default values that nobody has read yet.
  package mutating func _startAfresh() {
    makeWritable().defaults = DefaultValues()
  }

  /// Binds the scope to the default values of the running test, so that work which leaves the
  /// test's own tasks still uses them.
  mutating func adoptDefaults() {
    guard RunningTest.isTesting, overrides?.defaults == nil else { return }
    let defaults = defaults
    makeWritable().defaults = defaults
  }
}
