import Foundation
import Testing

/// Behaviour 9: large state, many levels deep, needs no large stack.
///
/// The forty levels hold 2.5 MiB. What is on the stack in debug is frames without state, of 7 KiB a
/// level while the reducers run and of 2 KiB while a store is read, and few copies of one state at the
/// innermost. A read by key path makes five there.
@Suite struct DeepStateTests {
  @Test func fortyLevelsOf64KibibytesRunOnAStackOf512() throws {
    let program = try FixtureProgram.path("DeepStateFixture")
    let result = try Shell.run("ulimit -s 512 && exec '\(program)' 2>&1")
    #expect(
      result.output == """
        top: 1
        below: 1
        closed: true

        """
    )
    #expect(result.status == 0)
  }
}

/// A program under `Tests/Fixtures`, next to the tests in the build folder.
private enum FixtureProgram {
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
private enum Shell {
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
