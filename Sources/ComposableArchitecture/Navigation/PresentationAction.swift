import CasePaths

/// What can happen to a presented feature: it acts, or it is dismissed.
public enum PresentationAction<Action> {
  /// Dismiss the feature: its state becomes `nil`.
  case dismiss

  /// An action of the presented feature.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

extension PresentationAction: CasePathable {
  public typealias _Contents = Action
  public typealias _Wrapper = _Presenting

  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case paths of a presentation action.
  ///
  /// Beside its own cases it has those of the presented action, so that `\.destination.edit` names
  /// the edit feature among the destinations.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public subscript(root: PresentationAction) -> PartialCaseKeyPath<PresentationAction> {
      switch root {
      case .dismiss: \.dismiss
      case .presented: \.presented
      }
    }

    /// The path to ``PresentationAction/dismiss``.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      ._$case(
        "dismiss",
        embed: { .dismiss },
        extract: { if case .dismiss = $0 { () } else { nil } }
      )
    }

    /// The path to ``PresentationAction/presented(_:)``.
    public var presented: AnyCasePath<PresentationAction, Action> {
      ._$case(
        "presented",
        embed: { .presented($0) },
        extract: { if case .presented(let action) = $0 { action } else { nil } }
      )
    }

    /// The path to a case of the presented action.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return ._$case(
        path.name,
        embed: { .presented(path.embed($0)) },
        extract: { if case .presented(let action) = $0 { path.extract(from: action) } else { nil } }
      )
    }

    /// The path to a case of the presented action, with its own dismissal.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: keyPath]
      return ._$case(
        path.name,
        embed: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let member): .presented(path.embed(member))
          }
        },
        extract: {
          switch $0 {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        }
      )
    }
  }
}
