import Foundation
import IdentifiedCollections
import Testing

@Suite struct ConformanceTests {
  @Test func equalElementsInEqualOrderAreEqual() {
    #expect(rows(1, 2) == rows(1, 2))
    #expect(rows(1, 2) != rows(2, 1))
    #expect(rows(1, 2).hashValue == rows(1, 2).hashValue)
    #expect(Set([rows(1), rows(1), rows(2)]).count == 2)
  }

  @Test func writesAndReadsAnArray() throws {
    let data = try JSONEncoder().encode(rows(2, 1))
    #expect(try JSONDecoder().decode([Row].self, from: data).map(\.id) == [2, 1])
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data) == rows(2, 1))
  }

  @Test func throwsForAnIdentityThatWasReadTwice() throws {
    let data = Data(#"[{"id":1,"text":""},{"id":2,"text":""},{"id":1,"text":"b"}]"#.utf8)
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(
      context.debugDescription == """
        The element at position 2 has the identity '1' of the one at position 0. Each element needs an \
        identity of its own.
        """
    )
  }

  @Test func describesItsElements() {
    let array = IdentifiedArray([1, 2], id: \.self)
    #expect(array.description == "[1, 2]")
    #expect(array.debugDescription == "IdentifiedArray<Int, Int>([1, 2])")
    #expect(Mirror(reflecting: array).displayStyle == .collection)
    #expect(Mirror(reflecting: array).children.map { $0.value as? Int } == [1, 2])
  }

  @Test func identifiedValuesForwardTheirMembers() {
    var text = Identified("abc", id: 1)
    #expect(text.count == 3)
    #expect(Identified("abc", id: \.count).id == 3)
    text.value = "d"
    #expect(text == Identified("d", id: 1))
    var row = Identified(Row(id: 1), id: "x")
    row.text = "new"
    #expect(row.value.text == "new")
    #expect(row.id == "x")
  }
}
