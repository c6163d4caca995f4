import TernUICore

// What presents a feature for a store of its presentation, with all of it or with one case of several.

extension View {
  /// Presents a sheet while a feature is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onDismiss: Called when the sheet is gone, whoever closed it.
  ///   - content: The sheet, for the feature's store.
  @available(
    *, deprecated,
    message: "Use 'sheet(item: $store.scope(state: \\.child, action: \\.child))'."
  )
  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    sheet(store: store, state: { $0 }, action: { $0 }, onDismiss: onDismiss, content: content)
  }

  /// Presents a sheet while a feature of several is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Takes the feature's state from that of all.
  ///   - fromDestinationAction: Wraps an action of the feature.
  ///   - onDismiss: Called when the sheet is gone, whoever closed it.
  ///   - content: The sheet, for the feature's store.
  @available(
    *, deprecated,
    message: "Use 'sheet(item: $store.scope(state: \\.child, action: \\.child))'."
  )
  public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    let part = PresentedPart(store, state: toDestinationState, action: fromDestinationAction)
    return sheet(item: part.binding, onDismiss: onDismiss) { content($0.store) }
  }

  /// Covers everything while a feature is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onDismiss: Called when the cover is gone, whoever closed it.
  ///   - content: The cover, for the feature's store.
  @available(
    *, deprecated,
    message: "Use 'fullScreenCover(item: $store.scope(state: \\.child, action: \\.child))'."
  )
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    fullScreenCover(
      store: store, state: { $0 }, action: { $0 }, onDismiss: onDismiss, content: content
    )
  }

  /// Covers everything while a feature of several is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Takes the feature's state from that of all.
  ///   - fromDestinationAction: Wraps an action of the feature.
  ///   - onDismiss: Called when the cover is gone, whoever closed it.
  ///   - content: The cover, for the feature's store.
  @available(
    *, deprecated,
    message: "Use 'fullScreenCover(item: $store.scope(state: \\.child, action: \\.child))'."
  )
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    let part = PresentedPart(store, state: toDestinationState, action: fromDestinationAction)
    return fullScreenCover(item: part.binding, onDismiss: onDismiss) { content($0.store) }
  }

  /// Presents a page on the nearest stack while a feature is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - destination: The page, for the feature's store.
  @available(
    *, deprecated,
    message: "Use 'navigationDestination(item:)' with '$store.scope(state:action:)'."
  )
  public func navigationDestination<State, Action, Destination: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
  ) -> some View {
    navigationDestination(
      store: store, state: { $0 }, action: { $0 }, destination: destination
    )
  }

  /// Presents a page on the nearest stack while a feature of several is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Takes the feature's state from that of all.
  ///   - fromDestinationAction: Wraps an action of the feature.
  ///   - destination: The page, for the feature's store.
  @available(
    *, deprecated,
    message: "Use 'navigationDestination(item:)' with '$store.scope(state:action:)'."
  )
  public func navigationDestination<
    State, Action, DestinationState, DestinationAction, Destination: View
  >(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination
  ) -> some View {
    let part = PresentedPart(store, state: toDestinationState, action: fromDestinationAction)
    return navigationDestination(item: part.binding) { destination($0.store).id($0.id) }
  }
}
