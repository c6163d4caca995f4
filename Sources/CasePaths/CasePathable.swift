import IssueReporting

/// An enum whose cases are reached by key paths.
///
/// Apply ``CasePathable()`` instead of conforming by hand: the macro writes `AllCasePaths`, with one
/// property of type ``AnyCasePath`` a case. A hand-written conformance is for types that are no
/// enums, or whose cases need an argument:
///
/// ```swift
/// extension Row: CasePathable {
///   struct AllCasePaths: Sendable {
///     subscript(id id: Int) -> AnyCasePath<Row, String> {
///       AnyCasePath(
///         embed: { Row(id: id, text: $0) },
///         extract: { $0.id == id ? $0.text : nil }
///       )
///     }
///   }
///   static var allCasePaths: AllCasePaths { AllCasePaths() }
/// }
///
/// let first: CaseKeyPath<Row, String> = \.[id: 1]
/// ```
public protocol CasePathable: SendableMetatype {
  /// The type whose properties are the case paths.
  associatedtype AllCasePaths

  /// What the values are about, for a wrapper around values of another type: that type.
  ///
  /// Not for source outside Tern.
  associatedtype _Contents = Self

  /// What tells one kind of wrapper from another; `Never` for a type that is none.
  ///
  /// Not for source outside Tern.
  associatedtype _Wrapper = Never

  /// All case paths of this type.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root of this type's case key paths: `\Action.Cases.tapped`.
  public typealias Cases = Case<Self>

  /// The payload of one case: `nil` when the value is another case.
  ///
  /// Writing a payload makes the value that case. Writing `nil` to the current case is reported as
  /// an issue and changes nothing, since no other case is named; to another case it does nothing,
  /// so `value[case: \.row]?.count += 1` is safe for any value.
  ///
  /// - Parameter keyPath: The case.
  @inlinable
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set { write(newValue, to: AnyCasePath(keyPath)) }
  }

  /// The payload of one case: `nil` when the value is another case.
  ///
  /// A literal, as in `value[case: \.detail]`, is taken as this kind of key path, which the compiler makes
  /// once and not at every use.
  ///
  /// - Parameter keyPath: The case.
  @inlinable
  public subscript<Value>(
    case keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set { write(newValue, to: Self.allCasePaths[keyPath: keyPath]) }
  }

  @usableFromInline
  mutating func write<Value>(_ newValue: Value?, to path: AnyCasePath<Self, Value>) {
    if let newValue {
      self = path.embed(newValue)
    } else if path.extract(from: self) != nil {
      reportIssue(
        """
        Cannot write 'nil' to case '\(path.name)' of '\(debugTypeName(Self.self))': it does not say which case takes \
        its place. Assign the other case instead.
        """
      )
    }
  }

  /// The payload of the case of this name: `nil` when the value is another case.
  ///
  /// It is used by enums marked `@dynamicMemberLookup`: `destination.detail` in place of
  /// `destination[case: \.detail]`.
  ///
  /// - Parameter keyPath: The case.
  @inlinable
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }

  /// Whether the value is this case.
  ///
  /// - Parameter keyPath: The case.
  /// - Returns: `true` for that case, whatever its payload.
  @_disfavoredOverload
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    guard let anyCase = Case<Self>()[keyPath: keyPath] as? any AnyCase else { return false }
    return anyCase.matches(self)
  }

  /// Whether the value is this case.
  ///
  /// A literal, as in `value.is(\.detail)`, is taken as this kind of key path, which the compiler makes once
  /// and not at every use.
  ///
  /// - Parameter keyPath: The case.
  /// - Returns: `true` for that case, whatever its payload.
  @inlinable
  public func `is`<Value>(_ keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Bool {
    Self.allCasePaths[keyPath: keyPath].extract(from: self) != nil
  }

  /// Changes the payload of one case in place.
  ///
  /// A value that is another case stays as it is, and an issue is reported that names both cases.
  /// The payload is not copied: a large collection in it is changed where it is.
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - yield: Changes the payload. When it throws, what it changed so far is kept.
  @_disfavoredOverload
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows {
    let path = AnyCasePath(keyPath)
    let result: Void? = try path._$modify(&self, yield)
    if result == nil {
      reportNotModified(path.name, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Changes the payload of one case in place.
  ///
  /// A literal, as in `value.modify(\.detail)`, is taken as this kind of key path, which the compiler makes
  /// once and not at every use.
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - yield: Changes the payload. When it throws, what it changed so far is kept.
  @inlinable
  public mutating func modify<Value>(
    _ keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>,
    yield: (inout Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows {
    let path = Self.allCasePaths[keyPath: keyPath]
    let result: Void? = try path._$modify(&self, yield)
    if result == nil {
      reportNotModified(path.name, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  @usableFromInline
  func reportNotModified(
    _ name: String,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reportIssue(
      "Cannot modify case '\(name)' of '\(debugTypeName(Self.self))': the value is '\(caseName(of: self))'.",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension CasePathable where AllCasePaths: CasePathReflectable, AllCasePaths.Root == Self {
  /// The key path of the case that the value is.
  ///
  /// ```swift
  /// Destination.detail(id: 1).case == \.detail  // true
  /// ```
  public var `case`: PartialCaseKeyPath<Self> {
    Self.allCasePaths[self]
  }
}
