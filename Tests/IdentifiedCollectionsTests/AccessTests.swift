import IdentifiedCollections
import Testing

@Suite struct AccessTests {
  @Test func findsElementsByIdentity() {
    let array = rows(30, 10, 20)
    #expect(array[id: 10] == Row(id: 10))
    #expect(array[id: 11] == nil)
    #expect(array.index(id: 20) == 2)
    #expect(array.contains(Row(id: 30, text: "another text")))
    #expect(array.elements.map(\.id) == [30, 10, 20])
    #expect(Array(array.ids) == [30, 10, 20])
  }

  @Test func changesElementsInPlace() {
    final class Token {}
    struct Holder: Identifiable {
      let id: Int
      var storage = [Token()]
    }
    var array: IdentifiedArrayOf<Holder> = [Holder(id: 1), Holder(id: 2)]
    let byID = array[id: 1]?.storage.withUnsafeBufferPointer { $0.baseAddress }
    array[id: 1]?.storage[0] = Token()
    #expect(array[id: 1]?.storage.withUnsafeBufferPointer { $0.baseAddress } == byID)
    let byPosition = array[1].storage.withUnsafeBufferPointer { $0.baseAddress }
    array[1].storage[0] = Token()
    #expect(array[1].storage.withUnsafeBufferPointer { $0.baseAddress } == byPosition)
  }

  @Test func keepsTheOrderWhenAChangeThrows() {
    struct Mishap: Error {}
    func fail(_ row: inout Row) throws {
      row.text = "changed"
      throw Mishap()
    }
    var array = rows(1, 2, 3)
    #expect(throws: Mishap.self) {
      try array[id: 1].map { _ in try fail(&array[id: 1]!) }
    }
    #expect(array.elements == [Row(id: 1, text: "changed"), Row(id: 2), Row(id: 3)])
  }

  @Test func reportsAnElementWithAnotherIdentity() {
    var array = rows(1, 2, 3)
    let messages = Messages.of { array[id: 2] = Row(id: 20) }
    #expect(
      messages == [
        """
        The element that was set for the identity '2' of 'IdentifiedArray<Int, Row>' has the identity \
        '20'. An element must have the identity that it is set for.
        """
      ]
    )
    #expect(array.elements.map(\.id) == [1, 20, 3])
    #expect(Array(array.ids) == [1, 20, 3])
    #expect(array.index(id: 2) == nil)
    #expect(Messages.of { array[id: 9] = Row(id: 4) }.count == 1)
    #expect(Array(array.ids) == [1, 20, 3, 4])
  }

  @Test func reportsAnIdentityThatIsTakenAtAPosition() {
    var array = rows(1, 2)
    let messages = Messages.of { array[0].id = 2 }
    #expect(
      messages == [
        """
        The element at position 0 of 'IdentifiedArray<Int, Row>' was given the identity '2', which \
        another element has. It is still found as '1'; each element needs an identity of its own.
        """
      ]
    )
    #expect(array.count == 2)
    #expect(array.index(id: 1) == 0)
    #expect(array.index(id: 2) == 1)
  }

  @Test func followsAFreeIdentityAtAPosition() {
    var array = rows(1, 2)
    array[0] = Row(id: 7)
    #expect(array.index(id: 7) == 0)
    #expect(array.index(id: 1) == nil)
  }

  @Test func putsPartsIntoAnotherOrder() {
    var array = rows(4, 3, 2, 1, 0)
    let messages = Messages.of {
      array[1..<4].reverse()
      #expect(array.map(\.id) == [4, 1, 2, 3, 0])
      array[0..<3].sort { $0.id < $1.id }
      array[3...].swapAt(3, 4)
      array[..<2][1].text = "changed"
    }
    #expect(messages == [])
    #expect(array.map(\.id) == [1, 2, 4, 0, 3])
    #expect(Array(array.ids) == [1, 2, 4, 0, 3])
    #expect(array.ids.map { array[id: $0]?.id } == [1, 2, 4, 0, 3])
    #expect(array[id: 2]?.text == "changed")
  }

  @Test func genericAlgorithmsPutElementsIntoAnotherOrder() {
    func change<C>(_ elements: inout C)
    where C: MutableCollection & RandomAccessCollection, C.Element == Row {
      elements.sort { $0.id < $1.id }
      elements.reverse()
      elements.swapAt(elements.startIndex, elements.index(after: elements.startIndex))
      _ = elements.partition { $0.id == 3 }
    }
    var array = rows(2, 4, 1, 3)
    let old = array
    let messages = Messages.of { change(&array) }
    #expect(messages == [])
    // Sorted and reversed: 4 3 2 1; the first two exchanged: 3 4 2 1; and 3 put behind the others.
    #expect(array.map(\.id) == [4, 2, 1, 3])
    #expect(Array(array.ids) == [4, 2, 1, 3])
    #expect(array.ids.map { array[id: $0]?.id } == [4, 2, 1, 3])
    #expect(array.withContiguousStorageIfAvailable { $0.map(\.id) } == [4, 2, 1, 3])
    #expect(old.map(\.id) == [2, 4, 1, 3])
  }

  @Test func reportsIdentitiesThatAreGivenTwiceInMemory() {
    var array = rows(1, 2, 3)
    let messages = Messages.of {
      _ = array.withContiguousMutableStorageIfAvailable { $0[2].id = 1 }
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("1 of the elements that were set at the positions 0..<3") == true)
    #expect(Array(array.ids) == [1, 2])
    #expect(array.map(\.id) == [1, 2])
  }

  @Test func aPartMayBeReplacedByMoreOrFewer() {
    var array = rows(1, 2, 3)
    array[1..<2] = rows(7, 8)[...]
    #expect(Array(array.ids) == [1, 7, 8, 3])
    array[0..<3] = []
    #expect(Array(array.ids) == [3])
  }

  @Test func reportsIdentitiesThatAreTakenOutsideOfAPart() {
    var array = rows(1, 2, 3)
    let messages = Messages.of { array[0..<2] = [Row(id: 9), Row(id: 3), Row(id: 9)] }
    #expect(
      messages == [
        """
        2 of the elements that were set at the positions 0..<2 of 'IdentifiedArray<Int, Row>' were left \
        out, for others have their identities. Each element needs an identity of its own.
        """
      ]
    )
    #expect(Array(array.ids) == [9, 3])
  }

  @Test func knowsTheKeyPathOfItsIdentities() {
    #expect(Row(id: 7)[keyPath: rows(1).id] == 7)
    #expect(IdentifiedArray([Row(id: 1, text: "a")], id: \.text).id == \Row.text)
  }

  @Test func identitiesAnswerLikeASet() {
    let ids = rows(3, 1, 2).ids
    #expect(ids.contains(1))
    #expect(ids.firstIndex(of: 2) == 2)
    #expect(ids.lastIndex(of: 4) == nil)
    #expect(ids.isSubset(of: [1, 2, 3, 4] as Set))
    #expect(!ids.isSubset(of: [1, 2] as Set))
    #expect(ids.isSuperset(of: [1, 3]))
    #expect(ids.isDisjoint(with: [4, 5]))
    #expect(ids.intersection([2, 3, 9]) == [2, 3])
    #expect(ids.union([9]) == [1, 2, 3, 9])
    #expect(ids.subtracting([3]) == [1, 2])
    #expect(ids.description == "[3, 1, 2]")
    #expect(ids == rows(3, 1, 2).ids)
    #expect(ids != rows(1, 2, 3).ids)
  }
}
