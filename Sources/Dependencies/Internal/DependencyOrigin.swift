/// Where a `@Dependency` was made, and what was overridden there.
///
/// It knows nothing of the value's type, so that the part of a read which is not inlined into the
/// client needs no generic code.
@usableFromInline
struct DependencyOrigin: Sendable {
  let captured: Overrides?
  let reader: DependencyValues.Reader

  @usableFromInline
  init(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    key: Any.Type?
  ) {
    captured = DependencyValues.currentOverrides
    reader = DependencyValues.Reader(
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column),
      key: key
    )
  }

  /// What the property sees now.
  @usableFromInline
  func values() -> DependencyValues {
    let current = DependencyValues.currentOverrides
    return DependencyValues(
      overrides: current,
      fallback: captured === current ? nil : captured,
      isSetting: false,
      reader: reader
    )
  }
}
