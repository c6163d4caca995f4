import SwiftUINavigation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct SheetTests {
  struct Bird: Identifiable {
    var id = 1
    var name = "Tern"
  }

  struct Keyed: View {
    @State private var name: String?

    var body: some View {
      Button("Open") { name = "Tern" }
        .sheet(item: $name, id: \.count) { $name in
          TextField("Name", text: $name)
          Button("Close") { self.name = nil }
        }
      Text(name ?? "none")
    }
  }

  struct Identified: View {
    @State private var bird: Bird? = Bird()

    var body: some View {
      Text(bird?.name ?? "none")
        .sheet(item: $bird) { $bird in
          TextField("Name", text: $bird.name)
        }
    }
  }

  struct Covered: View {
    @State private var name: String? = "Tern"
    @State private var bird: Bird?

    var body: some View {
      Text("\(name ?? "none") \(bird?.name ?? "none")")
        .fullScreenCover(item: $name, id: \.count) { $name in
          TextField("Name", text: $name)
        }
        .popover(item: $bird) { $bird in
          TextField("Bird", text: $bird.name)
        }
      Button("Open") { bird = Bird() }
    }
  }

  @Test func coversAndPopoversChangeTheItem() throws {
    let pilot = Pilot(Covered())
    try pilot.type("s", into: "Name")
    #expect(pilot.dump().contains("Terns none"))
    try pilot.dismiss()
    try pilot.tap("Open")
    try pilot.type("s", into: "Bird")
    #expect(pilot.dump().contains("none Terns"))
    try pilot.dismiss()
    #expect(pilot.dump() == "none none\n[ Open ]")
  }

  @Test func theSheetChangesTheItem() throws {
    let pilot = Pilot(Identified())
    try pilot.type("s", into: "Name")
    #expect(pilot.dump().hasPrefix("Terns\n== sheet =="))
    try pilot.dismiss()
    #expect(pilot.dump() == "none")
  }

  @Test func anItemWithAnotherKeyMakesAnotherSheet() throws {
    let pilot = Pilot(Keyed())
    try pilot.tap("Open")
    let first = try #require(pilot.backend.topLayer?.id)
    try pilot.type("s", into: "Name")
    #expect(pilot.dump().contains("Terns\n== sheet =="))
    #expect(pilot.backend.topLayer?.id != first)
    try pilot.tap("Close")
    #expect(pilot.dump() == "[ Open ]\nnone")
  }
}
