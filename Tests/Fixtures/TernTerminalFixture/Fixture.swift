import Foundation
import TernTerminal
import TernUI

/// A program for tests: a counter, a text field, and a button that crashes.
@main
@MainActor
enum Fixture {
  private static let count = ElementID(rawValue: 2)
  private static let add = ElementID(rawValue: 3)
  private static let crash = ElementID(rawValue: 4)
  private static let field = ElementID(rawValue: 5)
  private static var taps = 0
  private static var revision: UInt64 = 1

  static func main() {
    TerminalRunner.run { backend in
      backend.onEvent = { [weak backend] event in
        if let backend { handle(event, backend) }
      }
      backend.apply(operations, revision: 1)
    }
  }

  private static func handle(_ event: UIEvent, _ backend: any Backend) {
    switch event {
    case .tap(add):
      taps += 1
      print("tapped \(taps)")
      revision += 1
      backend.apply([.set(count, .text, .string("count \(taps)"))], revision: revision)
    case .tap(crash):
      fatalError("the fixture crashes as it was told")
    default:
      break
    }
  }

  private static var operations: [RenderOperation] {
    let stack = ElementID(rawValue: 1)
    let pid = ElementID(rawValue: 6)
    let addLabel = ElementID(rawValue: 7)
    let crashLabel = ElementID(rawValue: 8)
    return [
      .create(stack, .vstack), .create(count, .text), .create(add, .button),
      .create(crash, .button), .create(field, .textField), .create(pid, .text),
      .create(addLabel, .text), .create(crashLabel, .text),
      .set(count, .text, .string("count 0")),
      .set(pid, .text, .string("pid \(ProcessInfo.processInfo.processIdentifier).")),
      .set(addLabel, .text, .string("Add")), .children(add, [addLabel]),
      .set(crashLabel, .text, .string("Crash")), .children(crash, [crashLabel]),
      .children(stack, [pid, count, add, crash, field]),
      .children(.root, [stack]),
    ]
  }
}
