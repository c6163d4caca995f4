import Foundation

/// A process of this program that is doing something, until it is killed.
final class Child: Sendable {
  private let process = Process()
  private let output = Pipe()

  init(_ arguments: String...) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
  }

  /// Kills the process after a moment of any length, and returns the lines that it has told.
  func kill(after milliseconds: ClosedRange<Double>) async throws -> [String] {
    // Drained meanwhile, so that the process does not wait for its reader.
    async let data = read()
    try await Task.sleep(for: .milliseconds(Double.random(in: milliseconds)))
    _ = Glibc.kill(process.processIdentifier, SIGKILL)
    return lines(await data)
  }

  /// Waits until the process ends, and returns the lines that it has told.
  func finish() async -> [String] {
    lines(await read())
  }

  private func read() async -> Data {
    // On a thread that may wait; those of tasks may not.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [output] in
        continuation.resume(returning: output.fileHandleForReading.readDataToEndOfFile())
      }
    }
  }

  private func lines(_ data: Data) -> [String] {
    process.waitUntilExit()
    // What was killed in the middle of a line has not told it.
    let text = String(decoding: data, as: UTF8.self)
    let whole = text.lastIndex(of: "\n").map { text[...$0] } ?? ""
    return whole.split(separator: "\n").map(String.init)
  }
}

/// What went wrong, told when it does.
struct Problems {
  private(set) var count = 0

  mutating func check(_ isGood: Bool, _ problem: @autoclosure () -> String) {
    guard !isGood else { return }
    count += 1
    tell("  PROBLEM: \(problem())")
  }

  /// Takes errors out of what a process has told.
  mutating func numbers(_ lines: [String]) -> [Int] {
    lines.compactMap { line in
      let number = Int(line)
      check(number != nil, line)
      return number
    }
  }
}
