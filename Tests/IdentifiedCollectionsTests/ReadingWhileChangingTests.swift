import IdentifiedCollections
import Testing

/// Reads an array while one of its elements is being changed.
///
/// Swift lets nobody do that to a variable. But a store's state lies behind a pointer, and what a
/// reducer calls may reach the store: it must find a whole array then, with the old or the new element.
@Suite struct ReadingWhileChangingTests {
  @Test(arguments: 1...12)
  func elementsWithReferences(count: Int) {
    check(count, Note.self)
  }

  @Test(arguments: 1...12)
  func elementsOfNothingButNumbers(count: Int) {
    check(count, Point.self)
  }

  @Test(arguments: 1...12)
  func elementsWithoutASpareBitThatCannotBeCopiedAsBits(count: Int) {
    check(count, Link.self)
  }

  @Test(arguments: 1...12)
  func objects(count: Int) {
    check(count, Object.self)
  }

  @Test(arguments: 1...12)
  func enums(count: Int) {
    check(count, Choice.self)
  }

  /// Changes each element in turn, by its identity and by its position, and reads all there is to read
  /// before the change, in the middle of it, and after it.
  private func check<Element: Sample>(_ count: Int, _ type: Element.Type) {
    let array = UnsafeMutablePointer<IdentifiedArrayOf<Element>>.allocate(capacity: 1)
    let elements = (0..<count).map { Element.make($0) }
    array.initialize(to: IdentifiedArray(uniqueElements: elements))
    defer {
      array.deinitialize(count: 1)
      array.deallocate()
    }
    for id in 0..<count {
      let (old, new) = (id * 10, id * 10 + 1)
      changeOptional(&array.pointee[id: id]) { element in
        expectWhole(array.pointee, count, changing: id, [old])
        element?.value = new
        expectWhole(array.pointee, count, changing: id, [old, new])
        element = Element.make(id)
        expectWhole(array.pointee, count, changing: id, [old, new])
      }
      array.pointee[id: id]?.value = read {
        expectWhole(array.pointee, count, changing: id, [old])
        return new
      }
      expectWhole(array.pointee, count, changing: id, [new])
      change(&array.pointee[id]) { element in
        expectWhole(array.pointee, count, changing: id, [new])
        element.value = old
        expectWhole(array.pointee, count, changing: id, [old, new])
      }
      expectWhole(array.pointee, count, changing: id, [old])
    }
    // Those that go take nothing with them.
    for id in 0..<count {
      var left = count - id
      changeOptional(&array.pointee[id: id]) { element in
        expectWhole(array.pointee, left, from: id, changing: id, [id * 10])
        element = nil
      }
      left -= 1
      expectWhole(array.pointee, left, from: id + 1, changing: count, [])
    }
    array.pointee.append(Element.make(7))
    #expect(array.pointee[id: 7]?.value == 70)
  }

  private func read(_ body: () -> Int) -> Int { body() }

  private func changeOptional<Element>(_ element: inout Element?, _ body: (inout Element?) -> Void)
  {
    body(&element)
  }

  private func change<Element>(_ element: inout Element, _ body: (inout Element) -> Void) {
    body(&element)
  }

  private func expectWhole<Element: Sample>(
    _ array: IdentifiedArrayOf<Element>,
    _ count: Int,
    from first: Int = 0,
    changing changed: Int,
    _ allowed: Set<Int>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ids = Array(first..<(first + count))
    let isWhole =
      array.count == count && Array(array.ids) == ids && array.map(\.id) == ids
      && array.elements.map(\.id) == ids
    #expect(isWhole, sourceLocation: sourceLocation)
    for id in ids {
      let position = array.index(id: id)
      #expect(position == id - first, sourceLocation: sourceLocation)
      let values = [array[id: id]?.value, position.map { array[$0].value }]
      for value in values {
        let isRight = value.map { id == changed ? allowed.contains($0) : $0 / 10 == id }
        let text = "\(id): \(value ?? -1)"
        #expect(isRight == true, "\(text)", sourceLocation: sourceLocation)
      }
    }
  }
}

private protocol Sample: Identifiable where ID == Int {
  var value: Int { get set }
  static func make(_ id: Int) -> Self
}

/// Memory on the heap, held by the element alone.
private struct Note: Sample {
  let id: Int
  var lines: [String]
  var value: Int {
    get { Int(lines[0]) ?? -1 }
    set { lines = [String(newValue), "a line that is too long to be stored inline"] }
  }
  static func make(_ id: Int) -> Note { Note(id: id, lines: [String(id * 10)]) }
}

/// No bit pattern is left for an optional.
private struct Point: Sample {
  let id: Int
  var value: Int
  static func make(_ id: Int) -> Point { Point(id: id, value: id * 10) }
}

/// A weak reference has an address of its own.
private struct Link: Sample {
  let id: Int
  var value: Int
  weak var target: Object?
  static func make(_ id: Int) -> Link { Link(id: id, value: id * 10) }
}

private final class Object: Sample {
  let id: Int
  var value: Int
  init(id: Int) { (self.id, value) = (id, id * 10) }
  static func make(_ id: Int) -> Object { Object(id: id) }
}

private enum Choice: Sample {
  case number(id: Int, Int)
  case text(id: Int, String)
  var id: Int {
    switch self {
    case .number(let id, _), .text(let id, _): id
    }
  }
  var value: Int {
    get {
      switch self {
      case .number(_, let number): number
      case .text(_, let text): Int(text) ?? -1
      }
    }
    set { self = .text(id: id, String(newValue)) }
  }
  static func make(_ id: Int) -> Choice { .number(id: id, id * 10) }
}
