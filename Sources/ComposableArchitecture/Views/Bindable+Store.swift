import CasePaths
import TernUI

extension Bindable {
  /// A binding to a property of the state, whose writes are sent as a binding action.
  @MainActor
  public subscript<State: ObservableState, Action: BindableAction, Subject: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Subject>
  ) -> Binding<Subject> where Value == Store<State, Action>, Action.State == State {
    wrappedValue.binding(keyPath) { .set(keyPath, $0) }
  }

  /// A property of the state, to be bound with ``_StoreBindable/sending(_:)``.
  @MainActor
  public subscript<State: ObservableState, Action, Subject>(
    dynamicMember keyPath: KeyPath<State, Subject>
  ) -> _StoreBindable<State, Action, Subject> where Value == Store<State, Action> {
    _StoreBindable(store: wrappedValue, keyPath: keyPath)
  }
}

/// A property of a store's state that still lacks the action that sets it.
@MainActor
@dynamicMemberLookup
public struct _StoreBindable<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A part of the property.
  public subscript<Subject>(
    dynamicMember keyPath: KeyPath<Value, Subject>
  ) -> _StoreBindable<State, Action, Subject> {
    _StoreBindable<State, Action, Subject>(
      store: store, keyPath: self.keyPath.appending(path: keyPath)
    )
  }

  /// A binding whose writes are sent as an action.
  ///
  /// ```swift
  /// Toggle("Alarm", isOn: $store.isOn.sending(\.alarmToggled))
  /// ```
  ///
  /// - Parameter action: The path to the case of the action, which carries the new value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    store.binding(keyPath, action: AnyCasePath(action).embed)
  }
}

extension Store where State: ObservableState {
  /// A binding to a property of the state.
  ///
  /// A write that comes after the state has gone is dropped: a control may well be late.
  func binding<Value>(
    _ keyPath: KeyPath<State, Value>, action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding {
      assumeMainActor { self[dynamicMember: keyPath] }
    } set: { newValue in
      assumeMainActor { _ = self.node.send(action(newValue), origin: .binding) }
    }
  }
}
