import Dependencies

/// What a ``StoreTrace`` recorded, as data.
///
/// Write it to a file, and read it in another process:
///
/// ```swift
/// try JSONEncoder().encode(trace.recording).write(to: file)
/// …
/// let recording = try JSONDecoder().decode(StoreRecording.self, from: Data(contentsOf: file))
/// let state = try recording.state(of: Feature.self, after: 41)
/// ```
///
/// To look at a state runs no reducer and no effect: the states themselves are recorded, each as its
/// difference to the one before.
public struct StoreRecording: Codable, Equatable, Sendable {
  /// The form of the data.
  public private(set) var format = Self.supportedFormat

  /// The name of the state's type.
  public var stateType: String

  /// The name of the action's type.
  public var actionType: String

  /// How many entries were discarded before the first of these.
  public var discardedCount: Int

  /// How many actions came too late.
  public var lateActionCount: Int

  /// What happened, the oldest first.
  public var entries: [StoreTraceEntry]

  var base: JSONValue?
  var baseSource: String?

  static var supportedFormat: Int { 1 }

  init(
    stateType: String, actionType: String, base: JSONValue?, baseSource: String?,
    discardedCount: Int, lateActionCount: Int, entries: [StoreTraceEntry]
  ) {
    self.stateType = stateType
    self.actionType = actionType
    self.base = base
    self.baseSource = baseSource
    self.discardedCount = discardedCount
    self.lateActionCount = lateActionCount
    self.entries = entries
  }
}

extension StoreRecording {
  /// The state after an entry.
  ///
  /// - Parameters:
  ///   - reducer: The feature whose state it is.
  ///   - id: The ``StoreTraceEntry/id`` of the entry; `nil` for the state at the end.
  /// - Returns: The state.
  /// - Throws: That the data is of other types, or damaged, or has no such entry.
  public func state<R: Reducer>(
    of reducer: R.Type, after id: Int? = nil
  ) throws(StoreRecordingError) -> R.State where R.State: Codable {
    var state = try checkedBase(of: R.State.self)
    if let id { try checkContains(id) }
    for entry in entries where id.map({ entry.id <= $0 }) ?? true {
      try apply(entry, to: &state)
    }
    return try decode(R.State.self, from: state, "the state")
  }

  /// The state before the first entry.
  ///
  /// - Parameter reducer: The feature whose state it is.
  /// - Returns: The state.
  /// - Throws: That the data is of other types, or damaged.
  public func initialState<R: Reducer>(
    of reducer: R.Type
  ) throws(StoreRecordingError) -> R.State where R.State: Codable {
    try decode(R.State.self, from: checkedBase(of: R.State.self), "the state")
  }

  /// Runs the recorded actions through a reducer again, from the first state on.
  ///
  /// No effect runs: what effects sent then is among the actions. Give the reducer the dependencies
  /// that it asks for while it reduces, such as ids and dates, in `withDependencies`.
  ///
  /// - Parameters:
  ///   - reducer: The feature.
  ///   - id: The last entry to play; `nil` for all.
  ///   - prepareDependencies: Changes the dependencies of the reducer.
  /// - Returns: The state that this reducer comes to.
  /// - Throws: That the data is of other types, or damaged, or has no such entry.
  @MainActor
  public func replay<R: Reducer>(
    _ reducer: R,
    through id: Int? = nil,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) throws(StoreRecordingError) -> R.State where R.State: Codable, R.Action: Codable {
    var state = try initialState(of: R.self)
    if let id { try checkContains(id) }
    let actions = try actions(of: R.self, through: id)
    let count = StackElementIDs.count
    // Other stores count on, wherever these actions have brought the count.
    defer { StackElementIDs.count = max(count, StackElementIDs.count) }
    Dependencies.withDependencies(prepareDependencies) {
      let reduce = reducer._compiled()
      for (action, elementCount) in actions {
        StackElementIDs.count = elementCount
        _ = reduce(&state, action)
      }
    }
    return state
  }

  /// The recorded actions.
  ///
  /// - Parameter reducer: The feature whose actions they are.
  /// - Returns: The actions, in order.
  /// - Throws: That the data is of other types, or damaged.
  public func actions<R: Reducer>(
    of reducer: R.Type
  ) throws(StoreRecordingError) -> [R.Action] where R.Action: Codable {
    try actions(of: reducer, through: nil).map(\.action)
  }

  private func actions<R: Reducer>(
    of reducer: R.Type, through id: Int?
  ) throws(StoreRecordingError) -> [(action: R.Action, elementCount: Int)]
  where R.Action: Codable {
    try check(actionType, is: R.Action.self)
    try checkOrder()
    var actions: [(action: R.Action, elementCount: Int)] = []
    for entry in entries where id.map({ entry.id <= $0 }) ?? true {
      guard let recorded = entry.action else { continue }
      guard let value = recorded.action else { throw .notReplayable }
      guard (0...Self.largestElementCount).contains(recorded.elementCount) else {
        throw .damaged(entry: entry.id)
      }
      let action = try decode(R.Action.self, from: value, "the action of entry \(entry.id)")
      actions.append((action, recorded.elementCount))
    }
    return actions
  }

  // MARK: - Checks

  private func checkedBase<State>(of type: State.Type) throws(StoreRecordingError) -> JSONValue {
    guard format == Self.supportedFormat else { throw .unknownFormat(format) }
    guard let base else { throw .notReplayable }
    try check(stateType, is: type)
    try checkOrder()
    return base
  }

  private func check<T>(_ recorded: String, is type: T.Type) throws(StoreRecordingError) {
    let name = SwiftSource.typeName(type)
    guard recorded == name else { throw .otherType(expected: name, recorded: recorded) }
  }

  /// Checks that each entry is later than the one before it.
  private func checkOrder() throws(StoreRecordingError) {
    var last: Int?
    for entry in entries {
      guard last.map({ $0 < entry.id }) ?? true else { throw .damaged(entry: entry.id) }
      last = entry.id
    }
  }

  /// Checks for an entry, among entries that are in order.
  private func checkContains(_ id: Int) throws(StoreRecordingError) {
    guard let first = entries.first?.id, let last = entries.last?.id else {
      throw .noSuchEntry(id, kept: nil)
    }
    guard (first...last).contains(id) else { throw .noSuchEntry(id, kept: first...last) }
  }

  /// No process has made so many elements of stacks; a damaged count must not set that of this run.
  private static var largestElementCount: Int { 1 << 40 }

  /// Decodes a value, and sees that nothing of the data is lost in it.
  private func decode<Value: Codable>(
    _ type: Value.Type, from value: JSONValue, _ what: String
  ) throws(StoreRecordingError) -> Value {
    let decoded: Value
    let again: JSONValue
    do {
      decoded = try value.decoded(as: type)
      again = try JSONValue(encoding: decoded)
    } catch {
      throw .otherSchema(in: what, "\(error)")
    }
    // A set comes out in another order each time, which is no other schema.
    if let change = StatePatch(from: value.sorted, to: again.sorted).changes.first {
      throw .otherSchema(in: what, "'\(change.location)' is not what this type makes of it")
    }
    return decoded
  }

  private func apply(
    _ entry: StoreTraceEntry, to state: inout JSONValue
  ) throws(StoreRecordingError) {
    guard let action = entry.action else { return }
    guard let patch = action.patch else { throw .notReplayable }
    do {
      try patch.apply(to: &state)
    } catch {
      throw .damaged(entry: entry.id)
    }
  }

  // MARK: - Source

  /// The recorded actions as the source of a test.
  ///
  /// - Parameter name: The name of the test.
  /// - Returns: The source of a test function.
  /// - Throws: That the trace did not record source, or has discarded its beginning.
  public func testSource(_ name: String = "recorded") throws(StoreRecordingError) -> String {
    let actions = entries.compactMap(\.action)
    let steps = actions.compactMap(\.source)
    guard steps.count == actions.count, let baseSource else {
      throw discardedCount > 0 ? .beginningDiscarded(discardedCount) : .noSource
    }
    let feature =
      stateType.hasSuffix(".State")
      ? "\(stateType.dropLast(6))()" : "/* The feature of \(stateType) */"
    return """
      @MainActor
      @Test func \(name)() async {
        let store = TestStore(
          initialState: \(baseSource)
        ) {
          \(feature)
        }
      \(steps.joined(separator: "\n").prefixed(by: "  "))
      }
      """
  }
}

extension StatePatch.Change {
  /// Where it is, for a person.
  fileprivate var location: String {
    path.reduce("") { text, step in
      switch step {
      case .string(let key): text.isEmpty ? key : "\(text).\(key)"
      case .integer(let index): "\(text)[\(index)]"
      default: text
      }
    }
  }
}

extension String {
  fileprivate func prefixed(by prefix: String) -> String {
    prefix + replacing("\n", with: "\n" + prefix)
  }
}
