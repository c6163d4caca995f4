import CasePaths
import IssueReporting
import TernUICore

extension Bindable {
  /// A binding to a property of the state, whose writes are sent as a binding action.
  @MainActor
  public subscript<State: ObservableState, Action: BindableAction, Subject: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Subject>
  ) -> Binding<Subject> where Value == Store<State, Action>, Action.State == State {
    let store = wrappedValue
    return Binding {
      assumeMainActor { store[dynamicMember: keyPath] }
    } set: { newValue in
      assumeMainActor { store.sendBinding(keyPath, newValue) { .binding($0) } }
    }
  }

  /// A binding to a property of the state, whose writes are sent as a binding action of the view.
  @MainActor
  public subscript<State: ObservableState, Action: ViewAction, Subject: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Subject>
  ) -> Binding<Subject>
  where
    Value == Store<State, Action>, Action.ViewAction: BindableAction,
    Action.ViewAction.State == State
  {
    let store = wrappedValue
    return Binding {
      assumeMainActor { store[dynamicMember: keyPath] }
    } set: { newValue in
      assumeMainActor { store.sendBinding(keyPath, newValue) { .view(.binding($0)) } }
    }
  }

  /// A property of the state, to be bound with ``_StoreBindable/sending(_:)``.
  @MainActor
  public subscript<State: ObservableState, Action, Subject>(
    dynamicMember keyPath: KeyPath<State, Subject>
  ) -> _StoreBindable<State, Action, Subject> where Value == Store<State, Action> {
    _StoreBindable(store: wrappedValue, keyPath: keyPath)
  }
}

extension Binding {
  /// A binding to a property of the state of a bound store, whose writes are sent as a binding action.
  @MainActor
  public subscript<State: ObservableState, Action: BindableAction, Subject: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Subject>
  ) -> Binding<Subject> where Value == Store<State, Action>, Action.State == State {
    Bindable(wrappedValue)[dynamicMember: keyPath]
  }

  /// A binding to a property of the state of a bound store, whose writes are sent as a binding action of
  /// the view.
  @MainActor
  public subscript<State: ObservableState, Action: ViewAction, Subject: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Subject>
  ) -> Binding<Subject>
  where
    Value == Store<State, Action>, Action.ViewAction: BindableAction,
    Action.ViewAction.State == State
  {
    Bindable(wrappedValue)[dynamicMember: keyPath]
  }

  /// A property of the state of a bound store, to be bound with ``_StoreBindable/sending(_:)``.
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

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A property of the state, whose writes are sent as a binding action.
  ///
  /// ```swift
  /// Button("Clear") { store.text = "" }
  /// ```
  ///
  /// A write that no `BindingReducer` takes is reported.
  // Disfavored, so that reads and '$store' keep to the members that are made for them.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get {
      node.track()
      return node.withState { $0.pointee[keyPath: keyPath] }
    }
    set { sendBinding(keyPath, newValue) { .binding($0) } }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A property of the state, whose writes are sent as a binding action of the view.
  ///
  /// A write that no `BindingReducer` takes is reported.
  // Disfavored, so that reads and '$store' keep to the members that are made for them.
  @_disfavoredOverload
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get {
      node.track()
      return node.withState { $0.pointee[keyPath: keyPath] }
    }
    set { sendBinding(keyPath, newValue) { .view(.binding($0)) } }
  }
}

extension Store {
  /// Sends the action of a binding, and sees that a reducer takes it.
  fileprivate func sendBinding<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value,
    as wrap: (BindingAction<State>) -> Action
  ) {
    var action = BindingAction.set(keyPath, value)
    let receipt = BindingAction<State>.Receipt()
    action.receipt = receipt
    let node = node
    let runs = node.root.operatorRuns
    // A control may be late, also because other actions come first.
    let isSent = node.send(wrap(action), origin: .binding) { node.exists }.isSent
    // While another action is handled, this one waits, and nobody knows yet.
    guard isSent, !node.root.isProcessing, !receipt.isHandled else { return }
    reportIssue(
      """
      A binding wrote '\\.\(propertyName(keyPath))' of a store of '\(debugTypeName(Action.self))', but no \
      reducer took the action, so the state is as it was.

      \(bindingAdvice(hasOperatorRun: node.root.operatorRuns != runs))
      """
    )
  }

  /// What the author of a binding that nobody took has most likely forgotten.
  private func bindingAdvice(hasOperatorRun: Bool) -> String {
    if let name = node.neededOperator, !hasOperatorRun {
      return """
        The feature's reducer is not part of its parent's. Apply '.\(name)' to the parent's body, with the \
        paths that the store was scoped by.
        """
    }
    let advice = "Put 'BindingReducer()' first in the feature's body."
    guard !(node is RootNode<State, Action>) else { return advice }
    return """
      \(advice) If it is there, the parent's body lacks the feature: add a 'Scope' with the paths that \
      the store was scoped by.
      """
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
      assumeMainActor {
        let node = self.node
        _ = node.send(action(newValue), origin: .binding) { node.exists }
      }
    }
  }
}
