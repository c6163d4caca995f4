import IssueReporting

extension Optional: CasePathable, CasePathIterable {
  /// The case paths of an optional.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    /// The key path of the case that the value is.
    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      switch root {
      case .none: \.none
      case .some: \.some
      }
    }

    /// The path to the absence of a value.
    public var none: AnyCasePath<Optional, Void> {
      ._$case("none", embed: { .none }, extract: { $0 == nil ? () : nil })
    }

    /// The path to the value.
    public var some: AnyCasePath<Optional, Wrapped> {
      ._$case("some", embed: { .some($0) }, extract: { $0 })
    }

    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Optional>]> {
      [\.none, \.some].makeIterator()
    }
  }

  /// The optional itself: a key path that ends in something optional, or not, can end in it.
  public var optional: Optional { self }

  /// All case paths of an optional.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional where Wrapped: CasePathable {
  /// Whether there is a value and it is this case.
  ///
  /// - Parameter keyPath: A case of the wrapped enum.
  /// - Returns: `false` for `nil`.
  @_disfavoredOverload
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(keyPath) ?? false
  }

  /// Changes the payload of one case of the wrapped enum in place.
  ///
  /// `nil` and other cases stay as they are, and an issue is reported.
  ///
  /// - Parameters:
  ///   - keyPath: A case of the wrapped enum.
  ///   - yield: Changes the payload. When it throws, what it changed so far is kept.
  @_disfavoredOverload
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    yield: (inout Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows {
    let path = AnyCasePath<Optional, Wrapped>(\.some).appending(path: AnyCasePath(keyPath))
    let result: Void? = try path._$modify(&self, yield)
    if result == nil {
      reportIssue(
        """
        Cannot modify case '\(AnyCasePath(keyPath).name)' of '\(debugTypeName(Wrapped.self))': the value is \
        '\(map(caseName) ?? "nil")'.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}
