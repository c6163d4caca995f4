import Dependencies
import TernUI
import TernUITesting

/// Runs an app without a screen, for a script.
@MainActor
enum HeadlessLaunch {
  static func run<Application: App>(
    _ type: Application.Type, script source: LaunchOptions.ScriptSource, opening url: URL?
  ) -> Never {
    let script: Script
    do {
      script = try Script(read(source))
    } catch {
      exit(complaint: "\(name(of: source))\(error)", status: 1)
    }
    let time = ScriptTime()
    prepareDependencies { time.prepare(&$0) }
    Task { @MainActor in
      let pilot = Pilot(AppView(Application()), waitForEffects: { await time.settle() })
      if let url { pilot.graph.open(url) }
      let player = ScriptPlayer(
        pilot: pilot, advance: { await time.advance(by: $0) }, print: { Swift.print($0) }
      )
      do {
        try await player.play(script)
      } catch {
        fflush(nil)
        exit(complaint: "\(name(of: source))\(error)", status: 1)
      }
      exit(0)
    }
    // Not `dispatchMain()`, which would move the main actor off the process's main thread.
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  private static func read(_ source: LaunchOptions.ScriptSource) throws(LaunchError) -> String {
    let data: Data
    switch source {
    case .text(let text):
      return text
    case .standardInput:
      data = FileHandle.standardInput.readDataToEndOfFile()
    case .file(let path):
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: path))
      } catch {
        throw LaunchError(description: "The script cannot be read: \(error.localizedDescription)")
      }
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw LaunchError(description: "The script is not UTF-8 text.")
    }
    return text
  }

  /// What to put before a message about a script.
  private static func name(of source: LaunchOptions.ScriptSource) -> String {
    switch source {
    case .file(let path): return "\(path): "
    case .standardInput: return "standard input: "
    case .text: return "the app's script: "
    }
  }
}
