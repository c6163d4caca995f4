import Foundation

/// A process of this program that is doing something, until it is killed.
final class Child: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let chunks: AsyncStream<Data>

  init(_ arguments: String...) throws {
    let (chunks, continuation) = AsyncStream<Data>.makeStream()
    self.chunks = chunks
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    // On a thread that may wait; those of tasks may not.
    Thread.detachNewThread { [output] in
      while true {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        continuation.yield(data)
      }
      continuation.finish()
    }
  }

  /// Kills the process at any moment, and returns the lines that it has told.
  ///
  /// Most are killed in the middle of their work, some while they start. To start takes longer than many
  /// saves do: so they are left alone for a random number of saves, and then for a part of the next one.
  func kill() async throws -> [String] {
    var data = Data()
    var isDoomed = Int.random(in: 0..<8) == 0
    if isDoomed {
      try await Task.sleep(for: .milliseconds(Double.random(in: 0...60)))
      _ = Glibc.kill(process.processIdentifier, SIGKILL)
    }
    let saves = Int.random(in: 1...60)
    for await chunk in chunks {
      data += chunk
      guard !isDoomed, data.count(where: { $0 == UInt8(ascii: "\n") }) >= saves else { continue }
      isDoomed = true
      try await Task.sleep(for: .milliseconds(Double.random(in: 0...15)))
      _ = Glibc.kill(process.processIdentifier, SIGKILL)
    }
    return lines(data)
  }

  /// Waits until the process ends, and returns the lines that it has told.
  func finish() async -> [String] {
    var data = Data()
    for await chunk in chunks { data += chunk }
    return lines(data)
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
