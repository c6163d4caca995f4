import Combine
import Foundation
import TernTerminal
import TernUI
import Testing

/// What a stranger does with views in ways that nobody thought of.
@MainActor
@Suite struct StrangerTests {
  // MARK: Popovers and sheets of rows that go

  private struct Going: View {
    @State private var rows = Array(0..<5)
    @State private var shown: Int?

    var body: some View {
      List(rows, id: \.self) { row in
        Button("row \(row)") { shown = row }
          .popover(isPresented: Binding(get: { shown == row }, set: { if !$0 { shown = nil } })) {
            Button("Remove \(row)") { rows.removeAll { $0 == row } }
          }
      }
      Text("shown: \(shown.map { "\($0)" } ?? "none")")
    }
  }

  @Test func aPopoverGoesWithItsRow() {
    let screen = ViewScreen(columns: 40, rows: 12, Going())
    screen.click(on: "row 4")
    screen.press(.enter)
    #expect(!screen.text.contains("row 4") && !screen.text.contains("Remove"))
    #expect(!screen.highlighted.isEmpty)
    screen.click(on: "row 0")
    #expect(screen.text.contains("Remove 0"))
  }

  // MARK: Dialogs over dialogs

  private struct Dialogs: View {
    @State private var isFirst = false
    @State private var isSecond = false
    @State private var isSheet = false
    @State private var log = ""

    var body: some View {
      Button("Start") { isFirst = true }
        .alert("First", isPresented: $isFirst) {
          Button("More") { isSecond = true }
          Button("Cancel", role: .cancel) { log += "c1 " }
        }
        .confirmationDialog("Second", isPresented: $isSecond, titleVisibility: .visible) {
          Button("Sheet") { isSheet = true }
          Button("Back", role: .cancel) { log += "c2 " }
        }
        .sheet(isPresented: $isSheet) {
          Text("The sheet")
          Button("Close") { isSheet = false }
        }
      Text("log: \(log)")
    }
  }

  @Test func dialogsFollowEachOtherIntoASheet() {
    let screen = ViewScreen(columns: 40, rows: 12, VStack { Dialogs() })
    screen.press(.enter)
    screen.click(on: "More")
    #expect(screen.text.contains("Second") && !screen.text.contains("First"))
    screen.click(on: "Back")
    #expect(screen.text.contains("log: c2"))
    screen.press(.enter)
    screen.click(on: "More")
    screen.click(on: "Sheet")
    #expect(screen.text.contains("The sheet") && !screen.text.contains("Second"))
    screen.press(.enter)
    #expect(screen.highlighted == "[ Start ]")
    screen.press(.enter, .escape)
    screen.terminal.letTimeouts()
    #expect(screen.text.contains("log: c2 c1"))
  }

  // MARK: Dates in rows and sheets

  private struct Trip: View {
    @State private var start = Date(timeIntervalSinceReferenceDate: 0)
    @State private var isOpen = false
    @State private var isLater = false

    var body: some View {
      Button("Trip") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          Form {
            Toggle("Later", isOn: $isLater)
            DatePicker(
              "Start", selection: $start,
              in: Date(timeIntervalSinceReferenceDate: isLater ? 86_400 * 40 : 0)...,
              displayedComponents: .date
            )
            .datePickerStyle(.compact)
            Button("Done") { isOpen = false }
          }
        }
        .environment(\.calendar, Self.calendar)
        .environment(\.locale, Locale(identifier: "en_US"))
    }

    private static var calendar: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar
    }
  }

  @Test func theDaysOfAMonthOpenInARowOfASmallSheet() {
    let screen = ViewScreen(columns: 40, rows: 12, Trip())
    screen.press(.enter, .tab, .enter)
    expectGolden(screen.terminal.styledText, "sheet-days-40x12")
    screen.press(.down, .down, .down, .down)
    #expect(screen.highlighted == "29")
    screen.press(.down)
    #expect(screen.text.contains("February 2001") && screen.highlighted == " 5")
    screen.terminal.resize(columns: 24, rows: 8)
    screen.settle()
    screen.press(.right)
    #expect(screen.highlighted == " 6")
    screen.press(.enter, .tab)
    #expect(screen.highlighted == "[ Done ]")
  }

  // MARK: Focus

  private struct Vanishing: View {
    @FocusState private var focus: Int?
    @State private var rows = Array(0..<4)

    var body: some View {
      VStack {
        ForEach(rows, id: \.self) { row in
          TextField("field \(row)", text: .constant("")).focused($focus, equals: row)
        }
        Button("Remove focused") { rows.removeAll { $0 == focus } }
          .keyboardShortcut("d")
        Text("focus: \(focus.map { "\($0)" } ?? "none")")
      }
    }
  }

  @Test func theFocusGoesOnWhenItsFieldGoes() {
    let screen = ViewScreen(columns: 40, rows: 12, Vanishing())
    // The first field has it from the start.
    #expect(screen.text.contains("focus: 0"))
    screen.press(.tab)
    #expect(screen.text.contains("focus: 1"))
    // In a field Ctrl-D deletes a letter: Alt-D is the shortcut there.
    screen.type("\u{1B}d")
    screen.terminal.letTimeouts()
    #expect(!screen.text.contains("field 1"))
    #expect(!screen.text.contains("focus: 1"))
    // What takes its place on the screen has the focus, and the state says so.
    #expect(screen.text.contains("focus: 2"))
  }

  // MARK: Drawings in strange places

  private struct Chart: Shape {
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  }

  @Test func drawingsStandWhereOtherViewsDo() {
    struct Places: View {
      var body: some View {
        List {
          HStack {
            Chart().fill(.red).frame(width: 32, height: 16)
            Text("in a row")
          }
          Button {
          } label: {
            HStack {
              Chart().fill(.blue).frame(width: 32, height: 16); Text("in a button")
            }
          }
          Text("over").overlay { Chart().stroke(.green) }
          Canvas { context, size in
            context.draw(Text("\(Int(size.width))×\(Int(size.height))"), at: CGPoint(x: 40, y: 8))
          }
          .frame(height: 16)
          Chart().frame(width: 0, height: 0)
          Canvas { _, _ in }.frame(width: 16, height: 16).accessibilityLabel("nothing")
        }
        .navigationTitle("Places")
      }
    }
    golden("drawing-places", columns: 40, rows: 12, NavigationStack { Places() }) { screen in
      for size in [(1, 1), (3, 40), (200, 2), (40, 12)] {
        screen.terminal.resize(columns: size.0, rows: size.1)
        screen.settle()
      }
    }
  }

  // MARK: Mistakes

  @Test func aViewWithoutItsObjectLeavesRoomForTheRest() {
    struct Reader: View {
      @EnvironmentObject private var model: StrangerModel
      var body: some View { Text(model.name) }
    }
    withKnownIssue {
      let view = VStack(alignment: .leading) {
        Text("before")
        Reader()
        Button("after") {}
      }
      golden("missing-object", columns: 40, rows: 4, view)
    } matching: {
      "\($0)".contains("StrangerModel")
    }
  }
}

final class StrangerModel: ObservableObject {
  let name = "name"
}
