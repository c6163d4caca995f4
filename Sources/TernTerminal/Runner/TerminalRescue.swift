import Foundation

/// Gives the terminal back when the process ends in a way that nobody planned.
///
/// Everything that a signal handler touches is prepared beforehand and lies behind one pointer: in the
/// handler there is no allocation, no lock and no call that is not async-signal-safe.
enum TerminalRescue {
  /// Asking to end, and the faults of a program.
  private static let signals = [
    SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGVTALRM, SIGUSR1, SIGUSR2,
    SIGSEGV, SIGILL, SIGABRT, SIGTRAP, SIGBUS, SIGFPE, SIGSYS,
  ]

  fileprivate struct Plan {
    var isActive: Int32 = 1
    var terminal: Int32
    var mode: termios
    var sequence: UnsafePointer<UInt8>?
    var sequenceLength = 0
    /// The file that keeps what is printed, or -1.
    var log: Int32
    var standardOutput: Int32
    var standardError: Int32
    let buffer: UnsafeMutableRawPointer
    let previous: UnsafeMutablePointer<sigaction>
  }

  fileprivate static let bufferSize = 4096
  private static let signalCount = 65

  /// Takes over the signals, and keeps what is printed until the terminal is given back.
  @MainActor
  static func install(_ device: TerminalDevice) {
    guard plan == nil else { return }
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: signalCount)
    previous.initialize(repeating: sigaction(), count: signalCount)
    let new = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    new.initialize(
      to: Plan(
        terminal: device.output, mode: device.originalMode, log: -1, standardOutput: -1,
        standardError: -1, buffer: .allocate(byteCount: bufferSize, alignment: 16),
        previous: previous
      )
    )
    keepOutput(new)
    plan = new
    // Giving the terminal back from the background must not stop the process.
    signal(SIGTTOU, SIG_IGN)
    for number in signals { handle(number, new) }
    atexit {
      // What is in the buffers of `print` goes to the log first.
      fflush(nil)
      rescue()
    }
  }

  /// Sets what brings the terminal out of the modes that it is in now.
  @MainActor
  static func setSequence(_ bytes: [UInt8]) {
    guard let plan else { return }
    // The last one is not freed: a signal may be reading it. There are a handful in a process's life.
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
    copy.initialize(from: bytes, count: bytes.count)
    plan.pointee.sequenceLength = 0
    plan.pointee.sequence = UnsafePointer(copy)
    plan.pointee.sequenceLength = bytes.count
  }

  private static func handle(_ number: Int32, _ plan: UnsafeMutablePointer<Plan>) {
    let previous = plan.pointee.previous + Int(number)
    sigaction(number, nil, previous)
    // Whoever ignores a signal (`nohup`) wants to go on.
    if previous.pointee.isIgnored { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      guard let plan = TerminalRescue.plan else { return }
      rescue()
      // Then whatever would have happened: the default, or the toolchain's backtrace. The signal waits
      // until this handler returns, when the processor is where the fault was.
      sigaction(number, plan.pointee.previous + Int(number), nil)
      raise(number)
    }
    // On the other stack, where there is one: a stack may be what overflowed.
    action.sa_flags = Int32(SA_ONSTACK)
    sigfillset(&action.sa_mask)
    sigaction(number, &action, nil)
  }

  /// Turns what is printed away from the screen into a file without a name.
  private static func keepOutput(_ plan: UnsafeMutablePointer<Plan>) {
    guard let file = tmpfile() else { return }
    let log = fileno(file)
    fflush(nil)
    // Both descriptors share the position, so that their lines stay in order.
    plan.pointee.log = log
    plan.pointee.standardOutput = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(log, STDOUT_FILENO)
    if isatty(STDERR_FILENO) != 0 {
      plan.pointee.standardError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
      dup2(log, STDERR_FILENO)
    }
  }

  /// Written once, before any handler is installed.
  nonisolated(unsafe) fileprivate static var plan: UnsafeMutablePointer<Plan>?
}

/// Gives the terminal back, once.
///
/// Async-signal-safe.
private func rescue() {
  guard let plan = TerminalRescue.plan, plan.pointee.isActive != 0 else { return }
  plan.pointee.isActive = 0
  let terminal = plan.pointee.terminal
  if let sequence = plan.pointee.sequence {
    _ = write(terminal, sequence, plan.pointee.sequenceLength)
  }
  tcsetattr(terminal, TCSANOW, &plan.pointee.mode)
  if plan.pointee.standardOutput >= 0 { dup2(plan.pointee.standardOutput, STDOUT_FILENO) }
  if plan.pointee.standardError >= 0 { dup2(plan.pointee.standardError, STDERR_FILENO) }
  guard plan.pointee.log >= 0 else { return }
  var position: off_t = 0
  while true {
    let count = pread(
      plan.pointee.log, plan.pointee.buffer, TerminalRescue.bufferSize, position
    )
    guard count > 0 else { return }
    _ = write(terminal, plan.pointee.buffer, count)
    position += off_t(count)
  }
}

extension sigaction {
  fileprivate var isIgnored: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
