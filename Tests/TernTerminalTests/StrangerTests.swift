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

  /// A shape without a style has the colour of the text, which is that of the terminal.
  @Test func aShapeWithoutAStyleIsSeen() {
    let view = HStack(spacing: 8) {
      Rectangle().frame(width: 16, height: 16)
      Chart().frame(width: 32, height: 32)
      Circle().foregroundStyle(.red).frame(width: 16, height: 16)
    }
    let screen = ViewScreen(columns: 12, rows: 2, view)
    #expect(screen.text.filter { $0 == "█" }.count >= 2)
    #expect(screen.terminal.line(0).contains("██") || screen.terminal.line(1).contains("██"))
    #expect(screen.terminal.find("▗") != nil || screen.terminal.find("▟") != nil)
  }

  // MARK: Dialogs with too much in them

  private struct Long: View {
    @State private var isAsked = false
    @State private var answer = ""

    var body: some View {
      Button("Ask") { isAsked = true }
        .confirmationDialog("Which one of all of these?", isPresented: $isAsked) {
          ForEach(1..<15, id: \.self) { number in
            Button("Number \(number)") { answer = "\(number)" }
          }
        } message: {
          Text("There are more of them than the screen has lines, and this is long as well.")
        }
      Text("answer: \(answer)")
    }
  }

  @Test func allButtonsOfALongDialogAreReached() {
    let screen = ViewScreen(columns: 40, rows: 12, VStack { Long() })
    screen.press(.enter)
    expectGolden(screen.terminal.styledText, "dialog-long-40x12")
    for _ in 0..<13 { screen.press(.tab) }
    #expect(screen.text.contains("Number 14") && screen.highlighted == "[ Number 14 ]")
    screen.press(.enter)
    #expect(screen.text.contains("answer: 14"))
    screen.press(.enter)
    for _ in 0..<14 { screen.press(.tab) }
    #expect(screen.highlighted == "[ Cancel ]")
  }

  @Test func allOfALongAlertIsReached() {
    struct Alert: View {
      @State private var isShown = true

      var body: some View {
        Text("below").alert("Terms", isPresented: $isShown) {
          Button("Agree") {}
        } message: {
          Text((1...40).map { "word \($0)" }.joined(separator: " "))
        }
      }
    }
    let screen = ViewScreen(columns: 24, rows: 8, Alert())
    #expect(screen.text.contains("Terms") || screen.text.contains("Agree"))
    for _ in 0..<30 { screen.press(.up) }
    #expect(screen.text.contains("Terms"))
    for _ in 0..<40 { screen.press(.down) }
    #expect(screen.text.contains("word 40") && screen.text.contains("[ Agree ]"))
    screen.press(.enter)
    #expect(screen.text.contains("below"))
  }

  private struct Tall: View {
    let isPopover: Bool
    @State private var isSheet = false
    @State private var isAnchored = false
    @State private var log = ""

    private var buttons: some View {
      VStack {
        Text("Choose one")
        ForEach(1..<20, id: \.self) { number in
          Button("Number \(number)") { log += "\(number) " }
        }
        Text("That was all")
      }
    }

    var body: some View {
      VStack {
        Button("Open") { if isPopover { isAnchored = true } else { isSheet = true } }
          .popover(isPresented: $isAnchored) { buttons }
          .sheet(isPresented: $isSheet) { buttons.navigationTitle("Tall") }
        Text("log: \(log)")
      }
    }
  }

  @Test(arguments: [false, true]) func allOfATallSheetIsReached(isPopover: Bool) {
    let screen = ViewScreen(columns: 40, rows: 12, Tall(isPopover: isPopover))
    screen.press(.enter)
    #expect(screen.text.contains("Choose one") && screen.highlighted == "[ Number 1 ]")
    if !isPopover { expectGolden(screen.terminal.styledText, "sheet-tall-40x12") }
    for _ in 0..<18 { screen.press(.tab) }
    #expect(screen.highlighted == "[ Number 19 ]" && screen.text.contains("That was all"))
    screen.press(.enter)
    screen.click(on: "Number 18")
    screen.press(.home)
    #expect(screen.highlighted == "[ Number 1 ]" && screen.text.contains("Choose one"))
    screen.terminal.wheel(20, 6, down: true)
    screen.settle()
    #expect(!screen.text.contains("Choose one"))
    screen.press(.escape)
    screen.terminal.letTimeouts()
    #expect(screen.text.contains("log: 19 18"))
  }

  // MARK: Popovers with controls

  @Test func aFormInAPopoverIsUsedOnASmallScreen() {
    struct Filter: View {
      @State private var isShown = false
      @State private var words = ""
      @State private var kind = 0
      @State private var isOn = false

      var body: some View {
        VStack {
          Button("Filter") { isShown = true }
            .popover(isPresented: $isShown) {
              Form {
                TextField("Words", text: $words)
                Picker("Kind", selection: $kind) {
                  ForEach(0..<12, id: \.self) { Text("kind \($0)").tag($0) }
                }
                .pickerStyle(.inline)
                Toggle("Exact", isOn: $isOn)
                Button("Done") { isShown = false }
              }
            }
          Text("\(words), \(kind), \(isOn)")
        }
      }
    }
    let screen = ViewScreen(columns: 40, rows: 12, Filter())
    screen.press(.enter)
    screen.type("ab")
    expectGolden(screen.terminal.styledText, "popover-form-40x12")
    screen.press(.tab, .down, .down, .tab, .enter, .tab)
    #expect(screen.highlighted == "[ Done ]")
    screen.press(.enter)
    #expect(screen.text.contains("ab, 2, true"))
  }

  // MARK: Files

  @Test func filesAreChosenOnASmallScreen() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString, directoryHint: .isDirectory
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "birds"), withIntermediateDirectories: true
    )
    for name in ["a.txt", "b.json", "c.png", "한글 파일.txt"] {
      try Data().write(to: folder.appending(path: name))
    }
    struct Opener: View {
      @State private var isOpen = false
      @State private var name = ""

      var body: some View {
        VStack {
          Button("Open") { isOpen = true }
            .fileImporter(isPresented: $isOpen, allowedContentTypes: [.text]) { result in
              name = (try? result.get().lastPathComponent) ?? "none"
            }
          Text("file: \(name)")
        }
      }
    }
    let screen = ViewScreen(columns: 40, rows: 14, Opener().fileDialogDefaultDirectory(folder))
    screen.press(.enter)
    // The name of the folder is another each time.
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.contains("Up") else { return String(line) }
      return String(line.map { $0.isHexDigit || $0 == "-" ? "x" : $0 })
    }
    expectGolden(lines.joined(separator: "\n"), "files-40x14")
    screen.click(on: "한글")
    #expect(screen.text.contains("file: 한글 파일.txt"))
  }

  // MARK: Commands and the focus

  @Test func aCommandActsOnWhatHasTheFocus() {
    struct Clear: Commands {
      @FocusedBinding(\.strangerText) private var text

      var body: some Commands {
        CommandMenu("Text") {
          Button("Shout") { text = text?.uppercased() }
            .keyboardShortcut("j").disabled(text == nil)
        }
      }
    }
    struct Fields: View {
      @State private var first = "a"
      @State private var second = "b"

      var body: some View {
        VStack {
          TextField("First", text: $first).focusedValue(\.strangerText, $first)
          TextField("Second", text: $second).focusedValue(\.strangerText, $second)
          Button("Else") {}
        }
      }
    }
    let scene = WindowGroup { Fields() }.commands { Clear() }
    let screen = ViewScreen(columns: 20, rows: 4, scene._rootView)
    screen.press(.tab)
    screen.type("\u{0A}")
    #expect(screen.text.contains("B") && screen.text.contains("a"))
    screen.press(.tab)
    screen.type("\u{0A}")
    #expect(screen.text.contains("a"))
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

extension FocusedValues {
  @Entry fileprivate var strangerText: Binding<String>?
}
