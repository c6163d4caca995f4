import ConcurrencyExtras
import Glibc

/// Lets the tasks that are ready run until they wait again, as far as that can be seen from here.
///
/// Work that was just done may have woken tasks, and there is no way to ask whether they have reached
/// the scheduler again. So this gives way at the lowest priority and at the caller's own, behind what is
/// queued there, until the fingerprint has stayed the same for many turns, and no other thread of the
/// process waits for a processor.
///
/// - Parameter fingerprint: A number that changes whenever work is scheduled.
@MainActor
func settle(_ fingerprint: () -> UInt64) async {
  var threads = ThreadActivity()
  var last = fingerprint()
  var quiet = 0
  // A task that schedules without end, or threads that come and go without end, must not keep the
  // caller here for ever.
  var budget = 800
  var waits = 0
  while budget > 0, waits < 20_000 {
    for priority in [TaskPriority.background, Task.currentPriority] {
      await Task.detached(priority: priority) { await Task.yield() }.value
    }
    await Task.yield()
    let now = fingerprint()
    if now != last { budget -= 1 }
    quiet = now == last ? quiet + 1 : 0
    last = now
    guard quiet >= 20 else { continue }
    if threads.othersHaveRun() { return }
    // The kernel decides now; using its time would not help.
    usleep(50)
    waits += 1
    quiet = 18
  }
}
