/// Where a `@Dependency` was made, and what was overridden there.
///
/// It knows nothing of the value's type, so that the part of a read which is not inlined into the
/// client needs no generic code.
@usableFromInline
struct DependencyOrigin: Sendable {
  let captured: Overrides?
  let reader: Reader

  @usableFromInline
  init(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    key: Any.Type?
  ) {
    captured = DependencyValues.currentOverrides
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    reader = Reader.at(site, key: key)
  }

  /// The box of a key's value, if there is one: what ``values()`` would find, without making them.
  @usableFromInline
  func existingBox(for key: Any.Type) -> Unmanaged<AnyValueBox>? {
    let current = DependencyValues.currentOverrides
    return DependencyValues.existingBox(for: key, current, captured === current ? nil : captured)
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
