import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct PresentationStyleTests {
  struct Screen: View {
    @State private var isCover = false
    @State private var isPopover = false
    @State private var isInspector = false
    @State private var item: Item?

    struct Item: Identifiable { let id: Int }

    var body: some View {
      VStack {
        Button("Cover") { isCover = true }
        Button("Popover") { isPopover = true }
        Button("Inspector") { isInspector = true }
        Button("Item") { item = Item(id: 3) }
      }
      .fullScreenCover(isPresented: $isCover) { Closer(name: "cover") }
      .popover(isPresented: $isPopover) { Closer(name: "popover") }
      .inspector(isPresented: $isInspector) { Closer(name: "inspector") }
      .popover(item: $item) { Closer(name: "item \($0.id)") }
    }
  }

  struct Closer: View {
    let name: String
    @Environment(\.presentationMode) private var mode
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Button("Close \(name)") { mode.wrappedValue.dismiss() }
      Text("\(isPresented) \(mode.wrappedValue.isPresented)")
    }
  }

  @Test(arguments: [
    ("Cover", "cover", "fullScreen"), ("Popover", "popover", "popover"),
    ("Inspector", "inspector", "inspector"), ("Item", "item 3", "popover"),
  ])
  func sheetsHaveStyles(button: String, name: String, style: String) throws {
    // With more room an inspector is no layer.
    let pilot = Pilot(Screen(), traits: BackendTraits(horizontalSizeClass: .compact))
    try pilot.tap(button)
    #expect(pilot.backend.topLayer?.string(.style) == style)
    #expect(pilot.dump().hasSuffix("== \(style) ==\n[ Close \(name) ]\ntrue true"))
    try pilot.tap("Close \(name)")
    #expect(pilot.backend.topLayer?.kind == .root)
    try pilot.tap(button)
    try pilot.dismiss()
    #expect(pilot.backend.topLayer?.kind == .root)
    #expect(pilot.backend.violations == [])
  }

  @Test func anInspectorStandsBesideWhereThereIsRoom() throws {
    let pilot = Pilot(Screen())
    try pilot.tap("Inspector")
    #expect(pilot.backend.topLayer?.kind == .root)
    #expect(pilot.dump().hasSuffix("[ Close inspector ]\ntrue true"))
    try pilot.tap("Close inspector")
    #expect(!pilot.dump().contains("inspector"))
  }

  @Test func aPopoverKnowsWhatItBelongsTo() throws {
    struct Host: View {
      @State private var isShown = false

      var body: some View {
        Button("Open") { isShown = true }
          .popover(
            isPresented: $isShown, attachmentAnchor: .point(.top), arrowEdge: .leading
          ) { Text("Here") }
      }
    }
    let pilot = Pilot(Host())
    try pilot.tap("Open")
    let button = try #require(pilot.backend.elements.values.first { $0.kind == .button })
    let popover = try #require(pilot.backend.topLayer)
    #expect(
      popover.properties == [
        .style: .string("popover"), .anchor: .int(Int(button.id.rawValue)),
        .anchorX: .number(0.5), .anchorY: .number(0), .placement: .string("leading"),
      ]
    )
  }

  @Test func aSheetMayBeClosedByItsButtonsAlone() throws {
    struct Host: View {
      @State private var isShown = true
      @State private var isLocked = true

      var body: some View {
        Text("root").sheet(isPresented: $isShown) {
          VStack {
            if isLocked { Text("locked").interactiveDismissDisabled() }
            Button("Unlock") { isLocked = false }
            Button("Done") { isShown = false }
          }
        }
      }
    }
    let pilot = Pilot(Host())
    let sheet = try #require(pilot.backend.topLayer)
    #expect(sheet[.canDismiss] == .bool(false))
    pilot.backend.send(.dismiss(sheet.id, response: nil))
    #expect(pilot.dump().contains("== sheet =="))
    try pilot.tap("Unlock")
    #expect(pilot.backend.elements[sheet.id]?[.canDismiss] == nil)
    try pilot.dismiss()
    #expect(pilot.dump() == "root")
    let other = Pilot(Host())
    try other.tap("Done")
    #expect(other.dump() == "root")
  }

  @Test func itemsStandAtTheOlderPlaces() {
    let pilot = Pilot(
      NavigationStack {
        Text("x")
          .navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
          .navigationBarTitle("Title", displayMode: .inline)
      }
    )
    #expect(pilot.dump() == "[ L ]  # Title  [ T ]\nx")
  }
}
