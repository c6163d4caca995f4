import PerceptionCore

/// Waits until shared values are as a function says, or the time of the test is over.
func until(_ isMet: () -> Bool) async {
  while !Task.isCancelled {
    let (changes, continuation) = AsyncStream<Void>.makeStream()
    let isDone = withPerceptionTracking {
      isMet()
    } onChange: {
      continuation.finish()
    }
    // Asked again: the tracking does not see what changes before it is set up.
    if isDone || isMet() { return }
    for await _ in changes {}
  }
}
