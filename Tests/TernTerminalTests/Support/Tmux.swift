import Foundation
import Testing

/// A shell in a terminal of its own, kept by tmux.
final class Tmux {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private static let path = "/usr/bin/tmux"

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  private let socket = "tern-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"

  init(columns: Int, rows: Int) throws {
    try run(
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      // A plain shell with a prompt that is known.
      "env", "PS1=ready> ", "SWIFT_BACKTRACE=enable=no", "/bin/sh", "-i"
    )
  }

  deinit { _ = try? run("kill-server") }

  /// Sends keys by tmux's names (`Enter`, `C-c`), or text.
  func send(_ keys: String...) throws {
    _ = try run(["send-keys"] + keys)
  }

  func resize(columns: Int, rows: Int) throws {
    try run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// What is on the screen.
  func capture() throws -> String { try run("capture-pane", "-p") }

  /// What is on the screen, with the sequences that colour it.
  func captureStyled() throws -> String { try run("capture-pane", "-p", "-e") }

  /// Pastes a text, in brackets where the program asked for them.
  func paste(_ text: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(socket).paste")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    try run("load-buffer", file.path)
    try run("paste-buffer", "-p")
  }

  /// What is on the screen and what has gone above it.
  func captureAll() throws -> String { try run("capture-pane", "-p", "-J", "-S", "-") }

  /// Whether the alternate screen is on, the mouse is wanted and the cursor is shown.
  func modes() throws -> String {
    try run("display-message", "-p", "#{alternate_on} #{mouse_any_flag} #{cursor_flag}")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Waits until the screen shows something, for at most a minute.
  ///
  /// - Parameter lookingBack: Looks also at what has gone above the screen.
  @discardableResult
  func wait(
    for condition: (String) -> Bool, _ what: String, lookingBack: Bool = false
  ) async throws -> String {
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: .seconds(60))
    var screen = ""
    while clock.now < deadline {
      screen = try lookingBack ? captureAll() : capture()
      if condition(screen) { return screen }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw Failure(description: "Waited in vain for \(what). The screen shows:\n\(screen)")
  }

  @discardableResult
  func wait(for text: String) async throws -> String {
    try await wait(for: { $0.contains(text) }, "'\(text)'")
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> String { try run(arguments) }

  /// Runs a command of tmux and answers with what it prints.
  ///
  /// With `popen` and not Foundation's `Process`: that waits for everything that the command starts, and
  /// the first one starts a server.
  private func run(_ arguments: [String]) throws -> String {
    let words = ["env", "-u", "TMUX", "LC_ALL=C.UTF-8", Self.path, "-L", socket, "-f", "/dev/null"]
    var command = (words + arguments).map(Self.quoted).joined(separator: " ") + " </dev/null"
    command += arguments.first == "new-session" ? " >/dev/null 2>&1" : " 2>&1"
    guard let pipe = popen(command, "r") else {
      throw Failure(description: "Cannot run '\(command)'.")
    }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      if count == 0 { break }
      output += buffer[..<count]
    }
    let status = pclose(pipe)
    let text = String(decoding: output, as: UTF8.self)
    guard status == 0 else { throw Failure(description: "'\(command)' failed: \(text)") }
    return text
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

/// The program under `Tests/Fixtures`, next to the tests in the build folder.
enum FixtureProgram {
  static func path(_ name: String) throws -> String {
    var candidates = [CommandLine.arguments[0]]
    if let index = CommandLine.arguments.firstIndex(of: "--test-bundle-path"),
      CommandLine.arguments.indices.contains(index + 1)
    {
      candidates.append(CommandLine.arguments[index + 1])
    }
    candidates.append(
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "")
    for candidate in candidates {
      let file = URL(filePath: candidate).deletingLastPathComponent().appending(path: name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file.path }
    }
    throw Tmux.Failure(
      description:
        "There is no program '\(name)' beside any of: \(candidates.joined(separator: ", "))."
    )
  }
}
