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
/// How long that takes is up to the system and to what else the process does: time does not end it.
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
  // Tasks that reach the clock without end must not keep the caller here for ever.
  var budget = turns * 40
  var patience = Patience()
  while budget > 0 {
    await Task.detached(priority: .background) { await Task.yield() }.value
    await Task.yield()
    let now = fingerprint()
    quiet = now == last ? quiet + 1 : 0
    if now != last {
      mainTurns = 0
      budget -= 1
    }
    last = now
    guard main.isOver else {
      if !patience.waitForMainQueue() { return }
      continue
    }
    patience.mainQueueRan()
    mainTurns += 1
    guard quiet >= turns, mainTurns >= neededMainTurns else {
      main = MainQueueTurn()
      continue
    }
    if threads.othersHaveRun() || !patience.waitForThreads() { return }
    quiet = turns - 2
    mainTurns = neededMainTurns - 1
    main = MainQueueTurn()
  }
}

/// How long to wait for a main queue that does not come back, and for threads that do not run.
private struct Patience {
  /// How often in a row the main queue was found not to have come back while nobody worked.
  private var idleWaits = 0
  /// How often the main queue was waited for, whoever worked.
  private var waits = 0
  private var threadWaits = 0

  /// Waits a moment for the main queue.
  ///
  /// A main thread may be waiting for whoever asks, and never come back. Then nobody works. While
  /// somebody does it may be the main queue, however much it has to do before it is our turn.
  ///
  /// - Returns: Whether to go on.
  mutating func waitForMainQueue() -> Bool {
    waits += 1
    guard waits > 200 else { return true }
    idleWaits = ThreadActivity.isAnyOtherRunnable ? 0 : idleWaits + 1
    usleep(500)
    return idleWaits < 4_000 && waits < 1_000_000
  }

  mutating func mainQueueRan() {
    (idleWaits, waits) = (0, 0)
  }

  /// Waits a moment for threads that are ready to run: the kernel decides now, and using its time would
  /// not help.
  ///
  /// - Returns: Whether to go on.
  mutating func waitForThreads() -> Bool {
    threadWaits += 1
    usleep(threadWaits < 400 ? 50 : 500)
    return threadWaits < 20_000
  }
}
