import ConcurrencyExtras

/// Lets the tasks that are ready run until they wait again, as far as that can be seen from here.
///
/// A task that was just started has not reached its first `sleep` yet, and one that a clock has
/// just woken has not reached its next. There is no way to ask whether such a task is still on its
/// way, so this gives way again and again, at the lowest priority and at the caller's own, until
/// `fingerprint` (what the clock has seen so far) has stayed the same for many turns.
///
/// - Parameters:
///   - turns: How many quiet turns in a row count as rest.
///   - fingerprint: A number that changes whenever a task reaches the clock.
func settle(turns: Int = 24, fingerprint: () -> Int = { 0 }) async {
  var last = fingerprint()
  var quiet = 0
  // A task that reaches the clock without end must not keep the caller here for ever.
  var budget = turns * 40
  while quiet < turns && budget > 0 {
    await Task.detached(priority: .background) { await Task.yield() }.value
    await Task.yield()
    // The effects of a test store run on the main queue, which may be busy with other tests.
    if IdleTrackingExecutor.isInUse { await IdleTrackingExecutor.mainQueueTurn() }
    budget -= 1
    let now = fingerprint()
    quiet = now == last ? quiet + 1 : 0
    last = now
  }
}
