import IdentifiedCollections

private struct Item: Identifiable {
  let id: Int
  var value = 0
}

/// What an identified array does, by hand: an array, and a dictionary from ids to positions.
private struct ByHand {
  var items: [Item]
  var positions: [Int: Int]

  init(_ count: Int) {
    items = (0..<count).map { Item(id: $0) }
    positions = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
  }

  mutating func append(_ item: Item) {
    guard positions[item.id] == nil else { return }
    positions[item.id] = items.count
    items.append(item)
  }
}

@MainActor
func identifiedBenchmarks() -> [Benchmark] {
  [1_000, 100_000].flatMap { size -> [Benchmark] in
    let array = IdentifiedArray(uniqueElements: (0..<size).map { Item(id: $0) })
    let hand = ByHand(size)
    return [
      Benchmark("identified: look up in \(size)") { count in
        for index in 0..<count { consume(array[id: index &* 7919 % size]?.value) }
      } byHand: { count in
        for index in 0..<count {
          consume(hand.positions[index &* 7919 % size].map { hand.items[$0].value })
        }
      },
      Benchmark("identified: update in place in \(size)") { count in
        var array = array
        for index in 0..<count { array[id: index &* 7919 % size]?.value += 1 }
        consume(array)
      } byHand: { count in
        var hand = hand
        for index in 0..<count {
          if let position = hand.positions[index &* 7919 % size] { hand.items[position].value += 1 }
        }
        consume(hand)
      },
      Benchmark("identified: append \(size)", scale: size) { count in
        for _ in 0..<count {
          var array = IdentifiedArrayOf<Item>()
          for id in 0..<size { array.append(Item(id: id)) }
          consume(array)
        }
      } byHand: { count in
        for _ in 0..<count {
          var hand = ByHand(0)
          for id in 0..<size { hand.append(Item(id: id)) }
          consume(hand)
        }
      },
    ]
  }
}
