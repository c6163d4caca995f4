import Foundation
import Testing

/// Where an app stores that runs without a screen.
@Suite struct LaunchStorageTests {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tern-launch-\(UUID().uuidString)")
  var home: URL { folder.appendingPathComponent("home") }
  var file: URL { folder.appendingPathComponent("elsewhere.json") }

  private func inFolder(_ body: () throws -> Void) throws {
    for name in ["home", "temporary"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true
      )
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  /// What the app shows last when it plays a script, or its complaint.
  private func play(_ script: String, _ arguments: String...) throws -> String {
    let text = folder.appendingPathComponent("script.txt")
    try Data(script.utf8).write(to: text)
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = try LaunchProgram.url()
    process.arguments = ["--script", text.path] + arguments
    process.environment = [
      "HOME": home.path,
      "CFFIXED_USER_HOME": home.path,
      "XDG_CONFIG_HOME": home.appendingPathComponent("settings").path,
      "TMPDIR": folder.appendingPathComponent("temporary").path,
      "TERN_FIXTURE_FILE": file.path,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let shown = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus != 0 { return String(decoding: complaint, as: UTF8.self) }
    let lines = String(decoding: shown, as: UTF8.self).split(separator: "\n")
    return lines.last { $0.hasPrefix("  ") && !$0.contains("[ Add ]") }.map {
      String($0.dropFirst(2))
    }
      ?? ""
  }

  private func names(in name: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: folder.appendingPathComponent(name).path
    )
  }

  @Test func nothingThatAScriptStoresLasts() throws {
    try inFolder { () throws in
      let script = "tap Add\ntap Add\nopen birds:///tern\n"
      #expect(try play(script) == "2 2 2 2 tern")
      #expect(try play(script, "--open", "birds:///gull") == "2 2 2 2 gull,tern")
      #expect(try names(in: "home") == [])
      #expect(try names(in: "temporary") == [])
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func aFolderOfItsOwnKeepsWhatScriptsStore() throws {
    try inFolder { () throws in
      let storage = folder.appendingPathComponent("a/storage").path
      #expect(
        try play("tap Add\nopen birds:///tern", "--storage", storage) == "1 1 1 1 tern"
      )
      #expect(try play("tap Add", "--storage=\(storage)") == "2 2 2 2 tern")
      #expect(try names(in: "home") == [])
      #expect(try names(in: "temporary") == [])
      #expect(try String(contentsOf: file, encoding: .utf8) == "2")
    }
  }

  @Test func thePersonsHomeIsTheirStorage() throws {
    try inFolder { () throws in
      #expect(try play("tap Add", "--storage", home.path) == "1 1 1 1 ")
      #expect(try names(in: "home").contains("settings/LaunchFixture.plist"))
      #expect(try play("tap Add", "--storage", home.path) == "2 2 2 2 ")
      #expect(try play("") == "0 0 0 0 ")
    }
  }

  @Test func aFolderThatCannotBeMadeIsSaid() throws {
    try inFolder { () throws in
      try Data().write(to: file)
      let complaint = try play("", "--storage", file.appendingPathComponent("x").path)
      #expect(complaint.hasPrefix("'\(file.path)/x' cannot be used for '--storage': "))
    }
  }
}
