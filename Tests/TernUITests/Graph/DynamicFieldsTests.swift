import TernUI
import TernUITesting
import Testing

/// The search for dynamic properties rests on a function of the standard library that is not public.
@MainActor
@Suite struct DynamicFieldsTests {
  @Test func findsPropertiesAtAnyOffset() throws {
    struct Mixed: View {
      let byte: UInt8 = 1
      @State private var first = "a"
      let wide: (Int, Bool) = (1, true)
      @State private var second: Int8 = 2
      let closure: () -> Int = { 5 }
      @Environment(\.isEnabled) private var isEnabled
      @State private var third: [Int] = []

      var body: some View {
        Text("\(byte) \(first) \(second) \(closure()) \(isEnabled ? "on" : "off") \(third.count)")
        Button("Change") {
          first += "b"
          second += 1
          third.append(1)
        }
      }
    }
    let pilot = Pilot(Mixed())
    #expect(pilot.dump() == "1 a 2 5 on 0\n[ Change ]")
    try pilot.tap("Change")
    #expect(pilot.dump() == "1 ab 3 5 on 1\n[ Change ]")
  }

  @Test func findsPropertiesOfGenericViews() throws {
    struct Generic<Value: Equatable & Sendable>: View {
      let other: Value
      @State var value: Value

      var body: some View {
        Text("\(value)")
        Button("Change") { value = other }
      }
    }
    let pilot = Pilot(Generic(other: "b", value: "a"))
    try pilot.tap("Change")
    #expect(pilot.dump() == "b\n[ Change ]")
    let numbers = Pilot(Generic(other: 2.5, value: 1.5))
    try numbers.tap("Change")
    #expect(numbers.dump() == "2.5\n[ Change ]")
  }
}
