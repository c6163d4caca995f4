/// Lets the tasks that are ready run until they wait again, as far as that can be seen from here.
///
/// Work that was just done may have woken tasks, and there is no way to ask whether they have reached
/// the scheduler again. So this gives way at the lowest priority and at the caller's own, behind what is
/// queued there, until the fingerprint has stayed the same for many turns.
///
/// - Parameter fingerprint: A number that changes whenever work is scheduled.
@MainActor
func settle(_ fingerprint: () -> UInt64) async {
  var last = fingerprint()
  var quiet = 0
  // A task that schedules without end must not keep the caller here for ever.
  var budget = 800
  while quiet < 20 && budget > 0 {
    for priority in [TaskPriority.background, Task.currentPriority] {
      await Task.detached(priority: priority) { await Task.yield() }.value
    }
    await Task.yield()
    budget -= 1
    let now = fingerprint()
    quiet = now == last ? quiet + 1 : 0
    last = now
  }
}
