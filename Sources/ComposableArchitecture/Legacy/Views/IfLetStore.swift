import TernUICore

/// A view of an optional state while it is there, or another while it is not.
@available(
  *, deprecated,
  message: "Use 'if let store = store.scope(state: \\.child, action: \\.child) { … } else { … }'."
)
public struct IfLetStore<State, Action, Content: View>: View {
  private let part: PresentedPart<State, Action>
  private let content: (Store<State, Action>?) -> Content

  public var body: some View {
    let item = part.item
    // What comes in the place of another is another view.
    content(item?.store).id(item?.id)
  }

  /// A view of an optional state.
  ///
  /// - Parameters:
  ///   - store: The store of the optional.
  ///   - ifContent: The view while the state is there, for its store.
  ///   - elseContent: The view while it is not.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    part = PresentedPart(store)
    content = conditional(ifContent, elseContent)
  }

  /// A view of an optional state.
  ///
  /// - Parameters:
  ///   - store: The store of the optional.
  ///   - ifContent: The view while the state is there, for its store.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    part = PresentedPart(store)
    content = { $0.map(ifContent) }
  }

  /// A view of a feature while it is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - ifContent: The view while the feature is presented, for its store.
  ///   - elseContent: The view while it is not.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    part = PresentedPart(store, state: { $0 }, action: { $0 })
    content = conditional(ifContent, elseContent)
  }

  /// A view of a feature while it is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - ifContent: The view while the feature is presented, for its store.
  public init<IfContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    part = PresentedPart(store, state: { $0 }, action: { $0 })
    content = { $0.map(ifContent) }
  }

  /// A view of a feature of several while it is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toState: Takes the feature's state from that of all.
  ///   - fromAction: Wraps an action of the feature.
  ///   - ifContent: The view while the feature is presented, for its store.
  ///   - elseContent: The view while it is not.
  public init<DestinationState, DestinationAction, IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    part = PresentedPart(store, state: toState, action: fromAction)
    content = conditional(ifContent, elseContent)
  }

  /// A view of a feature of several while it is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toState: Takes the feature's state from that of all.
  ///   - fromAction: Wraps an action of the feature.
  ///   - ifContent: The view while the feature is presented, for its store.
  public init<DestinationState, DestinationAction, IfContent: View>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (_ destinationState: DestinationState) -> State?,
    action fromAction: @escaping (_ action: Action) -> DestinationAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    part = PresentedPart(store, state: toState, action: fromAction)
    content = { $0.map(ifContent) }
  }
}

@MainActor
private func conditional<Value, IfContent: View, ElseContent: View>(
  _ ifContent: @escaping (Value) -> IfContent, _ elseContent: @escaping () -> ElseContent
) -> (Value?) -> _ConditionalContent<IfContent, ElseContent> {
  { value in
    assumeMainActor {
      if let value {
        ViewBuilder.buildEither(first: ifContent(value))
      } else {
        ViewBuilder.buildEither(second: elseContent())
      }
    }
  }
}
