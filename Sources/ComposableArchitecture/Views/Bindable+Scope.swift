import CasePaths
import IssueReporting
import TernUICore

extension Bindable {
  /// A binding to the store of a stack, for a `NavigationStack`.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(\.path, action: \.path)) { … } destination: { store in … }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The path to the stack.
  ///   - action: The path to the case of the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stackBinding(state, action)
  }

  /// A binding to the store of a stack, for a `NavigationStack`.
  ///
  /// - Parameters:
  ///   - state: The path to the stack.
  ///   - action: The path to the case of the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stackBinding(state, action)
  }

  /// A binding to the store of a presented feature, for `navigationDestination(item:)`, `sheet(item:)`
  /// and their like.
  ///
  /// It is `nil` when the feature is not presented. Writing `nil` sends
  /// ``PresentationAction/dismiss``, unless the feature it stood for is gone already.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.destination?.edit, action: \.destination.edit)) { store in … }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The path to the feature's state.
  ///   - action: The path to the case of the presentation's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentationBinding(state, action)
  }

  /// A binding to the store of a presented feature, for `navigationDestination(item:)`, `sheet(item:)`
  /// and their like.
  ///
  /// - Parameters:
  ///   - state: The path to the feature's state.
  ///   - action: The path to the case of the presentation's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentationBinding(state, action)
  }
}

extension Binding {
  /// A binding to the store of a stack, for a `NavigationStack`.
  ///
  /// - Parameters:
  ///   - state: The path to the stack.
  ///   - action: The path to the case of the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stackBinding(state, action)
  }

  /// A binding to the store of a stack, for a `NavigationStack`.
  ///
  /// - Parameters:
  ///   - state: The path to the stack.
  ///   - action: The path to the case of the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue.stackBinding(state, action)
  }

  /// A binding to the store of a presented feature.
  ///
  /// - Parameters:
  ///   - state: The path to the feature's state.
  ///   - action: The path to the case of the presentation's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentationBinding(state, action)
  }

  /// A binding to the store of a presented feature.
  ///
  /// - Parameters:
  ///   - state: The path to the feature's state.
  ///   - action: The path to the case of the presentation's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentationBinding(state, action)
  }
}

extension Store {
  fileprivate func stackBinding<ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    _ action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
    let child = scope(state: state, action: action)
    // What is pushed and popped goes through actions; the store itself is never replaced.
    return Binding(get: { child }, set: { _ in })
  }

  fileprivate func presentationBinding<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let presented = presentedChild(state: state, action: action)
    return Binding {
      assumeMainActor { self.presentedChild(state: state, action: action) }
    } set: { newValue in
      assumeMainActor {
        // The write says "what I showed is closed". It is late, and means nothing, when that is gone
        // and perhaps something else is shown instead.
        guard newValue == nil, let presented, presented.node.exists else { return }
        let node = presented.node
        _ = self.node.send(AnyCasePath(action).embed(.dismiss), origin: .binding) { node.exists }
        guard !self.node.root.isProcessing, presented.node.exists else { return }
        reportScreenThatStays(of: ChildAction.self)
      }
    }
  }
}

/// Reports that a person has closed a screen, and that it is still there.
func reportScreenThatStays(of action: Any.Type) {
  reportIssue(
    """
    A screen of '\(debugTypeName(action))' was closed, but no reducer took it away, so it stays.

    Apply '.ifLet(\\.$destination, action: \\.destination)', with the names of your feature, to \
    the body of the feature that presents it.
    """
  )
}
