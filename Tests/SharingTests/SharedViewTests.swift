import Sharing
import TernUI
import TernUITesting
import Testing

/// Shared values in views.
@MainActor
@Suite struct SharedViewTests {
  struct Sound: View {
    @Shared(.inMemory("isOn")) var isOn = false
    var body: some View {
      VStack {
        Toggle("Sound", isOn: Binding($isOn))
        Text(isOn ? "on" : "off")
      }
    }
  }

  struct Chosen: View {
    @State.Shared(.inMemory("first")) var count = 1
    @State.SharedReader(.inMemory("first")) var reader = 1
    var body: some View {
      VStack {
        Text("count \(count), reader \(reader)")
        Button("Add") { count += 1 }
        Button("Other") { $count = Shared(wrappedValue: 10, .inMemory("second")) }
        Button("Read other") { $reader = SharedReader($count) }
      }
    }
  }

  @Test func aBindingWritesTheSharedValue() async throws {
    let pilot = Pilot(Sound())
    try pilot.tap("Sound")
    await pilot.settle()
    _ = try pilot.find(.text, label: "on")
    @Shared(.inMemory("isOn")) var isOn = false
    #expect(isOn)
    isOn = false
    await pilot.settle()
    _ = try pilot.find(.text, label: "off")
  }

  @Test func aViewKeepsTheReferenceThatItWasGiven() async throws {
    let pilot = Pilot(Chosen())
    try pilot.tap("Add")
    await pilot.settle()
    _ = try pilot.find(.text, label: "count 2, reader 2")
    try pilot.tap("Other")
    try pilot.tap("Add")
    await pilot.settle()
    _ = try pilot.find(.text, label: "count 11, reader 2")
    try pilot.tap("Read other")
    await pilot.settle()
    _ = try pilot.find(.text, label: "count 11, reader 11")
    #expect(Shared(wrappedValue: 0, .inMemory("first")).wrappedValue == 2)
  }

  @Test func aChangeOnAnotherThreadReachesTheView() async throws {
    let pilot = Pilot(Sound())
    let isOn = Shared(wrappedValue: false, .inMemory("isOn"))
    await Task.detached { isOn.withLock { $0 = true } }.value
    await pilot.settle()
    _ = try pilot.find(.text, label: "on")
  }
}
