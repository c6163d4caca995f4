import TernUICore

/// A button that has a feature presented, and the feature's page on the nearest stack.
@available(
  *, deprecated,
  message: "Use a 'Button', and 'navigationDestination(item:)' with '$store.scope(state:action:)'."
)
public struct NavigationLinkStore<
  State, Action, DestinationState, DestinationAction, Destination: View, Label: View
>: View {
  private let part: PresentedPart<DestinationState, DestinationAction>
  private let onTap: @MainActor () -> Void
  private let destination: (Store<DestinationState, DestinationAction>) -> Destination
  private let label: Label

  private init(
    part: PresentedPart<DestinationState, DestinationAction>,
    onTap: @escaping @MainActor () -> Void,
    destination: @escaping (Store<DestinationState, DestinationAction>) -> Destination,
    label: Label
  ) {
    self.part = part
    self.onTap = onTap
    self.destination = destination
    self.label = label
  }

  public var body: some View {
    Button(action: onTap) { label }
      .navigationDestination(item: part.binding) { destination($0.store).id($0.id) }
  }

  /// On which side of a divided screen the page shows.
  ///
  /// A back end that does not divide the screen shows it on the stack.
  ///
  /// - Parameter isDetailLink: Whether it shows on the side of details.
  public func isDetailLink(_ isDetailLink: Bool) -> Self { self }

  /// A link to a presented feature.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onTap: Has the feature presented.
  ///   - destination: The page, for the feature's store.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction {
    self.init(
      store, state: { $0 }, action: { $0 }, onTap: onTap, destination: destination, label: label
    )
  }

  /// A link to one of several features that are presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Takes the feature's state from that of all.
  ///   - fromDestinationAction: Wraps an action of the feature.
  ///   - onTap: Has the feature presented.
  ///   - destination: The page, for the feature's store.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      part: PresentedPart(store, state: toDestinationState, action: fromDestinationAction),
      onTap: onTap, destination: destination, label: label()
    )
  }

  /// A link to the presented feature of an id: one of the rows of a list.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - id: The id of the feature that this link presents.
  ///   - onTap: Has the feature presented.
  ///   - destination: The page, for the feature's store.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    id: State.ID,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction, State: Identifiable {
    self.init(
      store, state: { $0 }, action: { $0 }, id: id,
      onTap: onTap, destination: destination, label: label
    )
  }

  /// A link to one of several features that are presented, of an id.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Takes the feature's state from that of all.
  ///   - fromDestinationAction: Wraps an action of the feature.
  ///   - id: The id of the feature that this link presents.
  ///   - onTap: Has the feature presented.
  ///   - destination: The page, for the feature's store.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    id: DestinationState.ID,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where DestinationState: Identifiable {
    self.init(
      store,
      state: { toDestinationState($0).flatMap { $0.id == id ? $0 : nil } },
      action: fromDestinationAction,
      onTap: onTap, destination: destination, label: label
    )
  }
}
