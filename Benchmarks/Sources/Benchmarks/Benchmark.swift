/// One measured piece of work, beside the same work done by hand.
struct Benchmark {
  var name: String
  /// Does the work that many times.
  var work: @MainActor (_ count: Int) async -> Void
  /// Does the same by hand that many times.
  var byHand: @MainActor (_ count: Int) async -> Void
  /// How many pieces of work one count stands for.
  var scale = 1
  /// What has to happen before, once.
  var prepare: (@MainActor () async -> Void)?
  /// What happens after each time the work was measured, and is not measured itself.
  var cleanUp: (@MainActor () -> Void)?

  init(
    _ name: String,
    scale: Int = 1,
    prepare: (@MainActor () async -> Void)? = nil,
    work: @escaping @MainActor (_ count: Int) async -> Void,
    byHand: @escaping @MainActor (_ count: Int) async -> Void
  ) {
    self.name = name
    self.scale = scale
    self.prepare = prepare
    self.work = work
    self.byHand = byHand
  }
}

/// What a benchmark took.
struct Measurement: Codable {
  var name: String
  /// The median over the samples.
  var nanoseconds: Double
  var nanosecondsByHand: Double
  /// The median over the samples of what the work took, divided by what it took by hand just after.
  var ratio: Double
  /// Half the distance between the quartiles of the ratio, as a part of it.
  var noise: Double
}

@MainActor
extension Benchmark {
  /// Measures the work and its like by hand in turns, so that both meet the same noise.
  func measure(samples: Int = 21) async -> Measurement {
    await prepare?()
    let count = await calibrated {
      await work($0)
      cleanUp?()
    }
    let countByHand = await calibrated(byHand)
    var times: [Double] = []
    var timesByHand: [Double] = []
    var ratios: [Double] = []
    for _ in 0..<samples {
      let time = await nanoseconds { await work(count) } / Double(count * scale)
      cleanUp?()
      let timeByHand = await nanoseconds { await byHand(countByHand) } / Double(countByHand * scale)
      times.append(time)
      timesByHand.append(timeByHand)
      ratios.append(time / timeByHand)
    }
    ratios.sort()
    let ratio = ratios[samples / 2]
    return Measurement(
      name: name,
      nanoseconds: times.sorted()[samples / 2],
      nanosecondsByHand: timesByHand.sorted()[samples / 2],
      ratio: ratio,
      noise: (ratios[samples * 3 / 4] - ratios[samples / 4]) / 2 / ratio
    )
  }

  /// How often the work fits into a few milliseconds.
  private func calibrated(_ work: @MainActor (Int) async -> Void) async -> Int {
    var count = 1
    while await nanoseconds({ await work(count) }) < 4_000_000 { count *= 2 }
    return count
  }

  private func nanoseconds(_ work: @MainActor () async -> Void) async -> Double {
    let clock = ContinuousClock()
    let duration = await clock.measure { await work() }
    return Double(duration.components.attoseconds) / 1e9 + Double(duration.components.seconds) * 1e9
  }
}

/// Keeps the optimizer from leaving out work whose result nobody uses.
@inline(never)
@_optimize(none)
func consume<T>(_ value: T) {}
