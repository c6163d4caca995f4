import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct SheetTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  struct Host: View {
    @State private var item: Item?
    @State private var dismissals = 0
    let swap: Item?

    var body: some View {
      Button("Open") { item = Item(id: 1, name: "One") }
      Text("\(dismissals) dismissed")
        .sheet(item: $item, onDismiss: { dismissals += 1 }) { item in
          Counter(name: item.name)
          Button("Swap") { self.item = swap }
          Closer()
        }
    }
  }

  struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Button(isPresented ? "Close" : "Not presented") { dismiss() }
    }
  }

  @Test func isALayerOverTheRoot() throws {
    let pilot = Pilot(VStack { Host(swap: nil) })
    try pilot.tap("Open")
    #expect(
      pilot.dump() == """
        [ Open ]
        0 dismissed
        == sheet ==
        One: 0
        [ Add to One ]
        [ Swap ]
        [ Close ]
        """
    )
    let kinds = pilot.backend.elements[.root]?.children.map { pilot.backend.elements[$0]?.kind }
    #expect(kinds == [.vstack, .sheet])
  }

  @Test func onlyTheSheetCanBeReached() throws {
    let pilot = Pilot(Host(swap: nil))
    try pilot.tap("Open")
    #expect(
      throws: PilotError(
        .notFound,
        """
        The button or link or toggle 'Open' is covered by another page, a sheet or an alert. There \
        is: 'Add to One', 'Swap', 'Close'.
        """
      )
    ) {
      try pilot.tap("Open")
    }
  }

  @Test(arguments: [true, false])
  func closesAndSaysSo(byPerson: Bool) throws {
    let pilot = Pilot(Host(swap: nil))
    try pilot.tap("Open")
    if byPerson { try pilot.dismiss() } else { try pilot.tap("Close") }
    #expect(pilot.dump() == "[ Open ]\n1 dismissed")
    #expect(pilot.backend.violations == [])
    #expect(pilot.backend.elements.values.allSatisfy { $0.kind != .sheet })
  }

  @Test func theSameIDKeepsTheSheet() throws {
    let pilot = Pilot(Host(swap: Item(id: 1, name: "Uno")))
    try pilot.tap("Open")
    try pilot.tap("Add to One")
    try pilot.tap("Swap")
    #expect(pilot.dump().contains("Uno: 1"))
  }

  @Test func anotherIDIsAnotherSheet() throws {
    let pilot = Pilot(Host(swap: Item(id: 2, name: "Two")))
    try pilot.tap("Open")
    try pilot.tap("Add to One")
    try pilot.tap("Swap")
    #expect(pilot.dump().contains("Two: 0"))
  }

  @Test func aStackInASheetIsAStackOfItsOwn() throws {
    struct Outer: View {
      @State private var isShown = false

      var body: some View {
        NavigationStack {
          VStack {
            Button("Open") { isShown = true }
            Closer()
          }
          .navigationTitle("Outer")
          .sheet(isPresented: $isShown) {
            NavigationStack {
              VStack {
                NavigationLink("Deeper") { Closer().navigationTitle("Deep") }
                Closer()
              }
              .navigationTitle("Inner")
            }
          }
        }
      }
    }
    let pilot = Pilot(Outer())
    try pilot.tap("Not presented")
    try pilot.tap("Open")
    try pilot.tap("Deeper")
    #expect(pilot.dump().hasSuffix("== sheet ==\n‹ Back  # Deep\n[ Close ]"))
    try pilot.tap("Close")
    #expect(pilot.dump().hasSuffix("== sheet ==\n# Inner\nDeeper ›\n[ Close ]"))
    try pilot.tap("Close")
    #expect(pilot.dump() == "# Outer\n[ Open ]\n[ Not presented ]")
  }

  @Test func sheetsLieOnSheets() throws {
    struct Nested: View {
      let level: Int
      @State private var isShown = false

      var body: some View {
        Button("Open \(level)") { isShown = true }
          .sheet(isPresented: $isShown) { Nested(level: level + 1) }
      }
    }
    let pilot = Pilot(Nested(level: 0))
    try pilot.tap("Open 0")
    try pilot.tap("Open 1")
    #expect(pilot.dump() == "[ Open 0 ]\n== sheet ==\n[ Open 1 ]\n== sheet ==\n[ Open 2 ]")
    try pilot.dismiss()
    #expect(pilot.dump() == "[ Open 0 ]\n== sheet ==\n[ Open 1 ]")
  }

  @Test func goesWithItsView() throws {
    struct Host: View {
      @State private var isThere = true

      var body: some View {
        if isThere {
          Text("Here").sheet(isPresented: .constant(true)) {
            Button("Remove") { isThere = false }
          }
        }
      }
    }
    let pilot = Pilot(Host())
    try pilot.tap("Remove")
    #expect(pilot.dump() == "")
    #expect(pilot.backend.elements.count == 1)
    #expect(pilot.backend.violations == [])
  }

  @Test func staysOpenWhileTheBindingSaysSo() throws {
    let pilot = Pilot(Text("Root").sheet(isPresented: .constant(true)) { Text("Sheet") })
    try pilot.dismiss()
    #expect(pilot.dump() == "Root\n== sheet ==\nSheet")
  }
}
