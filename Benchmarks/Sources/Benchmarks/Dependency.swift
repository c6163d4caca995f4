import Dependencies

private struct Numbers: DependencyKey {
  var next: @Sendable () -> Int
  static let liveValue = Numbers { 1 }
}

extension DependencyValues {
  fileprivate var numbers: Numbers {
    get { self[Numbers.self] }
    set { self[Numbers.self] = newValue }
  }
}

private struct ByPath {
  @Dependency(\.numbers) var numbers
}

private struct ByType {
  @Dependency(Numbers.self) var numbers
}

private struct ByHand {
  var numbers = Numbers.liveValue
}

private enum Other<T>: DependencyKey {
  static var liveValue: Int { 0 }
}

@MainActor
func dependencyBenchmarks() -> [Benchmark] {
  let byPath = ByPath()
  let byType = ByType()
  let hand = ByHand()
  let crowded = withDependencies {
    $0.numbers = Numbers { 2 }
    $0[Other<Int>.self] = 1
    $0[Other<Int8>.self] = 1
    $0[Other<Int16>.self] = 1
    $0[Other<Int32>.self] = 1
    $0[Other<Int64>.self] = 1
    $0[Other<UInt>.self] = 1
    $0[Other<UInt8>.self] = 1
    $0[Other<UInt16>.self] = 1
    $0[Other<UInt32>.self] = 1
    $0[Other<UInt64>.self] = 1
    $0[Other<Float>.self] = 1
    $0[Other<Double>.self] = 1
    $0[Other<Bool>.self] = 1
    $0[Other<String>.self] = 1
    $0[Other<Character>.self] = 1
    $0[Other<[Int]>.self] = 1
    $0[Other<[Bool]>.self] = 1
    $0[Other<[String]>.self] = 1
    $0[Other<[Double]>.self] = 1
  } operation: {
    ByPath()
  }
  let readByHand: @MainActor (Int) async -> Void = { count in
    for _ in 0..<count { consume(hand.numbers.next()) }
  }
  return [
    Benchmark("dependency: read by key path") { count in
      for _ in 0..<count { consume(byPath.numbers.next()) }
    } byHand: {
      await readByHand($0)
    },
    Benchmark("dependency: read by type") { count in
      for _ in 0..<count { consume(byType.numbers.next()) }
    } byHand: {
      await readByHand($0)
    },
    Benchmark("dependency: read at 20 overrides") { count in
      for _ in 0..<count { consume(crowded.numbers.next()) }
    } byHand: {
      await readByHand($0)
    },
    Benchmark("dependency: withDependencies") { count in
      for index in 0..<count {
        withDependencies {
          $0.numbers = Numbers { index }
        } operation: {
          consume(byPath.numbers.next())
        }
      }
    } byHand: { count in
      for index in 0..<count {
        var hand = hand
        hand.numbers = Numbers { index }
        consume(hand.numbers.next())
      }
    },
  ]
}
