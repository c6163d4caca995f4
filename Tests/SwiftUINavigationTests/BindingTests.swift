import SwiftUINavigation
import TernUI
import Testing

@Suite struct BindingTests {
  final class Place<Value> {
    var value: Value
    var writes = 0

    init(_ value: Value) { self.value = value }

    var binding: Binding<Value> {
      Binding(
        get: { self.value },
        set: {
          self.value = $0
          self.writes += 1
        }
      )
    }
  }

  @Test func ignoresWhatItHasAlready() {
    let place = Place("a")
    let binding = place.binding.removeDuplicates()
    binding.wrappedValue = "a"
    #expect(place.writes == 0)
    binding.wrappedValue = "b"
    binding.wrappedValue = "b"
    #expect(place.writes == 1)
    #expect(binding.wrappedValue == "b")
  }

  @Test func ignoresWhatCountsAsADuplicate() {
    let place = Place(10)
    let binding = place.binding.removeDuplicates { $0 / 10 == $1 / 10 }
    binding.wrappedValue = 19
    #expect(place.value == 10)
    binding.wrappedValue = 20
    #expect(place.value == 20)
  }

  @Test func unwrapsAnOptional() throws {
    let place = Place<Int?>(1)
    let binding = try #require(Binding(unwrapping: place.binding))
    binding.wrappedValue = 2
    #expect(place.value == 2)
    place.value = nil
    #expect(Binding(unwrapping: place.binding) == nil)
  }

  @Test func unwrapsAnOptionalWithADefault() {
    let place = Place<Int?>(nil)
    let binding = Binding(unwrapping: place.binding, default: 7)
    #expect(binding.wrappedValue == 7)
    binding.wrappedValue = 8
    #expect(place.value == 8)
    #expect(binding.wrappedValue == 8)
  }
}
