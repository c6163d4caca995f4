import TernTerminal
import TernUI
import Testing

/// Long forms and grids from side to side, whose rows are mounted when they come near what is seen.
@MainActor
@Suite struct LazyFormTests {
  private final class Log {
    var mounted: Set<Int> = []
    var gone: Set<Int> = []
  }

  private struct Row: View {
    let number: Int
    let log: Log
    @State private var taps = 0

    var body: some View {
      Button("row \(String(number))\(taps > 0 ? ", \(taps)" : "")") { taps += 1 }
        .buttonStyle(.plain)
        .onAppear { log.mounted.insert(number) }
        .onDisappear { log.gone.insert(number) }
    }
  }

  @Test func rowsOfAFormAreMountedWhenTheyComeNear() {
    let log = Log()
    let form = Form {
      Text("All of them")
      Section("Rows") { ForEach(0..<1_000) { Row(number: $0, log: log) } }
    }
    let app = ViewScreen(columns: 20, rows: 10, form)
    #expect(app.text.contains("All of them") && app.text.contains("row 0"))
    #expect(log.mounted == Set(0..<50))
    app.press(.enter, .end)
    #expect(app.highlighted == "row 999")
    #expect(log.mounted.count < 100)
    #expect(log.gone == Set(0..<50))
    app.press(.home)
    #expect(app.highlighted == "row 0, 1")
  }

  @Test func rowsOfAFormInColumnsAreMountedAtOnce() {
    struct Fields: View {
      let isInColumns: Bool
      let log: Log

      var body: some View {
        if isInColumns { form.formStyle(.columns) } else { form }
      }

      private var form: some View {
        Form {
          ForEach(0..<100) { number in
            TextField(text: .constant("x")) { Text(number == 99 ? "The widest" : "No") }
              .onAppear { log.mounted.insert(number) }
          }
        }
      }
    }
    let log = Log()
    let app = ViewScreen(columns: 30, rows: 10, Fields(isInColumns: true, log: log))
    #expect(log.mounted == Set(0..<100))
    // The labels end where the widest does.
    #expect(app.text.hasPrefix("        No"))
    let others = Log()
    _ = ViewScreen(columns: 30, rows: 10, Fields(isInColumns: false, log: others))
    #expect(others.mounted == Set(0..<50))
  }

  @Test func aFormThatTakesAnotherStyleHasAllItsRows() {
    struct Styled: View {
      @State private var isInColumns = false
      let log: Log

      var body: some View {
        let name = isInColumns ? AnyFormStyle.columns : AnyFormStyle.automatic
        VStack(alignment: .leading) {
          Button("Change") { isInColumns.toggle() }
          Form { ForEach(0..<200) { Row(number: $0, log: log) } }.styled(name)
        }
      }
    }
    let log = Log()
    let app = ViewScreen(columns: 30, rows: 10, Styled(log: log))
    #expect(log.mounted == Set(0..<50))
    app.press(.enter)
    #expect(log.mounted == Set(0..<200))
  }

  // MARK: - The focus

  private enum Field: Hashable {
    case name(Int)
    case last
  }

  private struct Fields: View {
    @State private var names = (0..<400).map { "name \($0)" }
    @FocusState private var number: Int?
    @FocusState private var field: Field?
    let log: Log

    var body: some View {
      VStack(alignment: .leading) {
        Button("By id") { number = 300 }
        Button("By case") { field = .name(350) }
        Button("The last") { field = .last }
        Text(verbatim: "\(names.joined().count)")
        Form {
          ForEach(0..<400) { index in
            TextField("Name", text: $names[index])
              .focused($number, equals: index)
              .focused($field, equals: index == 399 ? .last : .name(index))
              .onAppear { log.mounted.insert(index) }
          }
        }
      }
    }
  }

  @Test func aStateMovesTheFocusToARowThatIsNotMounted() {
    let log = Log()
    let app = ViewScreen(columns: 30, rows: 14, Fields(log: log))
    app.click(on: "By id")
    app.type("!")
    #expect(app.text.contains("name 300!"))
    // That row has the id which was asked for; the others near it are in sight.
    #expect(log.mounted.count < 100)
    app.click(on: "By case")
    app.type("?")
    #expect(app.text.contains("name 350?"))
    app.click(on: "The last")
    app.type("%")
    #expect(app.text.contains("name 399%"))
    app.click(on: "By id")
    app.type("&")
    #expect(app.text.contains("name 300!&"))
  }

  /// What stands for a value may be another row by the time the focus is to go there.
  @Test func aStateMovesTheFocusToTheRowThatStandsForItsValueNow() {
    struct Shifting: View {
      @State private var names = (0..<60).map { "name \($0)" }
      @State private var shift = 0
      @FocusState private var place: Int?

      var body: some View {
        VStack(alignment: .leading) {
          Button("Shift") { shift += 1 }
          Button("Go") { place = 1_003 }
          List(0..<60) { index in
            TextField("Name", text: $names[index]).focused($place, equals: 1_000 + index + shift)
          }
        }
      }
    }
    let app = ViewScreen(columns: 30, rows: 6, Shifting())
    // The first rows leave, and stand for other values while they are far.
    for _ in 0..<60 { app.terminal.wheel(5, 4, down: true) }
    app.settle()
    #expect(app.text.contains("name 59"))
    app.click(on: "Shift")
    app.click(on: "Shift")
    app.click(on: "Go")
    app.type("!")
    #expect(app.text.contains("name 1!"))
  }

  @Test func tabGoesThroughRowsThatAreNotMounted() {
    let log = Log()
    let app = ViewScreen(
      columns: 20, rows: 10, Form { ForEach(0..<300) { Row(number: $0, log: log) } })
    #expect(app.highlighted == "row 0")
    app.press(.backTab)
    #expect(app.highlighted == "row 299")
    #expect(log.mounted.count < 150)
    app.press(.tab)
    #expect(app.highlighted == "row 0")
    for _ in 0..<60 { app.press(.tab) }
    #expect(app.highlighted == "row 60")
  }

  @Test func tabFindsAFieldBehindManyRowsWithoutAny() {
    let form = Form {
      Button("First") {}
      ForEach(0..<400) { number in
        if number == 390 { Button("Far") {} } else { Text("row \(number)") }
      }
      Button("Last") {}
    }
    let app = ViewScreen(columns: 20, rows: 10, form)
    app.press(.tab)
    #expect(app.highlighted.contains("Far"))
    app.press(.tab)
    #expect(app.highlighted.contains("Last"))
    app.press(.backTab, .backTab)
    #expect(app.highlighted.contains("First"))
  }

  // MARK: - Grids from side to side

  @Test func cellsOfAGridFromSideToSideAreMountedWhenTheyComeNear() {
    let log = Log()
    let grid = ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(), GridItem(), GridItem()]) {
        ForEach(0..<3_000) { Row(number: $0, log: log) }
      }
    }
    func first(_ app: ViewScreen) -> [String] {
      app.text.split(separator: "\n").prefix(3).map { line in
        String(
          line.drop { $0 != "r" }.prefix { $0 != "," }.split(separator: " ").prefix(2)
            .joined(separator: " "))
      }
    }
    let app = ViewScreen(columns: 40, rows: 4, grid)
    #expect(first(app) == ["row 0", "row 1", "row 2"])
    #expect(log.mounted.isSuperset(of: 0..<36) && log.mounted.count < 60)
    app.press(.end)
    #expect(app.text.contains("row 2999") && app.text.contains("row 2997"))
    #expect(log.mounted.count < 200 && log.gone.contains(0))
    app.press(.enter, .home)
    #expect(first(app) == ["row 0", "row 1", "row 2"])
    #expect(log.mounted.count < 200)
    app.press(.end)
    #expect(app.text.contains("row 2999, 1"))
  }

  @Test func aGridFromSideToSideStandsAsItDoesWithAllItsCells() {
    // Cells of other widths than the first ones, seen from column to column.
    struct Cells: View {
      let isLazy: Bool
      var body: some View {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(), GridItem()]) {
            if isLazy {
              ForEach(0..<300) { Text(String(repeating: "\($0) ", count: 1 + $0 % 3)) }
            } else {
              ForEach(0..<40) { Text(String(repeating: "\($0) ", count: 1 + $0 % 3)) }
            }
          }
        }
      }
    }
    let lazy = ViewScreen(columns: 60, rows: 3, Cells(isLazy: true))
    let all = ViewScreen(columns: 60, rows: 3, Cells(isLazy: false))
    #expect(lazy.text.contains("0") && lazy.text == all.text)
  }

  // MARK: - As if all rows were there

  private enum Kind: CaseIterable { case form, sections, list, grid, strip }

  /// Rows of one size, all of them there or only those that are near.
  private struct Rows: View {
    let kind: Kind
    let isLazy: Bool

    var body: some View {
      switch kind {
      case .form: Form { rows { Button("row \($0)") {} } }
      case .sections:
        Form {
          Section("One") { rows { Button("row \($0)") {} } }
          Section("Two") { Button("last") {} }
        }
      case .list: List { rows { Button("row \($0)") {} } }
      case .grid:
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(), GridItem(), GridItem()]) { rows { Text("cell \($0)") } }
        }
      case .strip:
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem()], spacing: 24) { rows { Text("cell \($0)") } }
        }
      }
    }

    @ViewBuilder private func rows(
      @ViewBuilder _ content: @escaping (String) -> some View
    ) -> some View {
      if isLazy {
        ForEach(100..<400) { content("\($0)") }
      } else {
        // Fifty are there at once.
        ForEach(2..<8) { part in
          ForEach(part * 50..<part * 50 + 50, id: \.self) { content("\($0)") }
        }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  private func theScreenIsAsIfAllRowsWereThere(_ kind: Kind) {
    var random = Random(state: 5)
    let keys: [VirtualTerminal.Key] = [
      .up, .down, .left, .right, .tab, .backTab, .pageUp, .pageDown, .pageDown, .home, .end,
    ]
    let lazy = ViewScreen(columns: 40, rows: 8, Rows(kind: kind, isLazy: true))
    let all = ViewScreen(columns: 40, rows: 8, Rows(kind: kind, isLazy: false))
    var history: [String] = []
    for _ in 0..<120 {
      let key = keys.randomElement(using: &random) ?? .down
      history.append("\(key)")
      lazy.press(key)
      all.press(key)
      #expect(lazy.text == all.text, "\(history)")
      #expect(lazy.highlighted == all.highlighted, "\(history)")
      if lazy.text != all.text { return }
    }
  }
}

private enum AnyFormStyle { case automatic, columns }

extension View {
  @ViewBuilder fileprivate func styled(_ style: AnyFormStyle) -> some View {
    // One type, so that the form stays what it is.
    formStyle(NamedStyle(_name: style == .columns ? "columns" : nil))
  }
}

private struct NamedStyle: FormStyle {
  let _name: String?
}
