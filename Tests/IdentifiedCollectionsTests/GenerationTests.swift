import IdentifiedCollections
import Testing

@Suite struct GenerationTests {
  typealias Change = @Sendable (inout IdentifiedArrayOf<Row>) -> Void

  @Test func changesInsideOfElementsKeepTheGeneration() {
    var array = rows(1, 2, 3)
    let generation = array.generation
    array[id: 1]?.text = "a"
    array[1].text = "b"
    array.update(Row(id: 3, text: "c"), at: 2)
    array.updateOrAppend(Row(id: 3, text: "d"))
    array[id: 2] = Row(id: 2, text: "e")
    array.append(Row(id: 2))
    array.insert(Row(id: 2), at: 0)
    array.remove(id: 9)
    array.removeAll { $0.id > 9 }
    array.sort { $0.id < $1.id }
    array.swapAt(1, 1)
    array[id: 9] = nil
    #expect(array.map(\.text) == ["a", "e", "d"])
    #expect(array.generation == generation)
  }

  @Test func otherIdentitiesOrOrdersChangeTheGeneration() {
    let changes: [(String, Change)] = [
      ("append", { $0.append(Row(id: 9)) }),
      ("append contents", { $0.append(contentsOf: [Row(id: 9)]) }),
      ("insert", { $0.insert(Row(id: 9), at: 1) }),
      ("remove", { $0.remove(id: 2) }),
      ("remove at", { $0.remove(at: 0) }),
      ("set nil", { $0[id: 1] = nil }),
      ("set new", { $0[id: 9] = Row(id: 9) }),
      ("set at position", { $0[0] = Row(id: 9) }),
      ("swap", { $0.swapAt(0, 2) }),
      ("reverse", { $0.reverse() }),
      ("sort", { $0.sort { $0.id > $1.id } }),
      ("move", { $0.move(fromOffsets: [0], toOffset: 3) }),
      ("remove all", { $0.removeAll() }),
      ("remove where", { $0.removeAll { $0.id == 2 } }),
      ("remove offsets", { $0.remove(atOffsets: [1]) }),
      ("remove last two", { $0.removeLast(2) }),
      ("replace", { $0.replaceSubrange(0..<1, with: [Row(id: 9)]) }),
    ]
    for (name, change) in changes {
      var array = rows(1, 2, 3)
      let copy = array
      change(&array)
      #expect(array.generation != copy.generation, "\(name)")
      #expect(copy == rows(1, 2, 3), "\(name)")
    }
  }

  @Test func noTwoChangesShareAGeneration() {
    var first = rows(1)
    var second = first
    #expect(first.generation == second.generation)
    first.append(Row(id: 2))
    second.append(Row(id: 2))
    #expect(first.generation != second.generation)
    #expect(IdentifiedArrayOf<Row>().generation == IdentifiedArrayOf<Row>().generation)
  }
}
