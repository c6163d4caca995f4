import Foundation

/// A program under `Tests/Fixtures`, next to the tests in the build folder.
enum FixtureProgram {
  struct Missing: Error {
    var candidates: [String]
  }

  static func path(_ name: String) throws -> String {
    let arguments = CommandLine.arguments
    var candidates = [arguments[0]]
    if let index = arguments.firstIndex(of: "--test-bundle-path"),
      arguments.indices.contains(index + 1)
    {
      candidates.append(arguments[index + 1])
    }
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    candidates.append(program ?? "")
    for candidate in candidates {
      let file = URL(filePath: candidate).deletingLastPathComponent().appending(path: name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file.path }
    }
    throw Missing(candidates: candidates)
  }
}

/// Runs a line of shell.
enum Shell {
  struct Failure: Error {
    var line: String
  }

  static func run(_ line: String) throws -> (status: Int32, output: String) {
    guard let pipe = popen(line, "r") else { throw Failure(line: line) }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      if count == 0 { break }
      output += buffer[..<count]
    }
    return (pclose(pipe), String(decoding: output, as: UTF8.self))
  }
}
