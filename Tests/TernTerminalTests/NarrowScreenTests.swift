import Foundation
import TernTerminal
import TernUI
import Testing

/// What people do on small screens, and while those change.
@MainActor
@Suite struct NarrowScreenTests {
  // MARK: Sheets with forms

  private struct Order: View {
    @State private var isOpen = false
    @State private var name = ""
    @State private var size = 0
    @State private var isIced = false
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)
    @State private var notes = ""

    var body: some View {
      Button("Order") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          NavigationStack {
            Form {
              Section("Drink") {
                TextField("Name", text: $name)
                Picker("Size", selection: $size) {
                  Text("Small").tag(0)
                  Text("Large").tag(1)
                }
                Toggle("Iced, with a very long label that has no room", isOn: $isIced)
                Stepper("Cups", value: $size, in: 0...1)
                DatePicker("Day", selection: $day, displayedComponents: .date)
              }
              Section("Notes") { TextField("Notes", text: $notes, axis: .vertical) }
              Text("\(name), \(size), \(isIced), \(notes)")
            }
            .navigationTitle("Your order")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isOpen = false } }
              ToolbarItem(placement: .confirmationAction) { Button("Save") { isOpen = false } }
            }
          }
        }
        .environment(\.calendar, Self.calendar)
    }

    private static var calendar: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar
    }
  }

  @Test func aSheetWithAFormIsUsedOnASmallScreen() {
    let screen = ViewScreen(columns: 40, rows: 12, Order())
    screen.press(.enter)
    expectGolden(screen.terminal.styledText, "sheet-form-40x12")
    screen.click(on: "Name")
    screen.type("Kim")
    screen.press(.tab, .right, .tab, .enter)
    screen.press(.tab, .tab, .tab)
    screen.type("no sugar")
    for _ in 0..<20 { screen.press(.down) }
    expectGolden(screen.terminal.styledText, "sheet-form-end-40x12")
    #expect(screen.text.contains("Kim, 1, true, no sugar"))
  }

  @Test func aScreenThatChangesWhileAFieldIsEditedLosesNothing() {
    let screen = ViewScreen(columns: 60, rows: 20, Order())
    screen.press(.enter)
    screen.click(on: "Notes")
    screen.type("one two three")
    for (columns, rows) in [(40, 12), (20, 6), (8, 3), (1, 1), (200, 50), (40, 12)] {
      screen.terminal.resize(columns: columns, rows: rows)
      screen.settle()
      screen.type("x")
    }
    #expect(screen.terminal.isCursorVisible)
    screen.press(.wordLeft)
    screen.type("y ")
    #expect(screen.text.contains("one two y threexxxxxx"))
  }

  // MARK: Dialogs

  private struct Dialogs: View {
    @State private var isAsked = false
    @State private var log: [String] = []

    var body: some View {
      Button("Ask") { isAsked = true }
        .confirmationDialog("Delete all?", isPresented: $isAsked, titleVisibility: .visible) {
          Button("Delete", role: .destructive) { log.append("deleted") }
          Button("Archive") { log.append("archived") }
        }
      Text(log.joined(separator: " "))
      Button("Ask again") { isAsked = true }
    }
  }

  @Test func aDialogWithoutAButtonThatCancelsHasOne() {
    let screen = ViewScreen(columns: 40, rows: 12, VStack { Dialogs() })
    screen.press(.enter)
    expectGolden(screen.terminal.styledText, "dialog-cancel-40x12")
    screen.click(on: "Cancel")
    #expect(!screen.text.contains("Delete") && screen.highlighted == "[ Ask ]")
    screen.press(.enter, .escape)
    screen.terminal.letTimeouts()
    #expect(!screen.text.contains("Delete") && !screen.text.contains("deleted"))
    screen.press(.enter)
    screen.click(on: "Archive")
    #expect(screen.text.contains("archived") && screen.highlighted == "[ Ask ]")
  }

  // MARK: Lists

  private struct Rows: View {
    var count = 200
    @State private var info: Int?
    @State private var names: [Int: String] = [:]

    var body: some View {
      List(0..<count, id: \.self) { row in
        HStack {
          Text("row \(row)")
          TextField(
            "Name", text: Binding(get: { names[row] ?? "" }, set: { names[row] = $0 })
          )
          Button("Info \(row)") { info = row }
            .popover(isPresented: Binding(get: { info == row }, set: { if !$0 { info = nil } })) {
              Text("About \(row)")
              Button("Close \(row)") { info = nil }
            }
        }
      }
    }
  }

  @Test func aPopoverOfARowStandsBesideIt() {
    let screen = ViewScreen(columns: 40, rows: 12, Rows())
    screen.click(on: "Info 3")
    expectGolden(screen.terminal.styledText, "popover-row-40x12")
    screen.press(.enter)
    #expect(!screen.text.contains("About") && screen.highlighted == "[ Info 3 ]")
    // The last row that is seen has no room below.
    screen.press(.end)
    screen.click(on: "Info 199")
    #expect(screen.text.contains("About 199"))
    screen.press(.escape)
    screen.terminal.letTimeouts()
    #expect(!screen.text.contains("About 199"))
  }

  @Test func aRowThatIsScrolledAwayKeepsTheFocusAndWhatIsTyped() {
    let screen = ViewScreen(columns: 40, rows: 12, Rows())
    screen.click(on: "row 2")
    screen.press(.tab, .tab, .tab, .tab)
    screen.type("Kim")
    let before = screen.text
    #expect(before.contains("Kim"))
    for _ in 0..<60 { screen.terminal.wheel(5, 5, down: true) }
    screen.settle()
    #expect(!screen.text.contains("Kim"))
    // What is typed goes where the focus is, and brings it into sight.
    screen.type("m")
    #expect(screen.text.contains("Kimm"))
  }

  @Test func aFieldInARowIsEditedWhileTheScreenChanges() {
    let screen = ViewScreen(columns: 40, rows: 12, Rows())
    screen.type("Kim")
    screen.terminal.resize(columns: 24, rows: 5)
    screen.settle()
    screen.type("m")
    screen.terminal.resize(columns: 80, rows: 30)
    screen.settle()
    #expect(screen.text.contains("Kimm"))
  }

  // MARK: Redaction and guides

  private struct Card: View {
    @State private var isLoading = true

    var body: some View {
      VStack(alignment: .leading) {
        Group {
          Label("Star 별", systemImage: "star")
          Text("two words 👋")
          Button("Press me") { isLoading = false }
          Toggle("Sound", isOn: .constant(true))
          Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          TextField("Name", text: .constant("Kim"))
          LabeledContent("Wings", value: "2")
          ProgressView("Work", value: 0.5)
          Text("public").unredacted()
        }
        .redacted(reason: isLoading ? .placeholder : [])
        Button("Load") { isLoading.toggle() }
      }
    }
  }

  @Test func whatIsNotKnownYetIsRedacted() {
    let screen = ViewScreen(columns: 40, rows: 12, Card())
    expectGolden(screen.terminal.styledText, "redacted-40x12")
    screen.click(on: "Load")
    #expect(screen.text.contains("two words 👋") && screen.text.contains("Star 별"))
  }

  private struct Guides: View {
    var body: some View {
      VStack(alignment: .leading) {
        HStack(alignment: .firstTextBaseline) {
          Text("one\ntwo")
          Text("three")
        }
        HStack(alignment: .lastTextBaseline) {
          Text("one\ntwo")
          Text("three")
        }
        VStack(alignment: .trailing) {
          Text("long words")
          Text("out").alignmentGuide(.trailing) { $0[.leading] }
          Text("half").alignmentGuide(.trailing) { $0.width / 2 }
        }
        ZStack(alignment: .topLeading) {
          Text("..........")
          Text("X").alignmentGuide(.leading) { _ in -32 }
        }
      }
    }
  }

  @Test func guidesLineViewsUp() {
    golden("guides", columns: 40, rows: 12, Guides())
  }
}
