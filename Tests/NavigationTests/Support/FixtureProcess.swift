import Foundation

/// The program `TernNavigationFixture`, running.
final class FixtureProcess {
  private let process = Process()
  private let output = Pipe()
  private var rest = Data()

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: What it is to do.
  ///   - file: The file that it saves its path in.
  init(_ arguments: String..., file: URL) throws {
    process.executableURL = try Self.program()
    process.arguments = arguments
    process.environment = ["TERN_FIXTURE_FILE": file.path]
    process.standardOutput = output
    try process.run()
  }

  /// The next line that it prints; `nil` after the last.
  func line() -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        rest = Data(rest[rest.index(after: end)...])
        return String(decoding: line, as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      rest += more
    }
  }

  /// The lines that are left to be read.
  func lines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  /// Ends it where it is.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func program() throws -> URL {
    let arguments = CommandLine.arguments
    let bundle = arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] }
    let folders = [bundle, arguments.first].compactMap { $0 }
      .map { URL(filePath: $0).deletingLastPathComponent() }
    let programs = folders.map { $0.appending(path: "TernNavigationFixture") }
    guard
      let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "\(programs)"]) }
    return program
  }
}

/// Runs what waits for another process on a thread that may wait.
func onThread<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: body)) }
  }
}

/// Whether tests are to take their time.
let isSoak = ProcessInfo.processInfo.environment["TERN_SOAK"] != nil
