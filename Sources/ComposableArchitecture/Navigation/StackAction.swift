import CasePaths

/// What can happen to a stack: an element acts, elements are popped, an element is pushed.
public enum StackAction<State, Action> {
  /// An action of the element of that id.
  indirect case element(id: StackElementID, action: Action)

  /// Pop the element of that id and everything above it.
  case popFrom(id: StackElementID)

  /// Push an element under that id.
  case push(id: StackElementID, state: State)
}

/// The actions of a stack of the states of a reducer.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Decodable where State: Decodable, Action: Decodable {}
extension StackAction: Encodable where State: Encodable, Action: Encodable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

extension StackAction: CasePathable {
  public typealias _Contents = Action
  public typealias _Wrapper = _Stack<State>

  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case paths of a stack action.
  ///
  /// `\.path[id: 0].counter.tapped` names an action of one element.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public subscript(root: StackAction) -> PartialCaseKeyPath<StackAction> {
      switch root {
      case .element: \.element
      case .popFrom: \.popFrom
      case .push: \.push
      }
    }

    /// The path to ``StackAction/element(id:action:)``.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      ._$case(
        "element",
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          if case .element(let id, let action) = $0 { (id: id, action: action) } else { nil }
        }
      )
    }

    /// The path to ``StackAction/popFrom(id:)``.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      ._$case(
        "popFrom",
        embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { id } else { nil } }
      )
    }

    /// The path to ``StackAction/push(id:state:)``.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      ._$case(
        "push",
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { if case .push(let id, let state) = $0 { (id: id, state: state) } else { nil } }
      )
    }

    /// The path to the actions of one element.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      ._$case(
        "[id: \(id.generation)]",
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id: id, let action) = $0 else { return nil }
          return action
        }
      )
    }
  }
}
