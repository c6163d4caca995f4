import CasePaths
import IdentifiedCollections

/// What can happen to the rows of an identified array: one of them acts.
public enum IdentifiedAction<ID: Hashable & Sendable, Action> {
  /// An action of the row of that id.
  indirect case element(id: ID, action: Action)
}

/// The actions of rows of the states of a reducer.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

extension IdentifiedAction: CasePathable {
  public typealias _Contents = Action
  public typealias _Wrapper = _Rows<ID>

  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case paths of a row's action.
  ///
  /// `\.rows[id: 1].tapped` names an action of one row.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public subscript(root: IdentifiedAction) -> PartialCaseKeyPath<IdentifiedAction> { \.element }

    /// The path to ``IdentifiedAction/element(id:action:)``.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      ._$case(
        "element",
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          if case .element(let id, let action) = $0 { (id: id, action: action) } else { nil }
        }
      )
    }

    /// The path to the actions of one row.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      ._$case(
        "[id: \(id)]",
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id: id, let action) = $0 else { return nil }
          return action
        }
      )
    }
  }
}
