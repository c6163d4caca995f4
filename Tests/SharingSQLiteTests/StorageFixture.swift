import Foundation

/// A process of the program `StorageFixture`.
final class StorageFixture: @unchecked Sendable {
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  private let process = Process()
  private let output = Pipe()
  private let ended: AsyncStream<End>
  private var lines: AsyncStream<String>.AsyncIterator

  convenience init(_ arguments: String...) throws {
    try self.init(program: Self.program, arguments)
  }

  /// Starts it so that it can write no more than a kilobyte into a file.
  static func limited(_ arguments: String...) throws -> StorageFixture {
    let command = #"trap "" XFSZ; ulimit -f 1; exec "$0" "$@""#
    return try StorageFixture(
      program: URL(fileURLWithPath: "/bin/bash"), ["-c", command, program.path] + arguments
    )
  }

  private init(program: URL, _ arguments: [String]) throws {
    let (ended, end) = AsyncStream<End>.makeStream()
    self.ended = ended
    let (lines, line) = AsyncStream<String>.makeStream()
    self.lines = lines.makeAsyncIterator()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.terminationHandler = { [end] process in
      let status = process.terminationStatus
      end.yield(process.terminationReason == .exit ? .exit(status) : .signal(status))
      end.finish()
    }
    try process.run()
    Thread.detachNewThread { [output] in
      let handle = output.fileHandleForReading
      var rest = Data()
      while true {
        let data = handle.availableData
        if data.isEmpty { break }
        rest += data
        while let index = rest.firstIndex(of: 10) {
          line.yield(String(decoding: rest[rest.startIndex..<index], as: UTF8.self))
          rest = rest[(index + 1)...]
        }
      }
      line.finish()
    }
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The next line that it prints, or `nil` after the last one.
  func nextLine() async -> String? {
    await lines.next(isolation: nil)
  }

  func send(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Waits until it ends, and says how.
  func finish() async -> End? {
    for await end in ended { return end }
    return nil
  }

  /// Beside the program of the tests.
  private static var program: URL {
    let candidates = ["/proc/self/exe", CommandLine.arguments[0]].map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("StorageFixture")
    }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? candidates[0]
  }
}
