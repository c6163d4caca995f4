import Foundation
import Testing

/// Compares a screen with the recorded one of that name.
///
/// With `TERN_RECORD_GOLDENS=1` in the environment the screen is recorded instead, and the test fails,
/// so that nobody records by accident.
func expectGolden(
  _ text: String, _ name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Goldens")
  let file = folder.appending(path: "\(name).txt")
  if ProcessInfo.processInfo.environment["TERN_RECORD_GOLDENS"] == "1" {
    do {
      try Data((text + "\n").utf8).write(to: file)
      Issue.record("Recorded '\(name)'. Run again without TERN_RECORD_GOLDENS.")
    } catch {
      Issue.record("Cannot record '\(file.path)': \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let data = try? Data(contentsOf: file) else {
    Issue.record(
      "There is no golden '\(name)'. Record it with TERN_RECORD_GOLDENS=1.",
      sourceLocation: sourceLocation
    )
    return
  }
  let expected = String(decoding: data, as: UTF8.self)
  #expect(text + "\n" == expected, "'\(name)' differs", sourceLocation: sourceLocation)
}
