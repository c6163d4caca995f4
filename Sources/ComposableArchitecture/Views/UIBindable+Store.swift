import CasePaths
import SwiftNavigation
import TernUICore

extension UIBindable {
  /// A binding to a property of the state, whose writes are sent as a binding action.
  @MainActor
  public subscript<State: ObservableState, Action: BindableAction, Subject: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Subject>
  ) -> UIBinding<Subject> where Value == Store<State, Action>, Action.State == State {
    UIBinding(Bindable(wrappedValue)[dynamicMember: keyPath], at: keyPath, of: wrappedValue)
  }

  /// A property of the state, to be bound with ``_StoreUIBindable/sending(_:)``.
  @MainActor
  public subscript<State: ObservableState, Action, Subject>(
    dynamicMember keyPath: KeyPath<State, Subject>
  ) -> _StoreUIBindable<State, Action, Subject> where Value == Store<State, Action> {
    _StoreUIBindable(store: wrappedValue, keyPath: keyPath)
  }

  /// A binding to the store of a stack.
  ///
  /// - Parameters:
  ///   - state: The path to the stack.
  ///   - action: The path to the case of the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> UIBinding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    UIBinding(
      Bindable(wrappedValue).scope(state: state, action: action), at: state, of: wrappedValue)
  }

  /// A binding to the store of a stack.
  ///
  /// - Parameters:
  ///   - state: The path to the stack.
  ///   - action: The path to the case of the stack's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> UIBinding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// A binding to the store of a presented feature.
  ///
  /// It is `nil` when the feature is not presented. Writing `nil` dismisses it.
  ///
  /// - Parameters:
  ///   - state: The path to the feature's state.
  ///   - action: The path to the case of the presentation's actions.
  @MainActor
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    UIBinding(
      Bindable(wrappedValue).scope(state: state, action: action), at: state, of: wrappedValue)
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
  ) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}

extension UIBinding {
  /// A property of the state of a bound store, to be bound with ``_StoreUIBindable/sending(_:)``.
  @MainActor
  public subscript<State: ObservableState, Action, Subject>(
    dynamicMember keyPath: KeyPath<State, Subject>
  ) -> _StoreUIBindable<State, Action, Subject> where Value == Store<State, Action> {
    _StoreUIBindable(store: wrappedValue, keyPath: keyPath)
  }
}

/// A property of a store's state that still lacks the action that sets it.
@MainActor
@dynamicMemberLookup
public struct _StoreUIBindable<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A part of the property.
  public subscript<Subject>(
    dynamicMember keyPath: KeyPath<Value, Subject>
  ) -> _StoreUIBindable<State, Action, Subject> {
    _StoreUIBindable<State, Action, Subject>(
      store: store, keyPath: self.keyPath.appending(path: keyPath)
    )
  }

  /// A binding whose writes are sent as an action.
  ///
  /// - Parameter action: The path to the case of the action, which carries the new value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> UIBinding<Value> {
    UIBinding(
      store.binding(keyPath, action: AnyCasePath(action).embed),
      at: [keyPath, action] as [AnyKeyPath], of: store
    )
  }
}
