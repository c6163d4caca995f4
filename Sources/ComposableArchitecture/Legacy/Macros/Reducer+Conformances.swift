/// Makes an enum of features a reducer of all of them, and its `State` and `Action` conform to
/// protocols; deprecated, as the macro says where it is used.
///
/// ```swift
/// @Reducer(state: .equatable, action: .equatable, .sendable)
/// enum Path {
///   case counter(Counter)
/// }
/// ```
///
/// - Parameters:
///   - state: What the state conforms to.
///   - action: What the action conforms to.
@attached(
  member, names: named(State), named(Action), named(body), named(CaseScope), named(scope),
  named(_$closes)
)
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
  #externalMacro(module: "TernMacros", type: "ReducerMacro")

/// A protocol that the types of an enum of features are to conform to.
public struct _SynthesizedConformance: Sendable {
  /// `Codable`.
  public static let codable = Self()
  /// `Decodable`.
  public static let decodable = Self()
  /// `Encodable`.
  public static let encodable = Self()
  /// `Equatable`.
  public static let equatable = Self()
  /// `Hashable`.
  public static let hashable = Self()
  /// `Sendable`.
  public static let sendable = Self()
}
