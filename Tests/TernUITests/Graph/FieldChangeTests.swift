import Foundation
import TernUI
import TernUITesting
import Testing

/// A view whose field changes shows it, of whatever type the field is.
@MainActor
@Suite struct FieldChangeTests {
  /// Has fields at both sides, so that there is room between them that says nothing.
  struct Show<Value>: View {
    let before: UInt8
    let value: Value
    let after: Bool
    let text: @MainActor (Value) -> String

    var body: some View { Text(verbatim: text(value)) }
  }

  struct Inside<Value> {
    var flag: Bool
    var value: Value
    var number: Int8
  }

  struct Row<Value>: Identifiable {
    let id: Int
    var value: Value
  }

  struct BoundShow<Value>: View {
    @Binding var value: Value
    let text: @MainActor (Value) -> String
    var body: some View { Text(verbatim: text(value)) }
  }

  struct Screen<Value>: View {
    let values: [Value]
    let text: @MainActor (Value) -> String
    let order: [Int]
    @State private var step = 0
    /// Changes as a whole, and by its row.
    @State private var rows: [Row<Value>]
    @State private var ownRows: [Row<Value>]

    init(values: [Value], text: @escaping @MainActor (Value) -> String, order: [Int]) {
      self.values = values
      self.text = text
      self.order = order
      let first = [Row(id: 1, value: values[order[0]])]
      rows = first
      ownRows = first
    }

    var body: some View {
      let value = values[order[step]]
      Show(before: 1, value: value, after: true, text: text)
      Show(before: 1, value: Optional(value), after: true, text: { $0.map(text) ?? "-" })
      Show(
        before: 1, value: Inside(flag: true, value: value, number: 2), after: true,
        text: { text($0.value) })
      Show(
        before: 1, value: Optional(Inside(flag: true, value: value, number: 2)), after: true,
        text: { ($0?.value).map(text) ?? "-" })
      Show(before: 1, value: (true, value), after: true, text: { text($0.1) })
      ForEach($rows) { $row in BoundShow(value: $row.value, text: text) }
      ForEach($ownRows) { $row in
        BoundShow(value: $row.value, text: text)
        Button("Row") { row.value = values[order[step]] }
      }
      Button("Next") {
        step += 1
        rows[0].value = values[order[step]]
      }
    }
  }

  /// Goes from each value to each other one.
  private func expectChanges<Value>(
    _ values: [Value], _ text: @escaping @MainActor (Value) -> String = { "\($0)" },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var order: [Int] = []
    for first in values.indices {
      for second in values.indices where first != second { order += [first, second] }
    }
    let pilot = Pilot(Screen(values: values, text: text, order: order))
    for (step, index) in order.enumerated() {
      let line = text(values[index])
      if step > 0 { try pilot.tap("Row") }
      let expected = String(repeating: line + "\n", count: 7) + "[ Row ]\n[ Next ]"
      #expect(pilot.dump() == expected, sourceLocation: sourceLocation)
      if step + 1 < order.count { try pilot.tap("Next") }
    }
  }

  enum Shape {
    case none
    case dot(Bool)
    case circle(Double)
    case box(Int, UInt8)
    case named(String)
    indirect case both(Shape, Shape)
  }

  enum Single { case none, other, some(Int, Bool) }
  struct Empty {}
  struct Tiny { var isOn: Bool }
  struct Small { var byte: UInt8, word: Int32 }
  protocol Thing { var name: String { get } }
  struct Bee: Thing { var name: String { "bee" } }
  struct Cat: Thing { var number: Int, isOld: Bool, name: String }
  struct Elephant: Thing { var numbers: (Int, Int, Int, Int), name: String }
  final class Dog: Thing {
    let name: String
    init(_ name: String) { self.name = name }
  }

  @Test func enumerations() throws {
    try expectChanges([
      Shape.none, .dot(false), .dot(true), .circle(0), .circle(1), .box(0, 0), .box(0, 1),
      .named(""),
      .named("a"), .both(.none, .dot(true)), .both(.none, .dot(false)),
    ])
    try expectChanges([Single.none, .other, .some(0, false), .some(0, true), .some(1, false)])
    try expectChanges([Result<Int, CancellationError>.success(0), .failure(CancellationError())]) {
      (try? $0.get()) == nil ? "failure" : "success"
    }
    try expectChanges([Ordering.less, .more])
  }

  enum Ordering { case less, more }

  @Test func optionals() throws {
    try expectChanges([Bool??.none, .some(nil), .some(false), .some(true)])
    try expectChanges([Int???.none, .some(nil), .some(.some(nil)), 0, 1])
    try expectChanges([Small??.none, .some(nil), Small(byte: 0, word: 0), Small(byte: 0, word: 1)])
    try expectChanges([Tiny?.none, Tiny(isOn: false), Tiny(isOn: true)])
    try expectChanges([Tiny??.none, .some(nil), Tiny(isOn: false), Tiny(isOn: true)])
    try expectChanges([Empty?.none, Empty()])
    try expectChanges([Empty??.none, .some(nil), .some(Empty())])
    try expectChanges([String??.none, .some(nil), "", "a", "a long string that is not inline"])
    try expectChanges([(Int?, Bool?)?.none, (nil, nil), (0, nil), (nil, false), (0, true)])
    try expectChanges([
      Inside<Int?>?.none, Inside(flag: true, value: nil, number: 1),
      Inside(flag: true, value: 0, number: 1), Inside(flag: true, value: nil, number: 2),
    ])
    try expectChanges([Dog?.none, Dog("Rex"), Dog("Bello")]) { $0?.name ?? "no dog" }
    try expectChanges([Shape?.none, Shape.none, .dot(false)])
    let closures: [(() -> String)?] = [nil, { "one" }, { "two" }]
    try expectChanges(closures) { $0?() ?? "none" }
  }

  @Test func existentials() throws {
    try expectChanges(
      [
        Bee(), Cat(number: 1, isOld: false, name: "Mia"), Cat(number: 1, isOld: true, name: "Mia"),
        Elephant(numbers: (1, 2, 3, 4), name: "Dumbo"),
        Elephant(numbers: (1, 2, 3, 5), name: "Dumbo"), Dog("Rex"),
      ] as [any Thing]
    ) { thing in thing is Dog ? thing.name : "\(thing)" }
    try expectChanges([(any Thing)?.none, Bee(), Dog("Rex")]) { $0?.name ?? "none" }
    try expectChanges([1, true, "a", 1.5, Bee(), Small(byte: 1, word: 2)] as [Any])
    try expectChanges([1, true, "a", Optional<Int>.none as AnyHashable] as [AnyHashable])
    try expectChanges([Int.self, Bee.self, Dog.self] as [any Any.Type])
    try expectChanges([Bee.self, Cat.self] as [any Thing.Type])
  }

  @Test func numbersAndBytes() throws {
    try expectChanges([Int128(0), 1, Int128.max])
    try expectChanges([UInt128(0), 1 << 100])
    try expectChanges([SIMD4<Float>(), SIMD4<Float>(0, 0, 0, 1), SIMD4<Float>(1, 0, 0, 0)])
    try expectChanges([SIMD3<Double>(), SIMD3<Double>(0, 0, 1)])
    try expectChanges([Double.nan, 0, -0.0, .infinity])
    try expectChanges([Character("a"), "b", "👨‍👩‍👧"])
    try expectChanges([UUID().uuid, UUID().uuid])
    try expectChanges([Decimal(1), Decimal(-1), Decimal(string: "1.5") ?? 0])
    try expectChanges([Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1)])
    try expectChanges([Data(), Data([1]), Data([2]), Data(repeating: 3, count: 100)]) {
      Array($0).description
    }
    try expectChanges([IndexSet(), [1], [1, 3]])
    try expectChanges([IndexPath(), [1], [1, 2], [1, 2, 3]])
    try expectChanges([0..<1, 0..<2, 1..<2])
    try expectChanges(["abc".dropFirst(), "abc".dropLast()])
    try expectChanges([[1, 2, 3][...], [1, 2, 3][1...]])
    try expectChanges([[String: Int](), ["a": 1], ["a": 2]])
    try expectChanges([Duration.zero, .nanoseconds(1)])
    try expectChanges([[1, 2, 3], [1, 2, 4]] as [InlineArray<3, Int>]) { "\($0[0])\($0[2])" }
  }

  @Test func structuresOfC() throws {
    func address(_ byte: UInt8) -> in6_addr {
      var address = in6_addr()
      withUnsafeMutableBytes(of: &address) { $0[15] = byte }
      return address
    }
    func lastByte(_ address: in6_addr) -> String { withUnsafeBytes(of: address) { "\($0[15])" } }
    try expectChanges([address(0), address(1)]) { lastByte($0) }
    try expectChanges([timespec(tv_sec: 0, tv_nsec: 0), timespec(tv_sec: 0, tv_nsec: 1)])
  }

  struct Pack<each Value> {
    var values: (repeat each Value)
    init(_ values: repeat each Value) { self.values = (repeat each values) }
  }

  @Test func packsAndReferences() throws {
    try expectChanges([Pack(1, true, "a"), Pack(1, false, "a"), Pack(1, true, "b")])
    let dogs = [Dog("Rex"), Dog("Bello")]
    try expectChanges(dogs.map { Weak(dog: $0) }) { $0.dog?.name ?? "none" }
    try expectChanges(dogs.map { Unowned(dog: $0) }) { $0.dog.name }
    try expectChanges([WeakThing(thing: nil), WeakThing(thing: dogs[0]), WeakThing(thing: dogs[1])])
    {
      $0.thing == nil ? "none" : ($0.thing === dogs[0] ? "first" : "second")
    }
    withExtendedLifetime(dogs) {}
  }

  struct Weak { weak var dog: Dog? }
  struct WeakThing { var number = true; weak var thing: AnyObject? }
  struct Unowned { unowned let dog: Dog }
}
