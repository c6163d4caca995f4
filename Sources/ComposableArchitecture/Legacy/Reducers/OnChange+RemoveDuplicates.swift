extension Reducer {
  /// Runs a reducer after this one whenever an action changes a value, as a closure sees it.
  ///
  /// - Parameters:
  ///   - toValue: What to look at, before and after each action.
  ///   - isDuplicate: Whether two values count as the same.
  ///   - reducer: What to run when they do not.
  /// - Returns: The two reducers as one.
  @available(*, deprecated, message: "Use 'onChange(of:)' with a value that is 'Equatable'.")
  public func onChange<V, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> some Reducer<State, Action> {
    onChange(of: { ComparedValue(value: toValue($0), isDuplicate: isDuplicate) }) { old, new in
      reducer(old.value, new.value)
    }
  }
}

/// A value that a closure compares.
private struct ComparedValue<Value>: Equatable {
  let value: Value
  let isDuplicate: (Value, Value) -> Bool

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isDuplicate(lhs.value, rhs.value) }
}
