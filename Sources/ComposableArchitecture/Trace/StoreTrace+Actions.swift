import CustomDump
import IssueReporting
import Sharing

// Notes what a store does, as it does it.

extension StoreTrace {
  func willReduce() {
    elementCount = StackElementIDs.count
    sharedChanges?.beginReducing()
  }

  func didReduce(_ action: Action, origin: ActionOrigin, state: UnsafePointer<State>) {
    var entry = StoreTraceAction(
      name: debugCaseOutput(action, typeName: actionTypeName), origin: self.origin(origin),
      elementCount: elementCount
    )
    let state = state.pointee
    compare {
      describe(action, in: &entry, from: last, to: state)
    } unseen: { changes in
      guard contents.contains(.differences) else { return }
      let all = [entry.difference].compactMap(\.self) + changes
      entry.difference = shortened(all.joined(separator: "\n\n"))
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

  /// Runs a comparison of the state before and after an action, in which a shared value is for the one
  /// what it was, and for the other what the reducer has made of it.
  ///
  /// - Parameters:
  ///   - body: Compares the states.
  ///   - report: Is told of the shared values that have changed elsewhere.
  private func compare(_ body: () -> Void, unseen report: ([String]) -> Void) {
    guard let sharedChanges else { return body() }
    sharedChanges.endReducing()
    guard !sharedChanges.isEmpty else { return body() }
    let review = SharedReview(sharedChanges, .step)
    review.compareBeforeWithActual(body)
    let unseen = review.unseenDifferences
    if !unseen.isEmpty { report(unseen) }
    sharedChanges.removeAll()
  }

  private func describe(
    _ action: Action, in entry: inout StoreTraceAction, from old: State, to new: State
  ) {
    if contents.contains(.differences) {
      entry.difference = diff(old, new, format: .proportional).map(shortened)
    }
    if contents.contains(.source) {
      let isReceived = entry.origin.isEffect
      let source = SwiftSource.step(action, isReceived: isReceived, from: old, to: new)
      let size = source.utf8.count
      entry.source =
        size <= buffer.byteCapacity / 4
        ? source
        : "// \(isReceived ? "Receive" : "Send") by hand what is too large for the trace "
          + "(\(size) bytes): \(entry.name)"
    }
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
        A trace of '\(debugTypeName(State.self))' can no longer be replayed: its state or action cannot be \
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
