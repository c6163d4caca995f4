import CustomDump
import Foundation
import Testing

@Suite struct CustomDumpTests {
  @Test func structs() {
    #expect(
      String(customDumping: Feature.State(count: 1)) == """
        Feature.State(
          count: 1
        )
        """
    )
    #expect(String(customDumping: Nothing()) == "Nothing()")
  }

  @Test func nestedValues() {
    let team = Team(name: "A", members: [User(id: 1, name: "Blob")], captain: nil)
    #expect(
      String(customDumping: team) == """
        Team(
          name: "A",
          members: [
            [0]: User(
              id: 1,
              name: "Blob"
            )
          ],
          captain: nil
        )
        """
    )
  }

  @Test(arguments: [
    (Choice.empty, "Choice.empty"),
    (.single(1), "Choice.single(1)"),
    (.labelled(bar: 42), "Choice.labelled(bar: 42)"),
    (.several(0.9, buzz: "2"), "Choice.several(\n  0.9,\n  buzz: \"2\"\n)"),
    (.user(User(id: 1, name: "B")), "Choice.user(\n  User(\n    id: 1,\n    name: \"B\"\n  )\n)"),
  ])
  func enums(value: Choice, expected: String) {
    #expect(String(customDumping: value) == expected)
  }

  @Test func enumsInsideOtherValuesDoNotNameTheirType() {
    #expect(
      String(customDumping: [Choice.empty, .single(1)]) == """
        [
          [0]: .empty,
          [1]: .single(1)
        ]
        """
    )
  }

  @Test func enumsThatDescribeThemselvesOtherwise() {
    #expect(String(customDumping: Level.high) == "Level.high")
  }

  @Test func optionals() {
    #expect(String(customDumping: Int?.none) == "nil")
    #expect(String(customDumping: Int?.some(1)) == "1")
    #expect(String(customDumping: Int??.some(.none)) == "nil")
  }

  @Test func tuples() {
    #expect(
      String(customDumping: (1, name: "two")) == """
        (
          1,
          name: "two"
        )
        """
    )
    #expect(String(customDumping: ()) == "()")
  }

  @Test func emptyCollections() {
    #expect(String(customDumping: [Int]()) == "[]")
    #expect(String(customDumping: [Int: Int]()) == "[:]")
    #expect(String(customDumping: Set<Int>()) == "Set([])")
  }

  @Test func setsAndDictionariesAreSorted() {
    #expect(
      String(customDumping: Set([10, 9, 100, 1])) == """
        Set([
          1,
          9,
          10,
          100
        ])
        """
    )
    #expect(
      String(customDumping: ["b": 2, "a": 1, "c": 3]) == """
        [
          "a": 1,
          "b": 2,
          "c": 3
        ]
        """
    )
    #expect(
      String(customDumping: [10: true, 9: false]) == """
        [
          9: false,
          10: true
        ]
        """
    )
  }

  @Test func elementsWithoutAnOrderAreSortedByTheirDumps() {
    let keys = Set(["c", "a", "b"].map(Key.init))
    #expect(
      String(customDumping: keys) == """
        Set([
          Key(
            name: "a"
          ),
          Key(
            name: "b"
          ),
          Key(
            name: "c"
          )
        ])
        """
    )
  }

  @Test(arguments: [
    ("Blob", #""Blob""#),
    ("", #""""#),
    (#"say "hi""#, ##"#"say "hi""#"##),
    (#"a\b"#, ##"#"a\b"#"##),
    (##"a "# b"##, ###"##"a "# b"##"###),
    ("tab\t", #""tab\t""#),
    ("Hello,\nWorld!", "\"\"\"\nHello,\nWorld!\n\"\"\""),
    ("a\\\nb", "#\"\"\"\na\\\nb\n\"\"\"#"),
  ])
  func strings(text: String, expected: String) {
    #expect(String(customDumping: text) == expected)
    #expect(String(customDumping: text[...]) == expected)
  }

  @Test func multilineStringsInsideOtherValues() {
    #expect(
      String(customDumping: User(id: 1, name: "Blob\nJr.")) == """
        User(
          id: 1,
          name: \"""
          Blob
          Jr.
          \"""
        )
        """
    )
  }

  @Test func objects() {
    #expect(
      String(customDumping: Dog()) == """
        Dog(
          legs: 4,
          name: "Rex"
        )
        """
    )
  }

  @Test func objectsThatOccurOnceHaveNoNumber() {
    #expect(
      String(customDumping: [Node("a"), Node("b")]) == """
        [
          [0]: Node(
            name: "a",
            next: nil
          ),
          [1]: Node(
            name: "b",
            next: nil
          )
        ]
        """
    )
  }

  @Test func objectsThatOccurTwiceAreWrittenOnce() {
    let shared = Node("shared")
    #expect(
      String(customDumping: [Node("a"), shared, shared]) == """
        [
          [0]: Node(
            name: "a",
            next: nil
          ),
          [1]: #1 Node(
            name: "shared",
            next: nil
          ),
          [2]: #1 Node(↩︎)
        ]
        """
    )
  }

  @Test func cyclesEnd() {
    let first = Node("first")
    let second = Node("second", next: first)
    first.next = second
    defer { first.next = nil }
    #expect(
      String(customDumping: first) == """
        #1 Node(
          name: "first",
          next: Node(
            name: "second",
            next: #1 Node(↩︎)
          )
        )
        """
    )
  }

  @Test(arguments: [
    (0, "Team(…)"),
    (1, "Team(\n  name: \"A\",\n  members: […],\n  captain: User(…)\n)"),
  ])
  func depthIsLimited(depth: Int, expected: String) {
    let user = User(id: 1, name: "Blob")
    var text = ""
    customDump(Team(name: "A", members: [user], captain: user), to: &text, maxDepth: depth)
    #expect(text == expected)
  }

  @Test func nameAndIndent() {
    var text = ""
    let returned = customDump(
      User(id: 1, name: "Blob"),
      to: &text,
      name: "user",
      indent: 2
    )
    #expect(returned.id == 1)
    #expect(text == "  user: User(\n    id: 1,\n    name: \"Blob\"\n  )")
  }

  @Test func stateOfMacrosIsHidden() {
    #expect(String(customDumping: Observed()) == "Observed(\n  count: 1\n)")
    #expect(String(customDumping: Plain()) == "Plain(\n  _count: 1\n)")
  }

  @Test func localTypesAreNamedByTheTypeAroundThem() {
    struct Local {}
    #expect(String(customDumping: Local()) == "CustomDumpTests.Local()")
  }

  @Test func typesAndFunctions() {
    #expect(String(customDumping: User.self) == "User.self")
    #expect(String(customDumping: Feature.State.self) == "Feature.State.self")
    #expect(String(customDumping: [String: [User]?].self) == "[String: [User]?].self")
    #expect(
      String(customDumping: Result<Feature.State, Never>.self)
        == "Result<Feature.State, Never>.self")
    #expect(String(customDumping: { 1 } as () -> Int) == "(Function)")
  }
}

private struct Nothing {}

private struct Key: Hashable {
  var name: String
}

private enum Level: CustomStringConvertible {
  case high

  var description: String { "very high" }
}

private struct Observed {
  var _count = 1
  var _$registrar = 0
}

private struct Plain {
  var _count = 1
}
