import ComposableArchitecture
import Foundation
import Testing

/// What a recording gives back in another process.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoreRecordingTests {
  @Test func aRecordingHasEachStateAndRunsNoEffect() async throws {
    let states = Lock<[Notebook.State]>([])
    let (recording, final) = try await recorded { state in states.withLock { $0.append(state) } }
    let actions = recording.entries.filter { $0.action != nil }
    #expect(try recording.initialState(of: Notebook.self) == Notebook.State())
    #expect(try recording.state(of: Notebook.self) == final)
    for (entry, state) in zip(actions, states.withLock { $0 }) {
      #expect(try recording.state(of: Notebook.self, after: entry.id) == state)
    }
    #expect(actions.count == states.withLock { $0.count })
  }

  @Test func theActionsComeToTheSameStateAgainWithoutAnEffect() async throws {
    let (recording, final) = try await recorded()
    let starts = Lock(0)
    let state = try recording.replay(Notebook()) {
      $0[Notebook.Storage.self] = Notebook.Storage(saved: LockIsolated([]))
      $0.continuousClock = CountingClock { starts.withLock { $0 += 1 } }
    }
    await Task.megaYield()
    #expect(state == final)
    #expect(starts.withLock { $0 } == 0)
  }

  @Test func theActionsCanBePlayedUpToOne() async throws {
    let (recording, _) = try await recorded()
    let second = try #require(recording.entries.filter { $0.action != nil }.dropFirst().first)
    let state = try recording.replay(Notebook(), through: second.id)
    #expect(try state == recording.state(of: Notebook.self, after: second.id))
  }

  @Test func actionsAreGivenBack() async throws {
    let (recording, _) = try await recorded()
    #expect(
      try recording.actions(of: Notebook.self) == [
        .titleChanged("a"), .tagged("x"), .tagged("y"), .rated(4.5), .openTapped("b"),
        .note(.presented(.markTapped)), .pushTapped, .pushTapped,
        .path(.element(id: 1, action: .markTapped)), .path(.popFrom(id: 0)), .pushTapped,
        .loadTapped, .countResponse(1), .countResponse(2),
        .note(.presented(.closeTapped)), .note(.dismiss),
      ]
    )
  }

  @Test func whatIsDiscardedMovesTheFirstState() throws {
    let store = Store(initialState: Notebook.State()) { Notebook() }
    let trace = StoreTrace.replayable(of: store, capacity: 5)
    for number in 0..<100 { store.send(.titleChanged("\(number)")) }
    let recording = try copy(trace.recording)
    #expect(recording.discardedCount == 95)
    #expect(try recording.initialState(of: Notebook.self).title == "94")
    #expect(try recording.state(of: Notebook.self, after: 97).title == "97")
    #expect(try recording.replay(Notebook()).title == "99")
    #expect(throws: StoreRecordingError.noSuchEntry(3, kept: 95...99)) {
      try recording.state(of: Notebook.self, after: 3)
    }
  }

  @Test func theSizeIsBoundedByWhatChanges() throws {
    var state = Notebook.State()
    state.tags = Set((0..<300).map { "tag \($0)" })
    let store = Store(initialState: state) { Notebook() }
    let trace = StoreTrace.replayable(of: store, byteCapacity: 20_000, contents: [])
    for number in 0..<200 { store.send(.rated(Double(number))) }
    #expect(trace.byteCount <= 20_000)
    // An entry is the change, not the state.
    #expect(trace.entries.count > 50)
  }

  @Test func anEntryTooLargeForTheTraceMovesTheFirstState() throws {
    let store = Store(initialState: Notebook.State()) { Notebook() }
    let trace = StoreTrace.replayable(of: store, byteCapacity: 4_000)
    let title = String(repeating: "a", count: 10_000)
    store.send(.titleChanged(title))
    #expect(trace.entries.isEmpty)
    #expect(trace.byteCount == 0)
    store.send(.rated(1))
    let recording = try copy(trace.recording)
    #expect(recording.discardedCount == 1)
    #expect(try recording.initialState(of: Notebook.self).title == title)
    #expect(try recording.state(of: Notebook.self).rating == 1)
    #expect(try recording.replay(Notebook()) == store.state)
  }

  @Test func anotherTypeIsRefused() async throws {
    let (recording, _) = try await recorded()
    #expect(
      throws: StoreRecordingError.otherType(expected: "Note.State", recorded: "Notebook.State")
    ) {
      try recording.state(of: Note.self)
    }
  }

  @Test func anotherFormOfTheTypeIsRefused() async throws {
    let (recording, _) = try await recorded()
    let text = String(decoding: try JSONEncoder().encode(recording), as: UTF8.self)
    // As if the type had lost a property since, and as if it had got one.
    let lost = text.replacing(#""title":"Notes""#, with: #""title":"Notes","author":"me""#)
    let got = text.replacing(#""title":"Notes""#, with: #""name":"Notes""#)
    #expect {
      try decoded(lost).state(of: Notebook.self)
    } throws: {
      "\($0)" == """
        The type of the state is no longer as it was recorded: 'author' is not what this type makes of \
        it. Read it with the version that recorded it.
        """
    }
    #expect {
      try decoded(got).initialState(of: Notebook.self)
    } throws: {
      guard case StoreRecordingError.otherSchema("the state", let detail) = $0 else { return false }
      return detail.contains("title")
    }
  }

  @Test func anotherFormatIsRefused() async throws {
    let (recording, _) = try await recorded()
    let text = String(decoding: try JSONEncoder().encode(recording), as: UTF8.self)
    let other = try decoded(text.replacing(#""format":1"#, with: #""format":7"#))
    #expect(throws: StoreRecordingError.unknownFormat(7)) {
      try other.state(of: Notebook.self)
    }
    #expect(
      StoreRecordingError.unknownFormat(7).description
        == "The recording has the format 7. This version reads the format 1."
    )
  }

  @Test func damagedDataIsRefused() async throws {
    let (recording, _) = try await recorded()
    var damaged = recording
    damaged.entries.removeFirst(5)
    #expect {
      try damaged.state(of: Notebook.self)
    } throws: {
      guard case StoreRecordingError.damaged = $0 else { return false }
      return true
    }
  }

  @Test func entriesOutOfOrderAreRefused() async throws {
    let (recording, _) = try await recorded()
    var damaged = recording
    damaged.entries.swapAt(0, damaged.entries.count - 1)
    let expected = StoreRecordingError.damaged(entry: 1)
    #expect(throws: expected) { try damaged.state(of: Notebook.self) }
    #expect(throws: expected) { try damaged.state(of: Notebook.self, after: 2) }
    #expect(throws: expected) { try damaged.actions(of: Notebook.self) }
    #expect(throws: expected) { try damaged.replay(Notebook()) }
    var huge = recording
    huge.entries = Array(huge.entries.prefix(2))
    huge.entries[0].id = .max - 1
    huge.entries[1].id = .max
    #expect(throws: StoreRecordingError.noSuchEntry(3, kept: (.max - 1)...(.max))) {
      try huge.state(of: Notebook.self, after: 3)
    }
  }

  @Test(arguments: [#""at":[0-9]+"#, #""elementCount":[0-9]+"#])
  func numbersThatAreTooLargeAreRefused(pattern: String) async throws {
    let (recording, _) = try await recorded()
    let text = String(decoding: try JSONEncoder().encode(recording), as: UTF8.self)
    let name = try #require(pattern.split(separator: ":").first)
    for number in [Int.max, -1] {
      let damaged = try decoded(text.replacing(try Regex(pattern), with: "\(name):\(number)"))
      #expect {
        _ = try damaged.state(of: Notebook.self)
        _ = try damaged.replay(Notebook())
      } throws: {
        guard case StoreRecordingError.damaged = $0 else { return false }
        return true
      }
    }
    // The count of this run is as it was.
    let stack: StackState = ["a"]
    #expect("\(stack.ids[0])".count < 6)
  }

  @Test func aStackWithOneIdTwiceIsRefused() throws {
    let store = Store(initialState: Notebook.State()) { Notebook() }
    store.send(.pushTapped)
    store.send(.pushTapped)
    let recording = StoreTrace.replayable(of: store).recording
    #expect(try recording.state(of: Notebook.self).path.ids == [0, 1])
    let text = String(decoding: try JSONEncoder().encode(recording), as: UTF8.self)
    #expect {
      try decoded(text.replacing(#""id":1"#, with: #""id":0"#)).state(of: Notebook.self)
    } throws: {
      guard case StoreRecordingError.otherSchema("the state", let detail) = $0 else { return false }
      return detail.contains("Two elements of a stack have the same id.")
    }
  }

  @Test func aPlainTraceHasNoStates() {
    let store = Store(initialState: Notebook.State()) { Notebook() }
    let trace = StoreTrace(of: store)
    store.send(.titleChanged("a"))
    #expect(throws: StoreRecordingError.notReplayable) {
      try trace.recording.state(of: Notebook.self)
    }
    #expect(throws: StoreRecordingError.notReplayable) {
      try trace.recording.actions(of: Notebook.self)
    }
  }

  @Test func whatCannotBeEncodedIsReportedOnce() {
    let store = Store(initialState: Notebook.State()) { Notebook() }
    let trace = StoreTrace.replayable(of: store)
    let reported = issues {
      store.send(.rated(.nan))
      store.send(.rated(.nan))
    }
    #expect(reported.count == 1)
    // The encoder's own words stand between.
    let start =
      "A trace of 'Notebook.State' can no longer be replayed: its state or action cannot be "
    #expect(reported.first?.hasPrefix(start + "encoded. ") == true)
    let advice = """


      Encode every value that the state or the action may have, or make a 'StoreTrace(of:)', which \
      needs no data.
      """
    #expect(reported.first?.hasSuffix(advice) == true)
    #expect(trace.entries.count == 2)
    #expect(throws: StoreRecordingError.notReplayable) {
      try trace.recording.state(of: Notebook.self)
    }
  }

  @Test(arguments: 0..<20)
  func anyStatesAreGivenBack(seed: UInt64) throws {
    var random = Random(seed: seed)
    let store = Store(initialState: Notebook.State()) { Notebook() }
    let trace = StoreTrace.replayable(of: store, capacity: 40, contents: [])
    var states: [Int: Notebook.State] = [:]
    for id in 0..<60 {
      switch random.next(below: 6) {
      case 0: store.send(.pushTapped)
      case 1:
        store.send(store.path.ids.last.map { .path(.popFrom(id: $0)) } ?? .pushTapped)
      case 2:
        if let first = store.path.ids.first {
          store.send(.path(.element(id: first, action: .markTapped)))
        } else {
          store.send(.rated(0.5))
        }
      case 3: store.send(store.note == nil ? .openTapped("\(id)") : .closeNoteTapped)
      case 4: store.send(.tagged("\(random.next(below: 5))"))
      default: store.send(.titleChanged("\(random.next(below: 3))"))
      }
      states[id] = store.withState { $0 }
    }
    let recording = try copy(trace.recording)
    for id in 20..<60 {
      #expect(try recording.state(of: Notebook.self, after: id) == states[id])
    }
  }

  // MARK: - Helpers

  /// Records a feature at work, and takes the recording through its data.
  private func recorded(
    _ onState: @escaping (Notebook.State) -> Void = { _ in }
  ) async throws -> (StoreRecording, Notebook.State) {
    let store = Store(initialState: Notebook.State()) {
      Notebook()
      Reduce<Notebook.State, Notebook.Action> { state, _ in
        onState(state)
        return .none
      }
    } withDependencies: {
      $0[Notebook.Storage.self] = Notebook.Storage(saved: LockIsolated([]))
    }
    let trace = StoreTrace.replayable(of: store)
    store.send(.titleChanged("a"))
    store.send(.tagged("x"))
    store.send(.tagged("y"))
    store.send(.rated(4.5))
    store.send(.openTapped("b"))
    store.send(.note(.presented(.markTapped)))
    store.send(.pushTapped)
    store.send(.pushTapped)
    store.send(.path(.element(id: store.path.ids[1], action: .markTapped)))
    store.send(.path(.popFrom(id: store.path.ids[0])))
    store.send(.pushTapped)
    await store.send(.loadTapped).finish()
    await store.send(.note(.presented(.closeTapped))).finish()
    return (try copy(trace.recording), store.withState { $0 })
  }

  private func copy(_ recording: StoreRecording) throws -> StoreRecording {
    try JSONDecoder().decode(StoreRecording.self, from: JSONEncoder().encode(recording))
  }

  private func decoded(_ text: String) throws -> StoreRecording {
    try JSONDecoder().decode(StoreRecording.self, from: Data(text.utf8))
  }
}

/// Counts who sleeps.
private struct CountingClock: Clock {
  let onSleep: @Sendable () -> Void
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    onSleep()
  }
}
