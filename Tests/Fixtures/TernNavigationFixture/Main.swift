import ComposableArchitecture
import Foundation

/// A program that is killed, and one that opens links.
///
/// `walk SEED`: walks until it is killed, and says after each step where it is.
/// `show`: says where a walk would begin, and what could not be restored.
/// `fuzz SECONDS SEED`: opens links for some seconds.
@main
@MainActor
enum Main {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "walk": try await walk(seed: seed(arguments, at: 1))
    case "show": show()
    case "fuzz": fuzz(seconds: Double(arguments[1]) ?? 1, seed: seed(arguments, at: 2))
    default: fail("TernNavigationFixture walk SEED | show | fuzz SECONDS SEED")
    }
  }

  private static func seed(_ arguments: [String], at index: Int) -> UInt64 {
    arguments.indices.contains(index)
      ? UInt64(arguments[index]) ?? 0 : UInt64.random(in: 0...UInt64.max)
  }

  private static func walk(seed: UInt64) async throws {
    var walk = Walk(seed: seed)
    for step in 1... {
      walk.step()
      try await walk.save()
      say("\(step)")
    }
  }

  private static func show() {
    let walk = Walk(seed: 0)
    say(walk.link)
    if let report = walk.report { say("\(report)") }
  }

  private static func fuzz(seconds: Double, seed: UInt64) {
    var fuzz = Fuzz(seed: seed)
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      // A link that takes longer ends the process with the signal.
      alarm(20)
      for _ in 0..<100 {
        if let problem = fuzz.step() { fail("seed \(seed): \(problem)") }
      }
    }
    say("\(fuzz.opened) links were opened and \(fuzz.rejected) rejected, with the seed \(seed).")
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}
