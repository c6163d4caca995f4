import Observation

/// State whose properties are observed one by one.
///
/// Do not conform by hand: the ``ObservableState()`` macro does it.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var count = 0
/// }
/// ```
public protocol ObservableState: Observable, SendableMetatype {
  /// Who the value is, for observers of the property that holds it.
  var _$id: ObservableStateID { get }

  /// Where an observed property is stored, for those that change it in place.
  ///
  /// Key paths to computed properties read, change a copy, and write back. With this, reducers change
  /// the state of a child where it lies, and messages name properties.
  ///
  /// - Parameter property: The path to a property.
  /// - Returns: Its storage; `nil` for a property that is not observed.
  static func _$storage(of property: PartialKeyPath<Self>) -> _StateStorage<Self>?

  /// Who the value at an address is.
  ///
  /// A requirement, so that whoever knows the type only in a run calls code that is compiled for it, and
  /// so that nothing is copied to where the caller's variables are.
  ///
  /// - Parameter address: Where a value of the type is.
  static func _$identity(at address: UnsafeRawPointer) -> ObservableStateID
}

extension ObservableState {
  public static func _$identity(at address: UnsafeRawPointer) -> ObservableStateID {
    address.assumingMemoryBound(to: Self.self).pointee._$id
  }

  public static func _$storage(of property: PartialKeyPath<Self>) -> _StateStorage<Self>? { nil }
}
