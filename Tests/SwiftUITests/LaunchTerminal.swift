import Foundation
import Glibc
import Testing

/// The app that tests start, on a terminal of its own.
final class LaunchTerminal {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private let process = Process()
  private let controller: Int32
  private(set) var output = ""

  init(_ arguments: String...) throws {
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    try #require(controller >= 0)
    // The functions for this are not in the module of the C library: it is what they do on Linux.
    var lock: CInt = 0
    var number: CInt = 0
    try #require(ioctl(controller, Self.setLock, &lock) == 0)
    try #require(ioctl(controller, Self.getNumber, &number) == 0)
    var size = winsize(ws_row: 12, ws_col: 40, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(controller, UInt(TIOCSWINSZ), &size) == 0)
    let terminal = try #require(FileHandle(forUpdatingAtPath: "/dev/pts/\(number)"))
    process.executableURL = try LaunchProgram.url()
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm-256color", "TERN_BACKEND": ""]) { $1 }
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    try terminal.close()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(controller)
  }

  func send(_ text: String) {
    _ = text.withCString { write(controller, $0, strlen($0)) }
  }

  /// Reads until the app has written a text after what was read before, for at most a minute.
  func wait(for text: String) throws {
    var new = ""
    while !new.contains(text) {
      guard let more = read() else {
        throw Failure(description: "Waited in vain for '\(text)' after: \(output.debugDescription)")
      }
      new += more
      output += more
    }
  }

  /// Waits for the end of the app, and gives its status.
  func end() -> Int32 {
    while let more = read() { output += more }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// What the app writes next; `nil` when it is gone or writes nothing for a minute.
  private func read() -> String? {
    var wanted = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, 60_000) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(controller, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
