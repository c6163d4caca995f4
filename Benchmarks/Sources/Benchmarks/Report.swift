import Foundation

/// Compares measurements with those that are stored in the repository.
struct Report {
  private var baseline: [String: Measurement] = [:]

  init(baselineFile: String) {
    guard let text = try? String(contentsOfFile: baselineFile, encoding: .utf8) else { return }
    for line in text.split(separator: "\n") {
      guard
        let measurement = try? JSONDecoder().decode(Measurement.self, from: Data(line.utf8))
      else { continue }
      baseline[measurement.name] = measurement
    }
  }

  /// `name: value unit, ratio`, and what is to be said of the baseline.
  func line(_ measurement: Measurement) -> String {
    let ratio = String(format: "%.1f", measurement.ratio)
    let noise = String(format: "%.0f", measurement.noise * 100)
    return
      "\(measurement.name): \(time(measurement.nanoseconds)), \(ratio)× by hand"
      + " (\(time(measurement.nanosecondsByHand))), ±\(noise) %\(change(measurement))"
  }

  /// Says that a ratio moved by more than its noise, and at least by a fifth.
  private func change(_ measurement: Measurement) -> String {
    guard let old = baseline[measurement.name] else { return "  [new]" }
    let change = measurement.ratio / old.ratio - 1
    let bound = max(0.2, 3 * (measurement.noise + old.noise))
    guard abs(change) > bound else { return "" }
    let percent = String(format: "%+.0f", change * 100)
    return "  [\(percent) % against the baseline's \(String(format: "%.1f", old.ratio))×]"
  }

  private func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: String(format: "%.1f ns", nanoseconds)
    case ..<1_000_000: String(format: "%.2f µs", nanoseconds / 1_000)
    default: String(format: "%.2f ms", nanoseconds / 1_000_000)
    }
  }
}
