import TernUI
import TernUITesting
import Testing

/// A view whose fields have the values they had is skipped, whatever lies between the fields.
@MainActor
@Suite struct ByteLayoutTests {
  struct Place {
    var town: String?
    var zip: Int?
    var isNear = true
    var height: Double?
  }

  struct Gappy: View {
    let isOn: Bool
    let number: Int
    let place: Place?
    let pair: (Bool, Int)
    let note: String?
    let range: Range<Int>?
    let byte: UInt8

    var body: some View { Text("\(isOn) \(number) \(note ?? "-") \(place?.town ?? "-")") }
  }

  struct Screen: View {
    @State private var step = 0
    @State private var isOn = true
    @State private var town: String?
    @State private var zip: Int?

    var body: some View {
      gappy(place: Place(town: town, zip: zip, isNear: isOn, height: nil))
      gappy(place: nil)
      Button("Step \(step)") { step += 1 }
      Button("Turn") { isOn.toggle() }
      Button("Name") { town = "Husum" }
      Button("Number") { zip = 25813 }
    }

    private func gappy(place: Place?) -> Gappy {
      // The stack is not the same twice.
      scribble(step)
      return Gappy(
        isOn: isOn, number: 1, place: place, pair: (isOn, 2), note: nil, range: nil, byte: 3)
    }

    @inline(never)
    private func scribble(_ step: Int) {
      withUnsafeTemporaryAllocation(byteCount: 2_048, alignment: 8) { bytes in
        for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: step + index + 1) }
      }
    }
  }

  @Test func bytesThatSayNothingDoNotCount() throws {
    let pilot = Pilot(Screen())
    for step in 0..<5 { try pilot.tap("Step \(step)") }
    #expect(pilot.evaluations(of: Screen.self) == 6)
    #expect(pilot.evaluations(of: Gappy.self) == 2)
  }

  @Test func bytesOfFieldsCount() throws {
    let pilot = Pilot(Screen())
    try pilot.tap("Turn")
    #expect(pilot.evaluations(of: Gappy.self) == 4)
    try pilot.tap("Name")
    #expect(pilot.evaluations(of: Gappy.self) == 5)
    #expect(pilot.dump().hasPrefix("false 1 - Husum\n"))
    try pilot.tap("Number")
    #expect(pilot.evaluations(of: Gappy.self) == 6)
  }

  final class Person {}

  /// A weak reference is compared without being looked at.
  @Test func weakReferencesAreNoTrouble() throws {
    struct Weak: View {
      let isOn: Bool
      weak var person: Person?
      var body: some View { Text("\(isOn) \(person == nil ? "none" : "one")") }
    }
    struct Screen: View {
      let person: Person?
      @State private var step = 0
      var body: some View {
        Weak(isOn: true, person: person)
        Button("Step \(step)") { step += 1 }
      }
    }
    let person = Person()
    let pilot = Pilot(Screen(person: person))
    try pilot.tap("Step 0")
    #expect(pilot.dump() == "true one\n[ Step 1 ]")
    withExtendedLifetime(person) {}
  }
}
