import ConcurrencyExtras
import Foundation
import Testing

@Suite struct UncheckedSendableTests {
  @Test func wrapsAProperty() async {
    @UncheckedSendable var number = 1
    number += 1
    #expect(number == 2)
    let copy = await Task { [$number] in $number.wrappedValue }.value
    #expect(copy == 2)
    $number.value = 3
    #expect(number == 3)
  }

  @Test func readsAndWritesProperties() {
    struct Point {
      var x = 1
      let y = 2
    }
    var point = UncheckedSendable(Point())
    point.x += 10
    #expect(point.x == 11)
    #expect(point.y == 2)
  }

  @Test func isComparedHashedAndCodedLikeItsValue() throws {
    let value = UncheckedSendable([1, 2])
    #expect(value == UncheckedSendable([1, 2]))
    #expect(value != UncheckedSendable([1]))
    #expect(Set([value, UncheckedSendable([1, 2])]).count == 1)
    let data = try JSONEncoder().encode(value)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2]")
    #expect(try JSONDecoder().decode(UncheckedSendable<[Int]>.self, from: data) == value)
  }

  @Test func producesTheElementsOfItsSequence() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    var elements: [Int] = []
    for await element in UncheckedSendable(stream) { elements.append(element) }
    #expect(elements == [1, 2, 3])
  }
}
