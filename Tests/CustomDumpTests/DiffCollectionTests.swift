import CustomDump
import Testing

@Suite struct DiffCollectionTests {
  @Test func anAppendedElement() {
    #expect(
      diff([1, 2, 3], [1, 2, 3, 4]) == """
          [
            … (3 unchanged),
        +   [3]: 4
          ]
        """
    )
  }

  @Test func aRemovedElement() {
    #expect(
      diff([1, 2, 3], [2, 3]) == """
          [
        -   [0]: 1,
            … (2 unchanged)
          ]
        """
    )
  }

  @Test func aChangedElement() {
    #expect(
      diff([1, 2, 3, 4], [1, 2, 5, 4]) == """
          [
            … (2 unchanged),
        -   [2]: 3,
        +   [2]: 5,
            … (1 unchanged)
          ]
        """
    )
  }

  @Test func fromAndToEmpty() {
    #expect(diff([], [1]) == "- []\n+ [\n+   [0]: 1\n+ ]")
    #expect(diff([1: 1], [:]) == "- [\n-   1: 1\n- ]\n+ [:]")
  }

  @Test func aPropertyOfAnElement() {
    #expect(
      diff(
        [User(id: 1, name: "a"), User(id: 2, name: "b")],
        [User(id: 1, name: "a"), User(id: 2, name: "c")]
      ) == """
          [
            … (1 unchanged),
            [1]: User(
              id: 2,
        -     name: "b"
        +     name: "c"
            )
          ]
        """
    )
  }

  @Test func elementsWithIdentityStayThemselves() {
    #expect(
      diff(
        [User(id: 1, name: "a"), User(id: 2, name: "b")],
        [User(id: 2, name: "c")]
      ) == """
          [
        -   [0]: User(
        -     id: 1,
        -     name: "a"
        -   ),
        -   [1]: User(
        +   [0]: User(
              id: 2,
        -     name: "b"
        +     name: "c"
            )
          ]
        """
    )
  }

  @Test func severalChanges() {
    #expect(
      diff([1, 2, 3, 4, 5], [1, 3, 6, 5, 7]) == """
          [
            … (1 unchanged),
        -   [1]: 2,
            … (1 unchanged),
        -   [3]: 4,
        +   [2]: 6,
            … (1 unchanged),
        +   [4]: 7
          ]
        """
    )
  }

  @Test func sets() {
    #expect(
      diff(Set([1, 2, 3]), Set([2, 3, 4])) == """
          Set([
            … (2 unchanged),
        -   1
        +   4
          ])
        """
    )
  }

  @Test func dictionaries() {
    #expect(
      diff(["a": 1, "b": 2, "c": 3], ["a": 1, "b": 5, "d": 4]) == """
          [
            … (1 unchanged),
        -   "b": 2,
        +   "b": 5,
        -   "c": 3
        +   "d": 4
          ]
        """
    )
  }

  @Test func valuesOfDictionaries() {
    #expect(
      diff([1: User(id: 1, name: "a")], [1: User(id: 1, name: "b")]) == """
          [
            1: User(
              id: 1,
        -     name: "a"
        +     name: "b"
            )
          ]
        """
    )
  }

  @Test func largeArraysThatDifferInOneRow() {
    let first = (0..<20_000).map { User(id: $0, name: "\($0)") }
    var second = first
    second[10_000].name = "changed"
    #expect(
      diff(first, second) == """
          [
            … (10000 unchanged),
            [10000]: User(
              id: 10000,
        -     name: "10000"
        +     name: "changed"
            ),
            … (9999 unchanged)
          ]
        """
    )
  }

  @Test func largeArraysThatDifferEverywhereAreComparedInPlace() {
    let first = Array(0..<1_000)
    let difference = diff(first, first.map { $0 == 500 ? $0 : -$0 - 1 })
    let lines = difference?.split(separator: "\n") ?? []
    // Two lines for each of 999 elements, one for the element that did not change, two brackets.
    #expect(lines.count == 999 * 2 + 1 + 2)
    #expect(lines.contains("    … (1 unchanged),"))
  }
}
