import TernUICore

extension View {
  /// Presents something small that belongs to this view while a feature is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - attachmentAnchor: The part of this view that it points to.
  ///   - arrowEdge: The side of that part on which it stands.
  ///   - content: What is presented, for the feature's store.
  @available(
    *, deprecated, message: "Use 'popover(item: $store.scope(state: \\.child, action: \\.child))'."
  )
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    popover(
      store: store, state: { $0 }, action: { $0 },
      attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content
    )
  }

  /// Presents something small that belongs to this view while a feature of several is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Takes the feature's state from that of all.
  ///   - fromDestinationAction: Wraps an action of the feature.
  ///   - attachmentAnchor: The part of this view that it points to.
  ///   - arrowEdge: The side of that part on which it stands.
  ///   - content: What is presented, for the feature's store.
  @available(
    *, deprecated, message: "Use 'popover(item: $store.scope(state: \\.child, action: \\.child))'."
  )
  public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    let part = PresentedPart(store, state: toDestinationState, action: fromDestinationAction)
    return popover(
      item: part.binding, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) { content($0.store) }
  }
}
