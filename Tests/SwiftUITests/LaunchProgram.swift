import Foundation
import Testing

/// The app that tests start, beside the program of the tests.
enum LaunchProgram {
  static func url() throws -> URL {
    let arguments = CommandLine.arguments
    let bundle = arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] }
    let programs = [bundle, arguments.first].compactMap { $0 }
      .map { URL(filePath: $0).deletingLastPathComponent().appending(path: "LaunchFixture") }
    return try #require(
      programs.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    )
  }

  /// Runs the app to its end.
  ///
  /// - Returns: What it printed, and its complaint.
  static func run(_ arguments: String...) throws -> (output: String, complaint: String) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = try url()
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let shown = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: shown, as: UTF8.self), String(decoding: complaint, as: UTF8.self))
  }
}
