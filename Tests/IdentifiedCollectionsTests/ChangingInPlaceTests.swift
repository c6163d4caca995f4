import IdentifiedCollections
import Testing

/// Changing an element by its identity is the same as taking it out, changing it, and setting it.
@Suite struct ChangingInPlaceTests {
  // MARK: - Copies

  @Test(arguments: 1...12)
  func aCopyDoesNotSeeTheChange(count: Int) {
    copies(count, Words.self)
    copies(count, Numbers.self)
    copies(count, Nested.self)
    copies(count, Large.self)
    copies(count, Either.self)
    copies(count, Boxed.self)
  }

  private func copies<Element: Item>(_ count: Int, _ type: Element.Type) {
    let elements = (0..<count).map { Element.make($0) }
    let original = IdentifiedArray(uniqueElements: elements)
    for id in 0..<count {
      var array = original
      array[id: id]?.value = -1
      #expect(original.map(\.value) == Array(0..<count))
      #expect(array.map(\.value) == (0..<count).map { $0 == id ? -1 : $0 })
      let changed = array
      change(&array[id: id]) { $0 = nil }
      #expect(changed.count == count)
      #expect(changed[id: id]?.value == -1)
      #expect(array.map(\.id) == (0..<count).filter { $0 != id })
      #expect(Array(array.ids) == array.map(\.id))
      #expect(array[id: id] == nil)
      let removed = array
      change(&array[id: id]) { $0 = Element.make(id) }
      #expect(removed.count == count - 1)
      #expect(array.last?.value == id)
      #expect(array[id: id]?.value == id)
      // What is passed back unchanged is no change.
      let before = array
      change(&array[id: id]) { _ in }
      change(&array[id: count + 5]) { _ in }
      #expect(array.map(\.value) == before.map(\.value))
    }
    #expect(original.map(\.value) == Array(0..<count))
  }

  // MARK: - Identities

  @Test func aNewIdentityInsideIsReportedAndFollowed() {
    check(Words.self)
    check(Numbers.self)
    check(Large.self)
    check(Either.self)
    check(Boxed.self)
  }

  private func check<Element: Item>(_ type: Element.Type) {
    var array = IdentifiedArray(uniqueElements: (0..<3).map { Element.make($0) })
    let old = array
    var messages = Messages.of { change(&array[id: 1]) { $0 = Element.make(7) } }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("set for the identity '1'") == true)
    #expect(messages.first?.contains("has the identity '7'") == true)
    #expect(array.map(\.id) == [0, 7, 2])
    #expect(Array(array.ids) == [0, 7, 2])
    #expect(array[id: 1] == nil)
    #expect(array[id: 7]?.value == 7)
    #expect(old.map(\.id) == [0, 1, 2])
    // One that another element has is taken by nobody else.
    messages = Messages.of { change(&array[id: 7]) { $0 = Element.make(2) } }
    #expect(messages.count == 2)
    #expect(Array(array.ids) == [0, 7, 2])
    #expect(array.index(id: 2) == 2)
    #expect(array.index(id: 7) == 1)
    // It goes where it is found.
    change(&array[id: 7]) { $0 = nil }
    #expect(Array(array.ids) == [0, 2])
    #expect(array.map(\.id) == [0, 2])
    messages = Messages.of { change(&array[id: 9]) { $0 = Element.make(4) } }
    #expect(messages.count == 1)
    #expect(Array(array.ids) == [0, 2, 4])
  }

  // MARK: - Errors

  private struct Mishap: Error {}

  @Test(arguments: [1, 2, 5, 12])
  func whatIsDoneBeforeAnErrorIsDone(count: Int) {
    func check<Element: Item>(_ type: Element.Type) {
      var array = IdentifiedArray(uniqueElements: (0..<count).map { Element.make($0) })
      #expect(throws: Mishap.self) {
        try change(&array[id: 0]) {
          $0?.value = -1
          throw Mishap()
        }
      }
      #expect(array.map(\.value) == [-1] + Array(1..<count))
      #expect(throws: Mishap.self) {
        try change(&array[id: 0]) {
          $0 = nil
          throw Mishap()
        }
      }
      #expect(array.map(\.id) == Array(1..<count))
      #expect(Array(array.ids) == Array(1..<count))
      #expect(throws: Mishap.self) {
        try change(&array[id: 0]) {
          $0 = Element.make(0)
          throw Mishap()
        }
      }
      #expect(Array(array.ids) == Array(1..<count) + [0])
      #expect(array.map(\.value) == Array(1..<count) + [0])
    }
    check(Words.self)
    check(Numbers.self)
    check(Nested.self)
    check(Large.self)
    check(Either.self)
    check(Boxed.self)
  }

  // MARK: - Lives

  /// Each element is destroyed once: not before it goes, and not twice.
  @Test(arguments: 1...10)
  func elementsAreDestroyedOnce(count: Int) {
    final class Counter {
      var alive = 0
    }
    final class Life {
      let counter: Counter
      init(_ counter: Counter) {
        self.counter = counter
        counter.alive += 1
      }
      deinit { counter.alive -= 1 }
    }
    struct Holder: Identifiable {
      let id: Int
      var life: Life
      var others: [Life]
    }
    let counter = Counter()
    func holder(_ id: Int) -> Holder {
      Holder(id: id, life: Life(counter), others: [Life(counter), Life(counter)])
    }
    for gone in 0..<count {
      var array = IdentifiedArray(uniqueElements: (0..<count).map { holder($0) })
      #expect(counter.alive == count * 3)
      change(&array[id: gone]) { _ = $0?.others.removeLast() }
      #expect(counter.alive == count * 3 - 1)
      change(&array[id: gone]) { $0 = holder(gone) }
      #expect(counter.alive == count * 3)
      change(&array[id: gone]) { element in
        element = nil
        #expect(counter.alive == count * 3 - 3)
      }
      #expect(counter.alive == count * 3 - 3)
      change(&array[id: gone]) { $0 = holder(gone) }
      let taken = take(&array[id: gone])
      #expect(taken?.id == gone)
      #expect(counter.alive == count * 3)
      withExtendedLifetime(taken) {}
      array.removeAll()
    }
    #expect(counter.alive == 0)
  }

  // MARK: - Depth

  @Test func arraysInArraysAreChangedInPlace() {
    final class Token {}
    struct Leaf: Identifiable {
      let id: Int
      var tokens = [Token()]
      var place: UnsafePointer<Token>? { tokens.withUnsafeBufferPointer { $0.baseAddress } }
    }
    struct Tree: Identifiable {
      let id: Int
      var leaves: IdentifiedArrayOf<Leaf> = [Leaf(id: 1), Leaf(id: 2)]
      var trees: IdentifiedArrayOf<Tree> = []
    }
    var trees: IdentifiedArrayOf<Tree> = [
      Tree(id: 1, trees: [Tree(id: 1, trees: [Tree(id: 1)]), Tree(id: 2)]), Tree(id: 2),
    ]
    let place = trees[id: 1]?.trees[id: 1]?.trees[id: 1]?.leaves[id: 2]?.place
    trees[id: 1]?.trees[id: 1]?.trees[id: 1]?.leaves[id: 2]?.tokens[0] = Token()
    #expect(place != nil)
    #expect(trees[id: 1]?.trees[id: 1]?.trees[id: 1]?.leaves[id: 2]?.place == place)
    let copy = trees
    change(&trees[id: 1]!.trees[id: 1]!.trees[id: 1]) { tree in
      change(&tree!.leaves[id: 1]) { $0 = nil }
      tree?.leaves[id: 3] = Leaf(id: 3)
      #expect(tree?.leaves.map(\.id) == [2, 3])
    }
    #expect(trees[id: 1]?.trees[id: 1]?.trees[id: 1]?.leaves.map(\.id) == [2, 3])
    #expect(copy[id: 1]?.trees[id: 1]?.trees[id: 1]?.leaves.map(\.id) == [1, 2])
    change(&trees[id: 1]!.trees[id: 1]) { tree in
      tree?.trees[id: 1]?.leaves = []
      tree = nil
    }
    #expect(trees[id: 1]?.trees.map(\.id) == [2])
    #expect(copy[id: 1]?.trees.map(\.id) == [1, 2])
    #expect(copy[id: 1]?.trees[id: 1]?.trees[id: 1]?.leaves.map(\.id) == [1, 2])
  }

  // MARK: - Elements of all shapes

  @Test func elementsWithoutSize() {
    struct Only: Identifiable, Equatable {
      var id: Int { 1 }
    }
    #expect(MemoryLayout<Only>.size == 0)
    var array: IdentifiedArrayOf<Only> = []
    change(&array[id: 1]) { $0 = Only() }
    #expect(array.elements == [Only()])
    change(&array[id: 1]) { $0 = nil }
    #expect(array.isEmpty)
    array[id: 1] = Only()
    array[id: 1] = nil
    #expect(array[id: 1] == nil)
  }

  @Test func elementsThatAreTheirOwnIdentity() {
    func check<Value: Hashable>(_ values: [Value]) {
      let array = IdentifiedArray(uniqueElements: values, id: \.self)
      #expect(array.count == values.count)
      for value in values {
        var changed = array
        change(&changed[id: value]) { element in
          #expect(element == .some(value))
        }
        #expect(changed.elements == values)
        change(&changed[id: value]) { $0 = nil }
        #expect(changed.elements == values.filter { $0 != value })
        #expect(changed[id: value] == nil)
        change(&changed[id: value]) { $0 = .some(value) }
        #expect(changed.elements == values.filter { $0 != value } + [value])
        #expect(array.elements == values)
      }
    }
    check([true, false])
    check([true])
    check([true, nil, false] as [Bool?])
    check([nil] as [Bool?])
    check([.none, .some(.none), .some(.some(true))] as [Bool??])
    check(["", "short", String(repeating: "long", count: 9)])
    check([nil, "", String(repeating: "long", count: 9)] as [String?])
    check([0, 1, .max, .min] as [Int])
    check([0, nil, .max] as [Int?])
    check([0, 255] as [UInt8])
    check([0, .infinity, -.greatestFiniteMagnitude] as [Double])
    check([[], [[]], [[1], [2, 3]]] as [[[Int]]])
    check([AnyHashable(1), AnyHashable("a"), AnyHashable([1.5])])
    check(["a", "é", "😀"] as [Character])
    check([1..<2, 3..<9])
    check([ObjectIdentifier(Int.self), ObjectIdentifier(String.self)])
  }

  @Test func elementsOfAnyType() {
    let values: [any CustomStringConvertible] = [1, "a", [1, 2, 3], true, 2.5, ["b": "c"]]
    let texts = values.map(\.description)
    var array = IdentifiedArray(uniqueElements: values, id: \.description)
    #expect(Array(array.ids) == texts)
    for text in texts {
      change(&array[id: text]) { element in
        #expect(element?.description == text)
        element = nil
      }
      #expect(!array.ids.contains(text))
    }
    #expect(array.isEmpty)
  }

  @Test func observersOfPropertiesSeeOneChange() {
    final class Model {
      var changes: [[Int]] = []
      var rows: IdentifiedArrayOf<Watched> = [Watched(id: 1), Watched(id: 2)] {
        didSet { changes.append(rows.map(\.value)) }
      }
    }
    struct Watched: Identifiable {
      let id: Int
      var seen: [Int] = []
      var value = 0 {
        willSet { seen.append(newValue) }
        didSet { seen.append(-oldValue) }
      }
    }
    let model = Model()
    model.rows[id: 2]?.value = 5
    model.rows[id: 2]?.value += 1
    #expect(model.changes == [[0, 5], [0, 6]])
    #expect(model.rows[id: 2]?.seen == [5, 0, 6, -5])
    change(&model.rows[id: 1]) { $0 = nil }
    #expect(model.changes.last == [6])
  }

  @Test func keyPathsToAnElement() {
    func check<Element: Item>(_ type: Element.Type) {
      var array = IdentifiedArray(uniqueElements: (0..<3).map { Element.make($0) })
      let path = \IdentifiedArrayOf<Element>.[id: 1]
      array[keyPath: path]?.value = 5
      #expect(array[id: 1]?.value == 5)
      array[keyPath: path] = nil
      #expect(array.map(\.id) == [0, 2])
      array[keyPath: path] = Element.make(1)
      #expect(array.map(\.id) == [0, 2, 1])
    }
    check(Words.self)
    check(Numbers.self)
    check(Boxed.self)
  }

  private func change<Element, Failure: Error>(
    _ element: inout Element?, _ body: (inout Element?) throws(Failure) -> Void
  ) throws(Failure) {
    try body(&element)
  }

  private func take<Element>(_ element: inout Element?) -> Element? {
    defer { element = nil }
    return element
  }
}

private protocol Item: Identifiable, Sendable where ID == Int {
  var value: Int { get set }
  static func make(_ id: Int) -> Self
}

/// Memory on the heap.
private struct Words: Item {
  var id: Int
  var text: String
  var value: Int {
    get { Int(text.split(separator: " ")[0]) ?? 0 }
    set { text = "\(newValue) and more than is stored inline" }
  }
  static func make(_ id: Int) -> Words { Words(id: id, text: "\(id) is the first word of all") }
}

/// All bit patterns are values.
private struct Numbers: Item {
  var id: Int
  var value: Int
  static func make(_ id: Int) -> Numbers { Numbers(id: id, value: id) }
}

/// An array of the same kind inside.
private struct Nested: Item {
  var id: Int
  var inner: IdentifiedArrayOf<Words>
  var value: Int {
    get { inner[id: id]?.value ?? -7 }
    set { inner[id: id]?.value = newValue }
  }
  static func make(_ id: Int) -> Nested {
    Nested(id: id, inner: [Words.make(id), Words.make(id + 1)])
  }
}

/// Many registers, with and without references.
private struct Large: Item {
  typealias Row = (Int, Int, Int, Int, Int, Int, Int, Int)
  var id: Int
  var first: (Row, Row, Row, Row)
  var text: String
  var second: (Row, Row, Row, Row)
  var value: Int {
    get { second.3.7 }
    set { second.3.7 = newValue }
  }
  static func make(_ id: Int) -> Large {
    let row = (id, id, id, id, id, id, id, id)
    let rows = (row, row, row, row)
    return Large(id: id, first: rows, text: "\(id)", second: rows)
  }
}

/// One of several payloads.
private enum Either: Item {
  case none
  case number(Int, value: Int)
  case words(Words)
  indirect case other(Either)
  var id: Int {
    switch self {
    case .none: 0
    case .number(let id, _): id
    case .words(let words): words.id
    case .other(let other): other.id
    }
  }
  var value: Int {
    get {
      switch self {
      case .none: 0
      case .number(_, let value): value
      case .words(let words): words.value
      case .other(let other): other.value
      }
    }
    set {
      switch self {
      case .none: self = .number(0, value: newValue)
      case .number(let id, _): self = .number(id, value: newValue)
      case .words(var words):
        words.value = newValue
        self = .words(words)
      case .other(var other):
        other.value = newValue
        self = .other(other)
      }
    }
  }
  static func make(_ id: Int) -> Either {
    switch id % 4 {
    case 0: id == 0 ? .none : .number(id, value: id)
    case 1: .number(id, value: id)
    case 2: .words(Words.make(id))
    default: .other(.words(Words.make(id)))
    }
  }
}

/// A value of a type that is known at run time only.
private struct Boxed: Item {
  var id: Int
  var box: any Sendable
  var value: Int {
    get { box as? Int ?? (box as? [Int])?.first ?? -7 }
    set { box = [newValue, newValue, newValue] }
  }
  static func make(_ id: Int) -> Boxed { Boxed(id: id, box: id) }
}
