import Combine

@MainActor
func combineBenchmarks() -> [Benchmark] {
  let byHand: @MainActor (Int) async -> Void = { count in
    var sum = 0
    for index in 0..<count {
      let mapped = index &* 3
      if mapped & 1 == 0 { sum &+= mapped }
      consume(sum)
    }
  }
  return [
    Benchmark("combine: sequence.map.filter.sink, a value") { count in
      var sum = 0
      let subscription = (0..<count).publisher
        .map { $0 &* 3 }
        .filter { $0 & 1 == 0 }
        .sink { sum &+= $0 }
      consume((sum, subscription))
    } byHand: {
      await byHand($0)
    },
    Benchmark("combine: subject.map.filter.sink, a value") { count in
      let subject = PassthroughSubject<Int, Never>()
      var sum = 0
      let subscription =
        subject
        .map { $0 &* 3 }
        .filter { $0 & 1 == 0 }
        .sink { sum &+= $0 }
      for index in 0..<count { subject.send(index) }
      consume((sum, subscription))
    } byHand: {
      await byHand($0)
    },
  ]
}
