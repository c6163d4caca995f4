public import TernUICore

/// An enum that can be switched over with bindings to its payloads.
///
/// ```swift
/// @CaseBindable
/// enum Destination {
///   case edit(Item)
///   case about
/// }
///
/// switch $destination.cases {
/// case .edit(let $item): EditView(item: $item)
/// case .about: AboutView()
/// }
/// ```
///
/// Do not conform by hand: the macro ``CaseBindable()`` does it.
public protocol CaseBindable {
  /// The same cases, with a `Binding` to the payload.
  associatedtype BindingEnumeration
  /// The same cases, with a ``UIBinding`` to the payload.
  associatedtype UIBindingEnumeration

  /// The case of now, with a binding to the payload. The macro writes it.
  static func _$bindings(_ binding: Binding<Self>) -> BindingEnumeration

  /// The case of now, with a binding to the payload. The macro writes it.
  static func _$bindings(_ binding: UIBinding<Self>) -> UIBindingEnumeration
}

/// `Binding`, for what ``CaseBindable()`` writes, which may stand where views are not imported.
public typealias _CaseBinding<Value> = Binding<Value>

extension Binding where Value: CaseBindable {
  /// The case of now, with a binding to the payload.
  ///
  /// Should the value become another case while such a binding is in use, it reads as the last payload
  /// it had and ignores what is written.
  public var cases: Value.BindingEnumeration { Value._$bindings(self) }
}

extension UIBinding where Value: CaseBindable {
  /// The case of now, with a binding to the payload.
  ///
  /// Should the value become another case while such a binding is in use, it reads as the last payload
  /// it had and ignores what is written.
  public var cases: Value.UIBindingEnumeration { Value._$bindings(self) }
}
