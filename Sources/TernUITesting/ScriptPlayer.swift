import TernUI

/// Plays a ``Script`` on a view, and prints the screen after each command that changes it.
@MainActor
public final class ScriptPlayer {
  private let pilot: Pilot
  private let print: (String) -> Void
  private let advance: @MainActor (Duration) async -> Void
  private var screen = ""

  /// - Parameters:
  ///   - pilot: What to play on.
  ///   - advance: Moves the clock of the app.
  ///   - print: Takes the lines of the record.
  public init(
    pilot: Pilot,
    advance: @escaping @MainActor (Duration) async -> Void = { _ in },
    print: @escaping (String) -> Void
  ) {
    self.pilot = pilot
    self.advance = advance
    self.print = print
  }

  /// Plays a script, up to its end or the first command that cannot be done.
  public func play(_ script: Script) async throws(ScriptError) {
    await pilot.settle()
    printScreen()
    for line in script.lines {
      print("> \(line.text)")
      do {
        try await play(line.command)
      } catch {
        throw ScriptError(line: line.number, message: error.description)
      }
      await pilot.settle()
      if pilot.dump() != screen { printScreen() }
    }
  }

  private func printScreen() {
    screen = pilot.dump()
    for line in screen.split(separator: "\n", omittingEmptySubsequences: false) {
      print(line.isEmpty ? "" : "  \(line)")
    }
  }

  private func play(_ command: Script.Command) async throws(Failure) {
    switch command {
    case .advance(let duration): await advance(duration)
    case .expect(let text): try expect(text, isThere: true)
    case .expectNot(let text): try expect(text, isThere: false)
    case .key(let name): try press(name)
    default:
      do {
        try act(command)
      } catch {
        throw Failure(description: error.description)
      }
    }
  }

  private func act(_ command: Script.Command) throws(PilotError) {
    switch command {
    case .tap(let label): try pilot.tap(label)
    case .type(let text, let label): try pilot.type(text, into: label)
    case .clear(let label): try pilot.clear(label)
    case .toggle(let label): try pilot.toggle(label)
    case .select(let words): try select(words)
    case .submit(let label): try pilot.submit(label)
    case .back: try pilot.back()
    case .dismiss: try pilot.dismiss()
    case .choose(let label): try pilot.choose(label)
    case .step(let label, let steps): try step(label, by: steps)
    case .set(let label, let value): try pilot.set(label, to: value)
    case .delete(let label): try pilot.delete(label)
    case .focus(let label): try pilot.focus(label)
    case .refresh: try pilot.refresh()
    case .open(let url): try pilot.open(url)
    case .key, .advance, .expect, .expectNot: break
    }
  }

  /// A stepper at its end is told, as nothing would happen.
  private func step(_ label: String, by steps: Int) throws(PilotError) {
    let stepper = try pilot.find(.stepper, label: label)
    let canMove = stepper.bool(steps > 0 ? .canIncrement : .canDecrement, default: true)
    if steps == 0 || !canMove {
      let allowed = steps == 0 ? "Write a number that is not 0." : "It is at its end."
      throw PilotError(
        .unusableValue("\(steps)"), "The stepper '\(label)' cannot move by \(steps). \(allowed)"
      )
    }
    try pilot.step(label, by: steps)
  }

  /// Where the words are not quoted, any of them may be the first of the option.
  private func select(_ words: [String]) throws(PilotError) {
    for split in stride(from: words.count - 1, to: 1, by: -1) {
      let label = words[..<split].joined(separator: " ")
      guard (try? pilot.find(.picker, label: label)) != nil else { continue }
      return try pilot.select(label, words[split...].joined(separator: " "))
    }
    try pilot.select(words[0], words[1...].joined(separator: " "))
  }

  private func press(_ name: String) throws(Failure) {
    do {
      switch name.lowercased() {
      case "return", "enter": try pilot.submit()
      case "escape", "esc":
        if pilot.backend.topLayer?.id == .root { try pilot.back() } else { try pilot.dismiss() }
      default:
        throw Failure(
          description: "There is no key '\(name)' without a terminal. There is: 'return', 'escape'."
        )
      }
    } catch {
      throw Failure(description: "\(error)")
    }
  }

  private func expect(_ text: String, isThere: Bool) throws(Failure) {
    let dump = pilot.dump()
    if dump.contains(text) == isThere { return }
    let shown = dump.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    throw Failure(
      description: isThere
        ? "'\(text)' is not on the screen, which shows:\n\(shown)"
        : "'\(text)' is on the screen, which shows:\n\(shown)"
    )
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String
}
