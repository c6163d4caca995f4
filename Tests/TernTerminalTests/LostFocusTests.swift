import TernTerminal
import TernUI
import Testing

/// What has the focus goes, is replaced or is left while it is out of sight and the rows beside it are far.
@MainActor
@Suite struct LostFocusTests {
  enum Around: CaseIterable { case form, list, stack }

  private final class Handles {
    var numbers: Binding<[Int]>?
    var focus: ((Int) -> Void)?
    var scroll: ((Int) -> Void)?
  }

  private struct Screen<Row: View>: View {
    let around: Around
    let handles: Handles
    @ViewBuilder let row: (Int, FocusState<Int?>.Binding) -> Row
    @State private var numbers = Array(0..<300)
    @FocusState private var focus: Int?

    var body: some View {
      let _ = handles.numbers = $numbers
      let _ = handles.focus = { focus = $0 }
      ScrollViewReader { proxy in
        let _ = handles.scroll = { proxy.scrollTo($0, anchor: .top) }
        switch around {
        case .form:
          Form {
            Section("First") { Text("first") }
            Section("Numbers") { rows }
          }
        case .list: List { rows }
        case .stack: ScrollView { LazyVStack(alignment: .leading) { rows } }
        }
      }
    }

    private var rows: some View { ForEach(numbers, id: \.self) { row($0, $focus) } }
  }

  /// A screen on which a row has the focus, scrolled far away from it.
  private func screen(
    _ around: Around, focus: Int, wheelDown: Bool = true, _ handles: Handles,
    @ViewBuilder row: @escaping (Int, FocusState<Int?>.Binding) -> some View
  ) -> ViewScreen {
    let app = ViewScreen(
      columns: 30, rows: 12, Screen(around: around, handles: handles, row: row))
    handles.focus?(focus)
    app.settle()
    #expect(app.highlighted.contains("row \(focus) "), "\(app.text)")
    for _ in 0..<90 {
      app.terminal.wheel(14, 6, down: wheelDown)
      app.settle()
    }
    #expect(app.highlighted == "", "\(app.text)")
    return app
  }

  /// The next that can have the focus gets it when a row is removed, wherever that is.
  @Test(arguments: Around.allCases) func theNextRowGetsTheFocusOfARemovedOne(_ around: Around) {
    for (removed, next) in [(3...3, 4), (3...5, 6), (3...70, 71)] {
      let handles = Handles()
      let app = screen(around, focus: 3, handles) { number, focus in
        Button("row \(number) ") {}.focused(focus, equals: number)
      }
      handles.numbers?.wrappedValue.removeAll { removed.contains($0) }
      app.settle()
      #expect(app.highlighted.contains("row \(next) "), "\(removed)\n\(app.text)")
    }
  }

  /// Rows that cannot have the focus are passed, and those that come elsewhere do not count.
  @Test(arguments: Around.allCases) func rowsOfTextAreNoPlaceToGoOn(_ around: Around) {
    let handles = Handles()
    let app = screen(around, focus: 20, handles) { number, focus in
      if number % 20 == 0 {
        Button("row \(number) ") {}.focused(focus, equals: number)
      } else {
        Text("text \(number)")
      }
    }
    handles.numbers?.wrappedValue.removeAll { $0 == 20 }
    handles.numbers?.wrappedValue.insert(contentsOf: [1_000, 1_001, 1_020], at: 0)
    app.settle()
    #expect(app.highlighted.contains("row 40 "), "\(app.text)")
  }

  /// After the last row the one before it is next, in a form however far that is.
  @Test(arguments: Around.allCases) func theRowBeforeGetsTheFocusOfTheLastOne(_ around: Around) {
    let gap = around == .form ? 120 : 20
    let handles = Handles()
    let app = screen(around, focus: 290, wheelDown: false, handles) { number, focus in
      if number % 5 == 0, number <= 290 - gap || number == 290 {
        Button("row \(number) ") {}.focused(focus, equals: number)
      } else {
        Text("text \(number)")
      }
    }
    handles.numbers?.wrappedValue.removeAll { $0 == 290 }
    app.settle()
    #expect(app.highlighted.contains("row \(290 - gap) "), "\(app.text)")
  }

  /// Where the app scrolls to counts more than where the focus goes, and an arrow goes on from there.
  @Test(arguments: Around.allCases) func aScrollOfTheAppStays(_ around: Around) {
    let handles = Handles()
    let app = screen(around, focus: 3, handles) { number, focus in
      Button("row \(number) ") {}.focused(focus, equals: number).id(number)
    }
    handles.numbers?.wrappedValue.removeAll { $0 == 3 }
    handles.scroll?(150)
    app.settle()
    #expect(app.terminal.find("row 150 ")?.row == 0, "\(app.text)")
    #expect(app.highlighted == "")
    app.press(.down)
    #expect(app.highlighted.contains("row 5 "), "\(app.text)")
  }

  /// What a key replaces out of sight hands the focus on to the next row.
  @Test(arguments: Around.allCases) func theNextRowGetsTheFocusOfWhatAKeyReplaces(
    _ around: Around
  ) {
    struct Row: View {
      let number: Int
      let focus: FocusState<Int?>.Binding
      @State private var isOn = false

      var body: some View {
        if isOn {
          HStack {
            Button("on \(number)") {}
            Button("more") {}
          }
        } else {
          Button("row \(number) ") { isOn = true }.focused(focus, equals: number)
        }
      }
    }
    let app = screen(around, focus: 3, Handles()) { Row(number: $0, focus: $1) }
    app.press(.space)
    #expect(app.highlighted.contains("row 4 "), "\(app.text)")
    app.terminal.wheel(14, 6, down: false)
    #expect(app.text.contains("on 3"), "\(app.text)")
  }

  /// An arrow goes to the next row, also from the first of several things in one.
  @Test(arguments: Around.allCases) func anArrowLeavesARowOfSeveralThings(_ around: Around) {
    for (key, next) in [(VirtualTerminal.Key.down, 71), (.up, 69)] {
      let app = screen(around, focus: 70, wheelDown: key == .down, Handles()) { number, focus in
        HStack {
          Button("row \(number) ") {}.focused(focus, equals: number)
          Button("more") {}
        }
      }
      app.press(key)
      #expect(app.highlighted.contains("row \(next) "), "\(app.text)")
    }
  }
}
