import ConcurrencyExtras
import Glibc

/// Lets the tasks that are ready run until they wait again, as far as that can be seen from here.
///
/// A task that was just started has not reached its first `sleep` yet, and one that a clock has
/// just woken has not reached its next. Nothing tells whether such a task is still on its way, so
/// this gives way, to tasks of the lowest priority, to tasks of the caller's own and to the main
/// queue, until
/// - `fingerprint` (what the clock has seen so far) has stayed the same for many turns,
/// - what was on the main queue has run (several times over, where the effects of a test store take
///   turns there: each comes and goes between its executor and the main actor), and
/// - no other thread of the process is waiting for a processor.
///
/// - Parameters:
///   - turns: How many quiet turns in a row count as rest.
///   - fingerprint: A number that changes whenever a task reaches the clock.
func settle(turns: Int = 24, fingerprint: () -> Int = { 0 }) async {
  var threads = ThreadActivity()
  var main = MainQueueTurn()
  var last = fingerprint()
  var quiet = 0
  var mainTurns = 0
  let neededMainTurns = IdleTrackingExecutor.isInUse ? 6 : 1
  // Tasks that reach the clock without end, and a main thread that never comes back, must not keep
  // the caller here for ever.
  var budget = turns * 40
  var waits = 0
  while budget > 0, waits < 4_000 {
    await Task.detached(priority: .background) { await Task.yield() }.value
    await Task.yield()
    let now = fingerprint()
    quiet = now == last ? quiet + 1 : 0
    if now != last { mainTurns = 0 }
    last = now
    guard main.isOver else {
      waits += 1
      if waits > 200 { usleep(500) }
      continue
    }
    budget -= 1
    mainTurns += 1
    guard quiet >= turns, mainTurns >= neededMainTurns else {
      main = MainQueueTurn()
      continue
    }
    if threads.othersHaveRun() { return }
    // The kernel decides now; using its time would not help.
    usleep(50)
    quiet = turns - 2
    mainTurns = neededMainTurns - 1
    main = MainQueueTurn()
  }
}
