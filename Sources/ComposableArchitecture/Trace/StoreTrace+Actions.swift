import CustomDump
import IssueReporting

// Notes what a store does, as it does it.

extension StoreTrace {
  func willReduce() {
    elementCount = StackElementIDs.count
  }

  func didReduce(_ action: Action, origin: ActionOrigin, state: UnsafePointer<State>) {
    var entry = StoreTraceAction(
      name: debugCaseOutput(action, typeName: actionTypeName), origin: self.origin(origin),
      elementCount: elementCount
    )
    let state = state.pointee
    if contents.contains(.differences) {
      entry.difference = diff(last, state, format: .proportional).map(shortened)
    }
    if contents.contains(.source) {
      entry.source = SwiftSource.step(
        action, isReceived: entry.origin.isEffect, from: last, to: state
      )
    }
    if let codec, let encodedLast {
      encode {
        let encoded = try codec.encodeState(state)
        entry.action = try codec.encodeAction(action)
        entry.patch = StatePatch(from: encodedLast, to: encoded)
        self.encodedLast = encoded
      }
    }
    last = state
    currentAction = append(.action(entry))
  }

  func didStartEffects() {
    currentAction = nil
  }

  private func origin(_ origin: ActionOrigin) -> StoreTraceAction.Origin {
    switch origin {
    case .user(let site): .call(fileID: "\(site.fileID)", line: site.line)
    case .binding: .binding
    case .effect(let effect): .effect(number: effect.flatMap(number))
    }
  }

  @discardableResult
  func append(_ event: StoreTraceEntry.Event) -> Int {
    let id = nextID
    nextID += 1
    let entry = StoreTraceEntry(id: id, time: clock.now - beginning, event: event)
    buffer.append(entry) { discarded in
      discardedCount += 1
      // The oldest state that is kept is now the one after it.
      guard let patch = discarded.action?.patch, var base = encodedBase else { return }
      encode {
        try patch.apply(to: &base)
        encodedBase = base
      }
    }
    return id
  }

  /// A difference that does not take the room of all others.
  private func shortened(_ text: String) -> String {
    let limit = buffer.byteCapacity / 8
    let size = text.utf8.count
    guard size > limit else { return text }
    return String(text.prefix(limit)) + "… (\(size) bytes)"
  }

  func encode(_ body: () throws -> Void) {
    guard encodingError == nil else { return }
    do {
      try body()
    } catch {
      encodingError = error
      encodedLast = nil
      reportIssue(
        """
        A trace of '\(State.self)' can no longer be replayed: its state or action cannot be \
        encoded. \(error)

        Encode every value that the state or the action may have, or make a 'StoreTrace(of:)', \
        which needs no data.
        """
      )
    }
  }
}

extension StoreTraceAction.Origin {
  var isEffect: Bool {
    if case .effect = self { true } else { false }
  }
}
