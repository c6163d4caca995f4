import Foundation
import Testing

/// Code that the compiler is asked to check.
struct Fixture: CustomTestStringConvertible, Sendable {
  var name: String
  var files: [URL]
  var flags: [String]
  var expectations: [Expectation]

  var testDescription: String { name }

  /// The fixtures beside the tests, in the order of their names.
  static func all() throws -> [Fixture] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    return try contents(of: folder).map(Fixture.init)
  }

  private init(at url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    files = url.hasDirectoryPath ? try Self.contents(of: url) : [url]
    flags = []
    expectations = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      expectations += Expectation.all(file: file.lastPathComponent, text: text)
      let firstLine = text.prefix { $0 != "\n" }
      if let range = firstLine.range(of: "// flags: ") {
        flags += firstLine[range.upperBound...].split(separator: " ").map(String.init)
      }
    }
  }

  private static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .filter { $0.pathExtension == "swift" || $0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }
}

/// A diagnostic that a fixture asks for.
struct Expectation: Equatable, Sendable {
  var file: String
  var line: Int
  var severity: String
  /// A part of the message.
  var part: String

  /// The expectations written in a file.
  static func all(file: String, text: String) -> [Expectation] {
    var expectations: [Expectation] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for match in line.matches(of: /expected-(error|warning)(?:@([+-]\d+))? \{\{(.*?)\}\}/) {
        let offset = match.2.flatMap { Int($0) } ?? 0
        expectations.append(
          Expectation(
            file: file,
            line: index + 1 + offset,
            severity: String(match.1),
            part: String(match.3)
          )
        )
      }
    }
    return expectations
  }

  func matches(_ diagnostic: CompilerDiagnostic) -> Bool {
    file == diagnostic.file && line == diagnostic.line && severity == diagnostic.severity
      && diagnostic.message.contains(part)
  }
}
