import Foundation
import IdentifiedCollections
import Testing

/// Random operations on an identified array, and the same on an array and a dictionary.
@Suite struct ModelTests {
  /// All of them in the soak run.
  static let operations =
    ProcessInfo.processInfo.environment["TERN_SOAK"] == nil ? 8_000 : 100_000

  /// What an identified array must be: rows in order, and where each identity is.
  struct Model {
    var rows: [Row] = []
    var positions: [Int: Int] {
      Dictionary(uniqueKeysWithValues: rows.indices.map { (rows[$0].id, $0) })
    }
  }

  @Test(arguments: [(seed: 1, identities: 6), (2, 14), (3, 60), (4, 400)])
  func behavesLikeAnArrayAndADictionary(seed: UInt64, identities: Int) {
    var generator = SplitMix(state: seed)
    var array = IdentifiedArrayOf<Row>()
    var model = Model()
    for step in 0..<Self.operations / 4 {
      let old = array
      let oldModel = model
      let name = Self.operate(&array, &model, identities, &generator)
      guard
        array.elements == model.rows,
        array.ids.elementsEqual(model.rows.map(\.id)),
        old.elements == oldModel.rows
      else {
        Issue.record("Step \(step), \(name): \(array.elements) is not \(model.rows)")
        return
      }
      let changed = model.rows.map(\.id) != oldModel.rows.map(\.id)
      #expect(!changed || array.generation != old.generation, "Step \(step), \(name)")
      let positions = model.positions
      for id in 0..<identities where array.index(id: id) != positions[id] {
        Issue.record("Step \(step), \(name): \(id) is at \(positions[id] as Any)")
        return
      }
    }
  }

  /// Does one random thing to both, and says what.
  static func operate(
    _ array: inout IdentifiedArrayOf<Row>,
    _ model: inout Model,
    _ identities: Int,
    _ generator: inout SplitMix
  ) -> String {
    let count = model.rows.count
    let id = Int.random(in: 0..<identities, using: &generator)
    let row = Row(id: id, text: "\(generator.next() % 100)")
    let place = Int.random(in: 0...count, using: &generator)
    let found = model.positions[id]
    switch Int.random(in: 0..<22, using: &generator) {
    case 0, 1:
      let result = array.append(row)
      #expect(result == (found == nil, found ?? count))
      if found == nil { model.rows.append(row) }
      return "append"
    case 2, 3:
      let result = array.insert(row, at: place)
      #expect(result == (found == nil, found ?? place))
      if found == nil { model.rows.insert(row, at: place) }
      return "insert"
    case 4:
      #expect(array.updateOrAppend(row) == found.map { model.rows[$0] })
      if let found { model.rows[found] = row } else { model.rows.append(row) }
      return "updateOrAppend"
    case 5:
      let result = array.updateOrInsert(row, at: place)
      #expect(result == (found.map { model.rows[$0] }, found ?? place))
      if let found { model.rows[found] = row } else { model.rows.insert(row, at: place) }
      return "updateOrInsert"
    case 6, 7:
      #expect(array.remove(id: id) == found.map { model.rows.remove(at: $0) })
      return "remove(id:)"
    case 8:
      guard place < count else { return "none" }
      #expect(array.remove(at: place) == model.rows.remove(at: place))
      return "remove(at:)"
    case 9:
      array[id: id]?.text += "!"
      if let found { model.rows[found].text += "!" }
      return "modify(id:)"
    case 10:
      array[id: id] = nil
      if let found { model.rows.remove(at: found) }
      return "subscript(id:) = nil"
    case 11:
      array[id: id] = row
      if let found { model.rows[found] = row } else { model.rows.append(row) }
      return "subscript(id:) = row"
    case 12:
      guard place < count, found == nil || found == place else { return "none" }
      array[place] = row
      model.rows[place] = row
      return "subscript(position:) = row"
    case 13:
      let other = Int.random(in: 0...count, using: &generator)
      guard place < count, other < count else { return "none" }
      array.swapAt(place, other)
      model.rows.swapAt(place, other)
      return "swapAt"
    case 14:
      array.reverse()
      model.rows.reverse()
      return "reverse"
    case 15:
      array.sort { $0.id < $1.id }
      model.rows.sort { $0.id < $1.id }
      return "sort"
    case 16:
      var copy = generator
      array.shuffle(using: &generator)
      model.rows.shuffle(using: &copy)
      return "shuffle"
    case 17:
      let end = array.partition { $0.id.isMultiple(of: 2) }
      model.rows = model.rows.filter { $0.id % 2 != 0 } + model.rows.filter { $0.id % 2 == 0 }
      #expect(end == model.rows.firstIndex { $0.id.isMultiple(of: 2) } ?? count)
      return "partition"
    case 18:
      let set = IndexSet((0..<count).filter { _ in Bool.random(using: &generator) })
      array.move(fromOffsets: set, toOffset: place)
      let moved = set.map { model.rows[$0] }
      let head = (0..<place).filter { !set.contains($0) }.map { model.rows[$0] }
      let tail = (place..<count).filter { !set.contains($0) }.map { model.rows[$0] }
      model.rows = head + moved + tail
      return "move"
    case 19:
      array.removeAll { $0.id % 7 == id % 7 }
      model.rows.removeAll { $0.id % 7 == id % 7 }
      return "removeAll(where:)"
    case 20:
      let end = Int.random(in: place...count, using: &generator)
      let new = (0..<4).map { _ in
        Row(id: Int.random(in: 0..<identities, using: &generator), text: "new")
      }
      array.replaceSubrange(place..<end, with: new)
      let outside = Set((model.rows[..<place] + model.rows[end...]).map(\.id))
      var taken = outside
      let fresh = new.filter { taken.insert($0.id).inserted }
      model.rows.replaceSubrange(place..<end, with: fresh)
      return "replaceSubrange"
    default:
      let end = Int.random(in: place...count, using: &generator)
      array.removeSubrange(place..<end)
      model.rows.removeSubrange(place..<end)
      return "removeSubrange"
    }
  }
}

/// A small generator of random numbers that are the same in each run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
