import Glibc

extension IssueReporter where Self == BreakpointReporter {
  /// Writes a warning, and stops in the debugger when one is attached.
  public static var breakpoint: Self { BreakpointReporter() }
}

/// Writes a warning, and stops in the debugger when one is attached.
///
/// Use ``IssueReporter/breakpoint`` to make one. Without a debugger the program goes on.
public struct BreakpointReporter: IssueReporter {
  init() {}

  public func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    writeToStandardError("\(fileID):\(line): warning: \(message() ?? noMessage)")
    if isDebuggerAttached { raise(SIGTRAP) }
  }

  /// Whether another process traces this one, which the kernel says in a line of a file.
  private var isDebuggerAttached: Bool {
    guard let status = fopen("/proc/self/status", "r") else { return false }
    defer { fclose(status) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, status) > 0, let line {
      let text = String(cString: line)
      if text.hasPrefix("TracerPid:") {
        return !text.dropFirst("TracerPid:".count).allSatisfy { $0.isWhitespace || $0 == "0" }
      }
    }
    return false
  }
}
