import CasePaths
import Combine
import TernUICore

// A view that says `@ObservedObject` is told by what it reads, as every other: `objectWillChange` never
// sends.
extension Store: ObservableObject {}

extension ObservedObject.Wrapper {
  /// A binding to a property of the state, whose writes are sent as a binding action.
  @MainActor
  public subscript<State: ObservableState, Action: BindableAction, Subject: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Subject>
  ) -> Binding<Subject> where ObjectType == Store<State, Action>, Action.State == State {
    Bindable(_object)[dynamicMember: keyPath]
  }

  /// A property of the state, to be bound with ``_StoreBindable/sending(_:)``.
  @MainActor
  public subscript<State: ObservableState, Action, Subject>(
    dynamicMember keyPath: KeyPath<State, Subject>
  ) -> _StoreBindable<State, Action, Subject> where ObjectType == Store<State, Action> {
    _StoreBindable(store: _object, keyPath: keyPath)
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
  where ObjectType == Store<State, Action> {
    Bindable(_object).scope(state: state, action: action)
  }

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
  where ObjectType == Store<State, Action> {
    Bindable(_object).scope(state: state, action: action)
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
  ) -> Binding<Store<ChildState, ChildAction>?> where ObjectType == Store<State, Action> {
    Bindable(_object).scope(state: state, action: action)
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
  ) -> Binding<Store<ChildState, ChildAction>?> where ObjectType == Store<State, Action> {
    Bindable(_object).scope(state: state, action: action)
  }
}
