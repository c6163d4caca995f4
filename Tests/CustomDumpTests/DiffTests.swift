import CustomDump
import Testing

@Suite struct DiffTests {
  @Test func equalValuesHaveNone() {
    #expect(diff(1, 1) == nil)
    #expect(diff(User(id: 1, name: "a"), User(id: 1, name: "a")) == nil)
    #expect(diff(Loose(value: 1), Loose(value: 1)) == nil)
    #expect(diff([Loose(value: 1)], [Loose(value: 1)]) == nil)
  }

  @Test func leaves() {
    #expect(diff(1, 2) == "- 1\n+ 2")
    #expect(diff("a", "b") == "- \"a\"\n+ \"b\"")
    #expect(diff(Int?.none, 2) == "- nil\n+ 2")
  }

  @Test func aProperty() {
    #expect(
      diff(Feature.State(count: 2), Feature.State(count: 1)) == """
          Feature.State(
        -   count: 2
        +   count: 1
          )
        """
    )
  }

  @Test func valuesWithoutEquality() {
    #expect(
      diff(Loose(value: 1), Loose(value: 2)) == """
          Loose(
        -   value: 1
        +   value: 2
          )
        """
    )
  }

  @Test func unchangedPropertiesAreCollapsed() {
    let users = [User(id: 1, name: "a"), User(id: 2, name: "b")]
    #expect(
      diff(
        Team(name: "A", members: users, captain: users[0]),
        Team(name: "B", members: users, captain: users[0])
      ) == """
          Team(
        -   name: "A",
        +   name: "B",
            members: […],
            captain: User(…)
          )
        """
    )
  }

  @Test func nestedProperties() {
    let first = Team(name: "A", members: [], captain: User(id: 1, name: "a"))
    var second = first
    second.captain?.name = "b"
    #expect(
      diff(first, second) == """
          Team(
            name: "A",
            members: [],
            captain: User(
              id: 1,
        -     name: "a"
        +     name: "b"
            )
          )
        """
    )
  }

  @Test func optionalBecomesNil() {
    let first = Team(name: "A", members: [], captain: User(id: 1, name: "a"))
    var second = first
    second.captain = nil
    #expect(
      diff(first, second) == """
          Team(
            name: "A",
            members: [],
        -   captain: User(
        -     id: 1,
        -     name: "a"
        -   )
        +   captain: nil
          )
        """
    )
  }

  @Test func enums() {
    #expect(diff(Choice.empty, .single(1)) == "- Choice.empty\n+ Choice.single(1)")
    #expect(diff(Choice.single(1), .single(2)) == "- Choice.single(1)\n+ Choice.single(2)")
    #expect(
      diff(Choice.labelled(bar: 1), .labelled(bar: 2))
        == "- Choice.labelled(bar: 1)\n+ Choice.labelled(bar: 2)"
    )
    #expect(
      diff(Choice.several(1, buzz: "a"), .several(1, buzz: "b")) == """
          Choice.several(
            1.0,
        -   buzz: "a"
        +   buzz: "b"
          )
        """
    )
    #expect(
      diff(Choice.user(User(id: 1, name: "a")), .user(User(id: 1, name: "b"))) == """
          Choice.user(
            User(
              id: 1,
        -     name: "a"
        +     name: "b"
            )
          )
        """
    )
  }

  @Test func multilineStrings() {
    #expect(
      diff("Hello\nWorld", "Goodbye\nWorld") == """
          \"""
        - Hello
        + Goodbye
          World
          \"""
        """
    )
    #expect(
      diff(User(id: 1, name: "a\nb"), User(id: 1, name: "a\nc")) == """
          User(
            id: 1,
            name: \"""
            a
        -   b
        +   c
            \"""
          )
        """
    )
  }

  @Test func differentTypes() {
    #expect(diff(1 as Any, "1" as Any) == "- 1\n+ \"1\"")
  }

  @Test func valuesThatOnlySayTheyDiffer() {
    #expect(
      diff(NeverEqual(), NeverEqual()) == """
          // Not equal but no difference detected:
        - NeverEqual()
        + NeverEqual()
        """
    )
    #expect(
      diff(Parent(), Parent()) == """
          Parent(
            count: 1,
            // Not equal but no difference detected:
        -   child: NeverEqual()
        +   child: NeverEqual()
          )
        """
    )
  }

  @Test func objects() {
    #expect(
      diff(Node("a", next: Node("b")), Node("a", next: Node("c"))) == """
          Node(
            name: "a",
            next: Node(
        -     name: "b",
        +     name: "c",
              next: nil
            )
          )
        """
    )
    let node = Node("a")
    #expect(diff(node, node) == nil)
  }

  @Test func valuesWithoutEndEnd() {
    struct Endless: CustomReflectable {
      var number: Int
      var customMirror: Mirror { Mirror(self, children: ["next": Endless(number: number + 1)]) }
    }
    #expect(diff(Endless(number: 0), Endless(number: 0)) == nil)
    #expect(diff(Endless(number: 0), Endless(number: 1)) != nil)
  }

  @Test func valuesThatAreNestedDeeplyAreComparedOnce() {
    func nested(_ value: Int) -> Any { (0..<2_000).reduce(value as Any) { inner, _ in [inner] } }
    let (first, second) = (nested(1), nested(2))
    #expect(diff(first, nested(1)) == nil)
    #expect(diff(first, second) != nil)
  }

  @Test func cyclesEnd() {
    func cycle(_ name: String) -> Node {
      let first = Node("first")
      first.next = Node(name, next: first)
      return first
    }
    let nodes = [cycle("a"), cycle("b"), cycle("a")]
    defer { for node in nodes { node.next = nil } }
    #expect(diff(nodes[0], nodes[2]) == nil)
    #expect(
      diff(nodes[0], nodes[1]) == """
          Node(
            name: "first",
            next: Node(
        -     name: "a",
        +     name: "b",
              next: Node(…)
            )
          )
        """
    )
  }

  @Test func format() {
    #expect(
      diff(
        Feature.State(count: 2),
        Feature.State(count: 1),
        format: DiffFormat(first: "<", second: ">", both: "=")
      ) == """
        = Feature.State(
        <   count: 2
        >   count: 1
        = )
        """
    )
    #expect(diff(1, 2, format: .proportional) == "\u{2212} 1\n+ 2")
  }
}

private struct NeverEqual: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { false }
}

private struct Parent: Equatable {
  var count = 1
  var child = NeverEqual()
}
