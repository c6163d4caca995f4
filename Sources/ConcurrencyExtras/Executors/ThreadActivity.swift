import Glibc

/// What the other threads of the process are doing, as the kernel tells.
///
/// A task that was started may be on its way on a thread which the kernel has not let run for a
/// while: on a busy machine that takes longer than any number of yields. Such a thread is
/// *runnable*, and uses no processor time.
package struct ThreadActivity {
  /// How much processor time, in nanoseconds, a thread needs to do what it is about to do.
  ///
  /// One that had more works on something else.
  private static let share: UInt64 = 1_000_000

  /// The processor time of the runnable threads when they were seen first.
  private var seen: [pid_t: UInt64] = [:]

  package init() {}

  /// Whether each other thread waits, or has had its share of processor time since it was first
  /// seen to be runnable.
  package mutating func othersHaveRun() -> Bool {
    var haveRun = true
    for thread in Self.otherRunnableThreads {
      let time = Self.processorTime(of: thread)
      if let first = seen[thread] {
        if time &- first < Self.share { haveRun = false }
      } else {
        seen[thread] = time
        haveRun = false
      }
    }
    return haveRun
  }

  /// Whether another thread works, or would if the kernel let it.
  package static var isAnyOtherRunnable: Bool { !otherRunnableThreads.isEmpty }

  /// The other threads that do not wait; none where the kernel does not tell.
  private static var otherRunnableThreads: [pid_t] {
    guard let folder = opendir("/proc/self/task") else { return [] }
    defer { closedir(folder) }
    let own = ownThread
    var threads: [pid_t] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let thread = pid_t(name), thread != own, isRunnable(thread) else { continue }
      threads.append(thread)
    }
    return threads
  }

  private static var ownThread: pid_t? {
    // 'PID/task/TID'.
    let link = [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      let size = buffer.withMemoryRebound(to: CChar.self) {
        $0.baseAddress.map { base in readlink("/proc/thread-self", base, 64) } ?? 0
      }
      count = Swift.max(0, size)
    }
    let name = link.split(separator: UInt8(ascii: "/")).last ?? []
    return pid_t(String(decoding: name, as: UTF8.self))
  }

  private static func isRunnable(_ thread: pid_t) -> Bool {
    let stat = contents(ofFile: "/proc/self/task/\(thread)/stat")
    // 'TID (NAME) STATE …'. The name may hold anything, parentheses too.
    guard let end = stat.lastIndex(of: UInt8(ascii: ")")), end + 2 < stat.count else {
      return false
    }
    return stat[end + 2] == UInt8(ascii: "R")
  }

  private static func processorTime(of thread: pid_t) -> UInt64 {
    let digits = contents(ofFile: "/proc/self/task/\(thread)/schedstat")
      .prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return UInt64(String(decoding: digits, as: UTF8.self)) ?? .max
  }

  /// The first bytes of a file: more than these files have, but for one line.
  private static func contents(ofFile path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    // The thread may have ended meanwhile.
    guard file >= 0 else { return [] }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: 512) { buffer, count in
      count = Swift.max(0, read(file, buffer.baseAddress, buffer.count))
    }
  }
}
