// The standard library's `_forEachField` is not public API: this is the only file that uses it, and
// `DynamicFieldsTests` notices when it goes.
@_spi(Reflection) import Swift

/// A stored property of a type of values, or an element of a tuple.
struct StoredField {
  enum Kind { case aggregate, optional, other }

  let type: Any.Type
  let offset: Int
  /// What its values are made of: other fields, a value or none, or nothing that can be looked into.
  let kind: Kind
}

/// Visits the stored properties of a structure or a tuple; other types have none.
func forEachStoredField(of type: Any.Type, _ body: (StoredField) -> Void) {
  _forEachField(of: type) { _, offset, fieldType, kind in
    let kind: StoredField.Kind =
      switch kind {
      case .struct, .tuple: .aggregate
      case .optional: .optional
      default: .other
      }
    body(StoredField(type: fieldType, offset: offset, kind: kind))
    return true
  }
}
