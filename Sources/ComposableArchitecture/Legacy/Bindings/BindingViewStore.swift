import TernUICore

/// The state of a store, of which properties can be taken as bindings.
///
/// ```swift
/// WithViewStore(store, observe: { ViewState(text: $0.$text, count: $0.count) }) { viewStore in … }
/// ```
@available(
  *, deprecated,
  message: "Apply '@ObservableState' to the state, and bind to the store: '$store.text'."
)
@MainActor
@preconcurrency
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewStore<State> {
  private let read: () -> State
  private let write: (BindingAction<State>) -> Void

  init<Action: BindableAction>(_ node: StoreNode<State, Action>) where Action.State == State {
    read = { node.withState { $0.pointee } }
    write = { _ = node.send(.binding($0), origin: .binding) }
  }

  /// The same, for a closure parameter that is written `$state`.
  ///
  /// - Parameter projectedValue: The other.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The state.
  public var wrappedValue: State { read() }

  /// This, whose members are properties of the state.
  public var projectedValue: Self { self }

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// A property of the state as a binding.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    BindingViewState(
      binding: Binding {
        assumeMainActor { read()[keyPath: keyPath].wrappedValue }
      } set: { value in
        assumeMainActor { write(.set(keyPath, value)) }
      }
    )
  }
}
