import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ToolbarTests {
  struct Bar: ToolbarContent {
    let name: String

    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Button("\(name) L") {} }
      ToolbarItem(placement: .bottomBar) { Button("\(name) B") {} }
    }
  }

  struct Page: View {
    @State private var isEditing = false

    var body: some View {
      VStack {
        Text("Content").toolbar { Bar(name: "In") }
      }
      .navigationTitle("Page")
      .toolbar {
        ToolbarItem(placement: .principal) { Text(isEditing ? "Editing" : "Reading") }
        if isEditing {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { isEditing = false } }
        } else {
          ToolbarItem { Button("Edit") { isEditing = true } }
        }
      }
    }
  }

  @Test func itemsStandWhereTheyArePlaced() throws {
    let pilot = Pilot(NavigationStack { Page() })
    #expect(
      pilot.dump() == "[ In L ]  # Page  Reading  [ Edit ]\nContent\n[ In B ]"
    )
    try pilot.tap("Edit")
    #expect(
      pilot.dump() == "[ In L ]  # Page  Editing  [ Done ]\nContent\n[ In B ]"
    )
    #expect(pilot.backend.violations == [])
  }

  @Test func viewsThatAreNoItemsStandAtTheUsualPlace() throws {
    let pilot = Pilot(NavigationStack { Text("Content").toolbar { Button("Add") {} } })
    #expect(pilot.dump() == "[ Add ]\nContent")
    let item = try #require(pilot.backend.elements.values.first { $0.kind == .toolbarItem })
    #expect(item[.placement] == .string("trailing"))
  }

  @Test func viewsBesideItemsLeaveThemTheirPlaces() throws {
    struct Mixed: View {
      @State private var isOn = false

      var body: some View {
        Text("Content").toolbar {
          Button("Plus") { isOn.toggle() }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
          ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
          Bar(name: "Own")
          if isOn {
            Button("On") {}
          } else {
            ToolbarItem(placement: .bottomBar) { Button("Off") {} }
          }
        }
      }
    }
    let pilot = Pilot(NavigationStack { Mixed() })
    #expect(
      pilot.dump() == """
        [ Cancel ]  [ Own L ]  [ Plus ]
        Content
        [ Bottom ]  [ Done ]  [ Own B ]  [ Off ]
        """
    )
    try pilot.tap("Plus")
    #expect(
      pilot.dump() == """
        [ Cancel ]  [ Own L ]  [ Plus ]  [ On ]
        Content
        [ Bottom ]  [ Done ]  [ Own B ]
        """
    )
    #expect(pilot.backend.violations == [])
  }

  @Test func groupsOfItemsAreItems() {
    let pilot = Pilot(
      NavigationStack {
        Text("Content").toolbar {
          Group {
            ToolbarItem(placement: .bottomBar) { Button("One") {} }
            ToolbarItem(placement: .topBarLeading) { Button("Two") {} }
          }
        }
      }
    )
    #expect(pilot.dump() == "[ Two ]\nContent\n[ One ]")
  }

  @Test func itemsGoWithTheirView() throws {
    struct Host: View {
      @State private var isThere = true

      var body: some View {
        NavigationStack {
          VStack {
            if isThere { Text("Content").toolbar { Button("Remove") { isThere = false } } }
            Text("Rest")
          }
        }
      }
    }
    let pilot = Pilot(Host())
    try pilot.tap("Remove")
    #expect(pilot.dump() == "Rest")
    #expect(pilot.backend.violations == [])
    #expect(pilot.backend.elements.values.allSatisfy { $0.kind != .toolbarItem })
  }

  /// A number counts what is called the same from the top to the bottom.
  @Test func itemsAreCountedInReadingOrder() throws {
    struct Host: View {
      @State private var pressed = ""
      var body: some View {
        NavigationStack {
          VStack {
            Text(pressed)
            Button("Go") { pressed += "c" }
          }
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Go") { pressed += "b" } }
            ToolbarItem(placement: .topBarTrailing) { Button("Go") { pressed += "t" } }
            ToolbarItem(placement: .topBarLeading) { Button("Go") { pressed += "l" } }
          }
        }
      }
    }
    let pilot = Pilot(Host())
    for number in 1...4 { try pilot.tap("Go #\(number)") }
    #expect(pilot.dump().contains("ltcb"))
  }

  @Test func theTitleFurthestInCounts() throws {
    struct Host: View {
      @State private var isInner = true

      var body: some View {
        NavigationStack {
          VStack {
            if isInner { Text("Content").navigationTitle("Inner") }
            Button("Switch") { isInner.toggle() }
          }
          .navigationTitle("Outer")
        }
      }
    }
    let pilot = Pilot(Host())
    #expect(pilot.dump().hasPrefix("# Inner\n"))
    try pilot.tap("Switch")
    #expect(pilot.dump().hasPrefix("# Outer\n"))
  }
}
