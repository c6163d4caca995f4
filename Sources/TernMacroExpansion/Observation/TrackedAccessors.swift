import SwiftSyntax
import SwiftSyntaxBuilder

/// The accessors of an observed property.
struct TrackedAccessors {
  /// The stored property behind it.
  var storage: String
  /// The value in the storage.
  var value: String
  /// What an initializer puts into the storage, given `initialValue`.
  var initialStorage: String
  var slot: Int
  /// Whether writing the value calls `willSet` or `didSet`.
  var hasObservers = false

  var accessors: [AccessorDeclSyntax] {
    [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: storage) = \(raw: initialStorage)
      }
      """
    ] + observing
  }

  /// The accessors without the one that initializes.
  var observing: [AccessorDeclSyntax] {
    [
      """
      get {
        _$observationRegistrar._access(\(raw: slot))
        return \(raw: value)
      }
      """,
      setter,
      """
      _modify {
        let _$old = _$observationRegistrar._willModify(\(raw: slot), \(raw: value), \
      ComposableArchitecture._$snapshot)
        defer {
          _$observationRegistrar._didModify(\(raw: slot), \(raw: value), _$old, \
      ComposableArchitecture._$isUnchanged)
        }
        yield &\(raw: value)
      }
      """,
    ]
  }

  private var setter: AccessorDeclSyntax {
    guard hasObservers else {
      return """
        set {
          _$observationRegistrar._set(\(raw: slot), &\(raw: value), newValue, \
        ComposableArchitecture._$isIdentityEqual)
        }
        """
    }
    // An observer may use all of the state, so the registrar must be at rest while it is called.
    return """
      set {
        let _$old = _$observationRegistrar._willModify(\(raw: slot), \(raw: value), \
      ComposableArchitecture._$snapshot)
        \(raw: value) = newValue
        _$observationRegistrar._didModify(\(raw: slot), \(raw: value), _$old, \
      ComposableArchitecture._$isUnchanged)
      }
      """
  }
}
