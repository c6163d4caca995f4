extension StoreTrace where State: Codable, Action: Codable {
  /// Begins to record what happens in a store, so that it can be played again.
  ///
  /// Costs the encoding of the state and of the action each time. What cannot be encoded is a
  /// reported issue, and ends the recording of data; the rest goes on.
  ///
  /// - Parameters:
  ///   - store: The store at the root.
  ///   - capacity: How many entries to keep.
  ///   - byteCapacity: How many bytes the entries may have, about. The first state is not counted.
  ///   - contents: What else to record of each action.
  /// - Returns: The trace.
  public static func replayable(
    of store: Store<State, Action>,
    capacity: Int = 1_000,
    byteCapacity: Int = 1 << 20,
    contents: StoreTraceContents = .differences
  ) -> StoreTrace {
    StoreTrace(
      root(of: store), state: store.withState { $0 },
      codec: Codec(
        encodeState: { try JSONValue(encoding: $0) },
        encodeAction: { try JSONValue(encoding: $0) },
        decodeState: { try $0.decoded(as: State.self) }
      ),
      capacity: capacity, byteCapacity: byteCapacity, contents: contents
    )
  }
}
