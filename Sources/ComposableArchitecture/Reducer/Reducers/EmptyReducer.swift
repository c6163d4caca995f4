/// A reducer that changes nothing and has no effects.
public struct EmptyReducer<State, Action>: Reducer {
  public typealias Body = Never

  /// Creates a reducer that does nothing.
  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
