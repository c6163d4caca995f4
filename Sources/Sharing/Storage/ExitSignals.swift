import Dispatch
import Glibc
import IssueReporting

/// Runs a function before a signal ends the process.
///
/// A signal handler may do next to nothing. So it writes the signal's number into a pipe; a queue reads
/// it, does the work, puts back the handler that was there before, and sends the signal again.
enum ExitSignals {
  private static let signals: [Int32] = [SIGTERM, SIGINT, SIGHUP]

  private nonisolated(unsafe) static var writeEnd: Int32 = -1
  private nonisolated(unsafe) static var source: (any DispatchSourceRead)?
  /// The handlers before, by signal.
  private nonisolated(unsafe) static let previous: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    actions.initialize(repeating: sigaction(), count: 64)
    return actions
  }()

  /// Installs the function.
  ///
  /// Called once in a process. A signal that the process ignores stays ignored.
  static func beforeEnd(_ work: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    let readEnd = ends[0]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe must not stop a handler.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    writeEnd = ends[1]
    let queue = DispatchQueue(label: "tern.exit-signals")
    let reader = DispatchSource.makeReadSource(fileDescriptor: readEnd, queue: queue)
    reader.setEventHandler {
      var number: UInt8 = 0
      guard read(readEnd, &number, 1) == 1 else { return }
      work()
      sigaction(Int32(number), previous + Int(number), nil)
      kill(getpid(), Int32(number))
    }
    reader.activate()
    source = reader
    for signal in signals { install(signal) }
  }

  private static func install(_ signal: Int32) {
    sigaction(signal, nil, previous + Int(signal))
    let handler = previous[Int(signal)].__sigaction_handler.sa_handler
    guard unsafeBitCast(handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else {
      return
    }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let code = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(ExitSignals.writeEnd, &byte, 1)
      errno = code
    }
    action.sa_flags = Int32(SA_RESTART)
    sigaction(signal, &action, nil)
  }
}
