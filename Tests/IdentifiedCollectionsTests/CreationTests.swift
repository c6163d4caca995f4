import IdentifiedCollections
import Testing

@Suite struct CreationTests {
  @Test func keepsTheFirstOfEachIdentity() {
    let array = IdentifiedArray([Row(id: 1, text: "a"), Row(id: 2), Row(id: 1, text: "b")])
    #expect(array.elements == [Row(id: 1, text: "a"), Row(id: 2)])
    let byText = IdentifiedArray([Row(id: 1, text: "a"), Row(id: 2, text: "a")], id: \.text)
    #expect(byText.elements == [Row(id: 1, text: "a")])
  }

  @Test func combinesElementsOfOneIdentity() {
    let elements = [Row(id: 1, text: "a"), Row(id: 2), Row(id: 1, text: "b")]
    let combine: (Row, Row) -> Row = { Row(id: $0.id, text: $0.text + $1.text) }
    let expected = [Row(id: 1, text: "ab"), Row(id: 2)]
    #expect(IdentifiedArray(elements, uniquingIDsWith: combine).elements == expected)
    #expect(IdentifiedArray(elements, id: \.id, uniquingIDsWith: combine).elements == expected)
  }

  @Test func reportsDuplicatesWhereTheCallerVouchesForNone() {
    let elements = [Row(id: 1, text: "a"), Row(id: 1, text: "b")]
    let expected = """
      'IdentifiedArray<Int, Row>' was given more than one element with the identity '1'; the first \
      one stays. Each element needs an identity of its own.
      """
    var array = IdentifiedArrayOf<Row>()
    #expect(Messages.of { array = IdentifiedArray(uniqueElements: elements) } == [expected])
    #expect(array.elements == [Row(id: 1, text: "a")])
    #expect(
      Messages.of { array = IdentifiedArray(uniqueElements: elements, id: \.id) } == [expected])
    #expect(array.elements == [Row(id: 1, text: "a")])
    #expect(
      Messages.of { array = [Row(id: 1, text: "a"), Row(id: 2), Row(id: 1)] } == [expected])
    #expect(array.elements == [Row(id: 1, text: "a"), Row(id: 2)])
    #expect(Messages.of { array = IdentifiedArray(elements) }.isEmpty)
  }

  @Test func createsWithoutCheck() {
    let elements = (0..<100).map { Row(id: $0) }
    #expect(IdentifiedArray(uncheckedUniqueElements: elements).index(id: 99) == 99)
    #expect(IdentifiedArray(uncheckedUniqueElements: elements, id: \.id).index(id: 42) == 42)
  }

  @Test func worksInGenericCollections() {
    func collect<C: RangeReplaceableCollection>(_ elements: [C.Element], as: C.Type) -> C {
      var result = C()
      for element in elements { result.append(element) }
      result.append(contentsOf: elements)
      return result
    }
    let array = collect([Row(id: 2), Row(id: 1)], as: IdentifiedArrayOf<Row>.self)
    #expect(array == rows(2, 1))
  }
}
