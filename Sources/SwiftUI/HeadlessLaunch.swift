import Clocks
import Dependencies
import TernUI
import TernUITesting

/// Runs an app without a screen, for a script.
@MainActor
enum HeadlessLaunch {
  static func run(
    _ content: LaunchContent, script source: LaunchOptions.ScriptSource, _ options: LaunchOptions
  ) -> Never {
    do {
      if let folder = options.storage {
        try StorageFolder.use(folder)
      } else {
        try StorageFolder.useTemporary()
      }
    } catch {
      exit(complaint: error.description, status: 2)
    }
    let script: Script
    do {
      script = try Script(read(source))
    } catch {
      exit(complaint: "\(name(of: source))\(error)", status: 1)
    }
    let time = ScriptTime()
    prepareDependencies {
      if content.isPreview { $0.context = .preview }
      time.prepare(&$0)
      $0.isStorageTemporary = options.storage == nil
    }
    Task { @MainActor in
      let pilot = Pilot(
        content.makeView().environment(\.timelineClock, TimelineClock(time.clock)),
        waitForEffects: { await time.settle() }
      )
      let player = ScriptPlayer(
        pilot: pilot, advance: { await time.advance(by: $0) }, print: { Swift.print($0) }
      )
      do {
        if let url = options.url { try pilot.open(url) }
      } catch {
        exit(complaint: "--open: \(error)", status: 1)
      }
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

extension TimelineClock {
  /// The time from now on, as far as a clock of tests goes.
  fileprivate init(_ clock: TestClock<Duration>) {
    let date = Date()
    let start = clock.now
    self.init(
      now: {
        let passed = start.duration(to: clock.now).components
        let seconds = Double(passed.seconds) + Double(passed.attoseconds) / 1e18
        return date.addingTimeInterval(seconds)
      },
      sleep: { try await clock.sleep(for: .seconds($0)) }
    )
  }
}
