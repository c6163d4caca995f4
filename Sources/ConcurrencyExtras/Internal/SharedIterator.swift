import IssueReporting

/// The iterator of an asynchronous sequence, usable from a `@Sendable` function.
///
/// The class hides the type of the sequence, which may be one that must not be named in such a
/// function; ``BaseIterator`` is the class to make.
class SharedIterator<Element>: @unchecked Sendable {
  func next() async throws -> Element? { nil }
}

/// The iterator of a sequence of a certain type.
///
/// It is taken out for each element, so that no two tasks are ever in it.
final class BaseIterator<Base: AsyncSequence>: SharedIterator<Base.Element>, @unchecked Sendable {
  private enum State {
    case notStarted(Base)
    case idle(Base.AsyncIterator)
    case busy
    case ended
  }

  private let state: Lock<State>

  init(_ base: sending Base) {
    state = Lock(.notStarted(base))
  }

  override func next() async throws -> Base.Element? {
    let current = state.withLock { state in
      let current = state
      if case .ended = current { return current }
      state = .busy
      return current
    }
    nonisolated(unsafe) var iterator: Base.AsyncIterator
    switch current {
    case .notStarted(let base):
      iterator = base.makeAsyncIterator()
    case .idle(let idle):
      iterator = idle
    case .busy:
      reportIssue(
        """
        A stream made from an asynchronous sequence is iterated by two tasks at the same time; one \
        of them gets no further elements. Iterate it in one task, or make a stream for each.
        """
      )
      return nil
    case .ended:
      return nil
    }
    do {
      let element = try await iterator.next(isolation: nil)
      nonisolated(unsafe) let rest = iterator
      state.withLock { $0 = element == nil ? .ended : .idle(rest) }
      nonisolated(unsafe) let result = element
      return result
    } catch {
      state.withLock { $0 = .ended }
      throw error
    }
  }
}
