import Foundation
import TernTerminal
import TernUI
import Testing

/// Views of all kinds on the terminal, through the view graph.
@MainActor
@Suite struct ControlViewTests {
  private typealias App = ViewScreen

  private struct Settings: View {
    @State private var volume = 0.5
    @State private var cups = 2
    @State private var day = Date(timeIntervalSinceReferenceDate: 0)
    @State private var ink = Color.red
    @State private var size = "M"
    @State private var notes = "one\ntwo"
    @State private var isOpen = false

    var body: some View {
      Form {
        Section("Numbers") {
          Slider(value: $volume) { Text("Volume") }
          Stepper("Cups: \(cups)", value: $cups, in: 0...3)
          ProgressView("Brewing", value: 0.75)
          ProgressView("Heating")
          Gauge(value: 90, in: 0...100) {
            Text("Water")
          } currentValueLabel: {
            Text("90 °C")
          }
        }
        Section("Choices") {
          DatePicker("Day", selection: $day, displayedComponents: .date)
            .environment(\.calendar, Self.calendar)
          ColorPicker("Ink", selection: $ink)
          Picker("Size", selection: $size) {
            ForEach(["S", "M", "L"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          Menu("Order") {
            Button("Now") { cups = 0 }
          }
        }
        DisclosureGroup("More", isExpanded: $isOpen) { Text("hidden until now") }
        TextEditor(text: $notes)
      }
    }

    private static var calendar: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
      return calendar
    }
  }

  @Test(arguments: [(60, 24), (40, 12), (120, 30)])
  func allKindsOfControls(columns: Int, rows: Int) {
    let app = App(columns: columns, rows: rows, Settings())
    expectGolden(app.text, "controls-\(columns)x\(rows)")
  }

  private struct Cards: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Order").font(.title).padding(.horizontal, 8).border(Color.blue)
        Grid(alignment: .leading, horizontalSpacing: 16) {
          GridRow {
            Text("Drink")
            Text("Price")
          }
          Divider()
          GridRow {
            Text("카페 라떼")
            Text("5,000")
          }
        }
        GroupBox("Total") {
          HStack {
            Text("**5,000** [won](https://example.org)")
            Spacer()
            Text("now").foregroundStyle(.red).background(Color.yellow)
          }
        }
        Rectangle().fill(Color.green).frame(width: 40, height: 16)
          .overlay(alignment: .trailing) { Text("!") }
        ViewThatFits {
          Text("A sentence that needs a great deal of room to be read as a whole")
          Text("Short")
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))]) {
          ForEach(1..<8) { Text("cell \($0)") }
        }
      }
    }
  }

  @Test(arguments: [(40, 16), (80, 16)])
  func arrangements(columns: Int, rows: Int) {
    expectGolden(
      App(columns: columns, rows: rows, Cards()).text, "arrangements-\(columns)x\(rows)"
    )
  }

  private struct Layers: View {
    @State private var isCovered = false
    @State private var isInspected = false
    @State private var isPopped = false

    var body: some View {
      List {
        Button("Cover") { isCovered = true }
        Button("Inspect") { isInspected.toggle() }
        Button("Pop over") { isPopped = true }
        Text("Latte").contextMenu { Button("Copy") {} }
      }
      .fullScreenCover(isPresented: $isCovered) {
        VStack {
          Text("All of it")
          Button("Close") { isCovered = false }
        }
        .interactiveDismissDisabled()
      }
      .inspector(isPresented: $isInspected) { Text("Beside") }
      .popover(isPresented: $isPopped) { Text("Over") }
    }
  }

  @Test func layersComeAndGo() {
    let app = App(columns: 60, rows: 8, Layers())
    app.press(.enter, .escape)
    #expect(app.text.contains("All of it") && !app.text.contains("Inspect"))
    app.press(.enter, .down, .enter)
    expectGolden(app.text, "inspector-60x8")
    app.press(.enter, .down, .enter)
    #expect(app.text.contains("Over") && !app.text.contains("Beside"))
    app.press(.escape, .down, .enter)
    #expect(app.highlighted == "Copy")
    app.press(.enter)
    #expect(app.highlighted == "Latte")
  }

  @Test func controlsChangeTheirState() {
    let app = App(rows: 24, Settings())
    app.press(.right)
    #expect(app.text.contains("0.55"))
    app.press(.tab, .right, .right)
    #expect(app.text.contains("Cups: 3 "))
    app.press(.tab, .tab, .right)
    #expect(app.text.contains("■ orange"))
    app.press(.tab, .right)
    #expect(app.text.contains("M [L]"))
    app.press(.tab, .enter, .enter)
    #expect(app.text.contains("Cups: 0 "))
    app.press(.tab, .enter)
    #expect(app.text.contains("▾ More\n") && app.text.contains("hidden until now"))
    app.press(.tab, .enter)
    app.type("three")
    #expect(app.text.contains("two\nthree"))
  }

  private struct Login: View {
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var password = ""

    enum Field { case name, password }

    var body: some View {
      VStack {
        Button("Sign in") { field = name.isEmpty ? .name : .password }
        TextField("Name", text: $name).focused($field, equals: .name)
          .onSubmit { field = .password }
        SecureField("Password", text: $password).focused($field, equals: .password)
        Text("at \(field.map { "\($0)" } ?? "none"), \(password.count) characters")
      }
    }
  }

  @Test func focusFollowsTheState() {
    let app = App(columns: 30, rows: 4, Login())
    app.press(.enter)
    #expect(app.text.contains("at name"))
    app.type("kim")
    app.press(.enter)
    #expect(app.text.contains("at password"))
    app.type("secret")
    #expect(app.text.contains("••••••") && app.text.contains("6 characters"))
    app.press(.backTab, .backTab)
    #expect(app.text.contains("at none"))
  }

  private struct Drinks: View {
    @State private var drinks = ["Latte", "Mocha", "Tea"]
    @State private var chosen: Set<String> = []
    @State private var mode = EditMode.inactive

    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          ForEach(drinks, id: \.self) { Text($0) }
            .onDelete { drinks.remove(atOffsets: $0) }
            .onMove { drinks.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Drinks")
        .toolbar { Button(mode == .active ? "Done" : "Edit") { toggle() } }
        .environment(\.editMode, $mode)
      }
    }

    private func toggle() { mode = mode == .active ? .inactive : .active }
  }

  @Test func rowsAreEdited() {
    let app = App(columns: 24, rows: 9, Drinks())
    #expect(app.terminal.line(2) == "[ ] Latte")
    app.press(.space)
    #expect(app.terminal.line(2) == "[x] Latte")
    app.press(.alternateDown)
    #expect(app.terminal.line(2) == "[ ] Mocha" && app.terminal.line(3) == "[x] Latte")
    #expect(app.highlighted == "[x] Latte")
    app.click(on: "Edit")
    expectGolden(app.text, "edit-24x9")
    app.click(on: "Tea")
    app.press(.delete)
    #expect(!app.text.contains("Tea"))
  }

  private struct Home: View {
    @State private var tab = 0
    @State private var text = ""

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          List(["Latte", "Mocha"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
            Text($0)
          }
          .navigationTitle("Drinks")
          .searchable(text: $text)
        }
        .tabItem { Label("Drinks", systemImage: "star") }
        .tag(0)
        Text("Nothing yet").tabItem { Text("Orders") }.tag(1).badge(2)
      }
    }
  }

  @Test func tabsAndSearch() {
    let app = App(columns: 40, rows: 12, Home())
    expectGolden(app.text, "tabs-40x12")
    app.press(.tab)
    app.click(on: "Search")
    app.type("Mo")
    #expect(app.text.contains("Mocha") && !app.text.contains("Latte"))
    app.press(.controlPageDown)
    #expect(app.text.contains("Nothing yet") && app.text.contains("[Orders (2)]"))
  }

  private struct Mail: View {
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $chosen) { Text($0) }
          .navigationTitle("Boxes")
      } detail: {
        Text(chosen ?? "none").navigationTitle("Letters")
      }
    }
  }

  @Test func splitViewShowsBothOrOne() {
    let app = App(columns: 64, rows: 8, Mail())
    app.press(.down, .enter)
    expectGolden(app.text, "split-64x8")
    app.terminal.resize(columns: 40, rows: 8)
    app.settle()
    #expect(app.text.contains("Inbox") || app.text.contains("Letters"))
    app.press(.escape)
    #expect(app.text.contains("Inbox") && !app.text.contains("Letters"))
    app.press(.enter)
    #expect(app.text.contains("Letters") && app.text.contains("‹ Back"))
  }

  private struct Measured: View {
    var body: some View {
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) points") }
    }
  }

  @Test func geometryReaderKnowsItsRoom() {
    let app = App(columns: 20, rows: 3, Measured())
    #expect(app.text == "160 points")
    app.terminal.resize(columns: 30, rows: 3)
    app.settle()
    #expect(app.text == "240 points")
  }

  private struct Prices: View {
    private struct Drink: Identifiable {
      var id: String
      var price: String
    }

    var body: some View {
      Table([Drink(id: "Latte", price: "5"), Drink(id: "카페 모카", price: "6")]) {
        TableColumn("Drink") { Text($0.id) }
        TableColumn("Price") { Text($0.price) }
      }
    }
  }

  @Test func tableOfViews() {
    expectGolden(App(columns: 40, rows: 6, Prices()).text, "table-40x6")
  }

  private struct Rows: View {
    @State private var taps = 0

    var body: some View {
      NavigationStack {
        List {
          NavigationLink {
            Text("Detail")
          } label: {
            HStack {
              Button("Tap \(taps)") { taps += 1 }.buttonStyle(.plain)
              Text("Row")
            }
          }
        }
        .navigationTitle("Rows")
      }
    }
  }

  @Test func buttonsInLinksAreReached() {
    let app = App(columns: 20, rows: 6, Rows())
    app.press(.right, .enter)
    #expect(app.text.contains("Tap 1 Row"))
    app.click(on: "Tap")
    #expect(app.text.contains("Tap 2 Row"))
    app.press(.left, .enter)
    #expect(app.text.contains("Detail"))
  }

  private struct TappedRows: View {
    @State private var words = "-"

    var body: some View {
      VStack {
        Text(words)
        List {
          HStack {
            Text("Row")
            Button("Inner") { words = "inner" }
          }
          .onTapGesture { words = "row" }
          Button {
            words = "outer"
          } label: {
            HStack {
              Text("Outer")
              Button("Nested") { words = "nested" }
            }
          }
        }
      }
    }
  }

  @Test(arguments: ["Inner", "Row", "Nested", "Outer"])
  func clickIsForWhatIsUnderIt(label: String) {
    let app = App(columns: 30, rows: 6, TappedRows())
    app.click(on: label)
    #expect(app.terminal.line(0).contains(label.lowercased()))
  }

  @Test func buttonsInTappedRowsAreReached() {
    let app = App(columns: 30, rows: 6, TappedRows())
    var seen: [String] = []
    app.press(.enter)
    seen.append(app.terminal.line(0))
    app.press(.right, .enter)
    seen.append(app.terminal.line(0))
    app.press(.tab, .enter)
    seen.append(app.terminal.line(0))
    app.press(.right, .enter)
    seen.append(app.terminal.line(0))
    let words = seen.map { $0.filter { $0 != " " } }
    #expect(words == ["row", "inner", "outer", "nested"])
  }
}
