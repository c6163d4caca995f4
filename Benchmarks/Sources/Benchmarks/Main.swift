import Foundation

@main
@MainActor
struct Main {
  /// Measures what the arguments ask for: `--filter`, `--samples`, `--baseline`, `--output`.
  ///
  /// With many samples of one benchmark a profiler sees little else.
  static func main() async throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    func option(_ name: String) -> String? {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
        return nil
      }
      defer { arguments.removeSubrange(index...(index + 1)) }
      return arguments[index + 1]
    }
    let filter = option("--filter")
    let samples = option("--samples").map { Int($0) ?? 0 } ?? 21
    let report = Report(baselineFile: option("--baseline") ?? "baseline.jsonl")
    let output = option("--output")
    guard arguments.isEmpty else {
      FileHandle.standardError.write(
        Data(
          """
          Benchmarks: unknown argument '\(arguments[0])'. There is --filter TEXT, --samples COUNT, \
          --baseline FILE, --output FILE.\n
          """.utf8
        )
      )
      exit(2)
    }

    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var lines = ""
    // Each group is made when its turn comes: a test store that is alive costs shared state time.
    let groups = [
      caseBenchmarks, identifiedBenchmarks, combineBenchmarks, dependencyBenchmarks,
      sharedBenchmarks, storageBenchmarks, storeBenchmarks, testStoreBenchmarks,
      traceBenchmarks, viewBenchmarks, terminalBenchmarks,
    ]
    for group in groups {
      for benchmark in group() {
        if let filter, !benchmark.name.contains(filter) { continue }
        let measurement = await benchmark.measure(samples: max(1, samples))
        print(report.line(measurement))
        lines += String(decoding: try encoder.encode(measurement), as: UTF8.self) + "\n"
      }
    }
    if let output { try Data(lines.utf8).write(to: URL(fileURLWithPath: output)) }
  }
}
