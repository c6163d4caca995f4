import TernTerminal
import TernUI
import Testing

/// Rows that are scrolled far away and are changed there.
@MainActor
@Suite struct FarRowTests {
  private final class Log {
    var inSight: [String: Int] = [:]
    var running: Set<String> = []

    func change(_ name: String, by step: Int) { inSight[name, default: 0] += step }
    var seen: Set<String> { Set(inSight.filter { $0.value != 0 }.keys) }
  }

  private struct Screen<Row: View>: View {
    @State private var isOther = false
    @FocusState private var focus: Int?
    let row: (Int, Bool, FocusState<Int?>.Binding) -> Row

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Other") { isOther.toggle() }
        Button("Focus") { focus = 1_003 }
        Button("Both") {
          isOther.toggle()
          focus = 1_003
        }
        List(0..<200) { row($0, isOther, $focus) }
      }
    }
  }

  private func scrollAway(_ app: ViewScreen) {
    for _ in 0..<150 { app.terminal.wheel(14, 6, down: true) }
    app.settle()
    #expect(!app.text.contains("row 3 "))
  }

  private func scrollBack(_ app: ViewScreen) {
    for _ in 0..<300 { app.terminal.wheel(14, 6, down: false) }
    app.settle()
  }

  /// What comes into a row while it is far appears when the row comes near.
  @Test(arguments: [true, false]) func whatComesIntoAFarRowAppearsLater(_ isWatched: Bool) async {
    func settle() async { for _ in 0..<100 { await Task.yield() } }
    let log = Log()
    let screen = Screen { number, isOther, _ in
      Group {
        if isOther {
          Button("row \(number) other") {}
            .onAppear { log.change("other \(number)", by: 1) }
            .onDisappear { log.change("other \(number)", by: -1) }
            .task {
              log.running.insert("other \(number)")
              let (stream, _) = AsyncStream<Void>.makeStream()
              for await _ in stream {}
              log.running.remove("other \(number)")
            }
        } else {
          Button("row \(number) first") {}
            .onAppear { log.change("first \(number)", by: 1) }
            .onDisappear { log.change("first \(number)", by: -1) }
        }
      }
      .modifier(Watching(isOther: isOther, isWatched: isWatched))
    }
    let app = ViewScreen(columns: 30, rows: 14, screen)
    scrollAway(app)
    #expect(!log.seen.contains("first 3"))
    app.click(on: "Other")
    await settle()
    #expect(log.seen.allSatisfy { $0.hasPrefix("other") })
    #expect(!log.seen.contains("other 3") && !log.running.contains("other 3"))
    #expect(log.running == log.seen)
    scrollBack(app)
    await settle()
    #expect(app.text.contains("row 3 other"))
    #expect(log.inSight["other 3"] == 1)
    #expect(log.running == log.seen)
    scrollAway(app)
    await settle()
    #expect(log.inSight["other 3"] == 0)
    #expect(log.running == log.seen)
  }

  private struct Watching: ViewModifier {
    let isOther: Bool
    let isWatched: Bool
    func body(content: Content) -> some View {
      if isWatched { content.onChange(of: isOther) {} } else { content }
    }
  }

  /// A focus state finds a field that came into a row while it was far.
  @Test(arguments: [true, false]) func theFocusGoesToWhatCameIntoAFarRow(_ isWatched: Bool) {
    for button in ["Other", "Both"] {
      let screen = Screen { number, isOther, focus in
        Group {
          if isOther {
            Button("row \(number) field") {}
              .focused(focus, equals: 1_000 + number)
          } else {
            Text("row \(number) ")
          }
        }
        .modifier(Watching(isOther: isOther, isWatched: isWatched))
      }
      let app = ViewScreen(columns: 30, rows: 14, screen)
      scrollAway(app)
      app.click(on: button)
      if button == "Other" { app.click(on: "Focus") }
      #expect(app.text.contains("row 3 field"), "\(button)\n\(app.text)")
      #expect(app.highlighted.contains("row 3 field"), "\(button) \(app.highlighted)")
    }
  }

  /// Of rows with the same id, the one counts that the focus state is tied to.
  @Test(arguments: [true, false]) func aStateFindsItsRowAmongOthersWithTheSameID(_ isForm: Bool) {
    struct Fields: View {
      let isForm: Bool
      @FocusState private var focus: Int?

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Focus") { focus = 120 }
          if isForm { Form { rows } } else { List { rows } }
        }
      }

      @ViewBuilder private var rows: some View {
        Section("Words") { ForEach(0..<150) { Text("word \($0)") } }
        Section("Fields") {
          ForEach(0..<150) {
            Button("field \($0)") {}.focused($focus, equals: $0)
          }
        }
      }
    }
    let app = ViewScreen(columns: 30, rows: 12, Fields(isForm: isForm))
    app.click(on: "Focus")
    #expect(app.highlighted.contains("field 120"), "\(app.text)")
  }

  /// Single rows that come among rows which are there are seen, each of them.
  @Test func singleRowsThatComeInSightAreSeen() {
    struct Growing: View {
      @State private var numbers = Array(0..<300)

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Insert") {
            for place in [58, 56, 54] { numbers.insert(1_000 + place, at: place) }
          }
          List(numbers, id: \.self) { Text(verbatim: "row \($0)") }
        }
      }
    }
    let app = ViewScreen(columns: 30, rows: 12, Growing())
    for _ in 0..<17 { app.terminal.wheel(14, 6, down: true) }
    app.settle()
    #expect(app.text.contains("row 52") && app.text.contains("row 60"))
    app.click(on: "Insert")
    let rows = app.text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
    #expect(rows == [51, 52, 53, 1_054, 54, 55, 1_056, 56, 57, 1_058, 58])
  }

  /// An arrow goes on from what has the focus, also where that is out of sight.
  @Test(arguments: [true, false]) func anArrowGoesOnFromAFocusOutOfSight(_ isForm: Bool) {
    struct Rows: View {
      let isForm: Bool
      var body: some View {
        if isForm { Form { rows } } else { List { rows } }
      }
      private var rows: some View { ForEach(0..<300) { Button("row \($0)") {} } }
    }
    let app = ViewScreen(columns: 30, rows: 12, Rows(isForm: isForm))
    #expect(app.highlighted.contains("row 0"))
    for _ in 0..<70 { app.terminal.wheel(14, 6, down: true) }
    app.press(.down)
    #expect(app.highlighted.contains("row 1 "), "\(app.highlighted)")
  }

  /// Rows that are still to come count where it is asked which is the last.
  @Test func onlyTheLastRowIsShownAtTheEnd() {
    struct Rows: View {
      @FocusState private var focus: Int?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Go") { focus = 295 }
          Form { ForEach(0..<300) { Button("row \($0)") {}.focused($focus, equals: $0) } }
        }
      }
    }
    let app = ViewScreen(columns: 30, rows: 12, Rows())
    app.click(on: "Go")
    #expect(app.highlighted.contains("row 295"))
    #expect(app.text.contains("row 285") && !app.text.contains("row 296"))
  }

  /// Whatever has an id can be scrolled to: in rows that are near, far, and not mounted yet.
  @Test(arguments: [true, false]) func whatIsInAFarRowCanBeScrolledTo(_ isStack: Bool) {
    struct Jumping: View {
      let isStack: Bool
      @State private var target = 3
      @State private var shift = 0

      var body: some View {
        ScrollViewReader { proxy in
          VStack(alignment: .leading, spacing: 0) {
            Button("Near") { proxy.scrollTo("near 3", anchor: .top) }
            Button("Far") { proxy.scrollTo("near 180", anchor: .top) }
            Button("Shift") { shift += 1 }
            if isStack {
              ScrollView { LazyVStack(alignment: .leading) { rows } }
            } else {
              List { rows }
            }
          }
        }
      }

      private var rows: some View {
        ForEach(0..<200) { Text("row \($0) ").id("near \($0 + shift)") }
      }
    }
    let app = ViewScreen(columns: 30, rows: 14, Jumping(isStack: isStack))
    scrollAway(app)
    app.click(on: "Near")
    #expect(app.terminal.find("row 3 ")?.row == 3, "\(app.text)")
    app.click(on: "Far")
    #expect(app.terminal.find("row 180")?.row == 3, "\(app.text)")
    app.click(on: "Shift")
    app.click(on: "Near")
    #expect(app.terminal.find("row 2 ")?.row == 3, "\(app.text)")
    app.click(on: "Far")
    #expect(app.terminal.find("row 179")?.row == 3, "\(app.text)")
  }

  /// What a far row presents is there, with all it does.
  @Test func aSheetOfAFarRowAppears() {
    struct Presenting: View {
      let log: Log
      @State private var isOpen = false
      @State private var isMore = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Open") { isOpen = true }
          List(0..<200) { number in
            Text("row \(number) ")
              .sheet(isPresented: number == 3 ? $isOpen : .constant(false)) {
                Button("More") { isMore.toggle() }
                  .onAppear { log.change("sheet", by: 1) }
                  .onDisappear { log.change("sheet", by: -1) }
                if isMore {
                  Text("Something")
                    .onAppear { log.change("more", by: 1) }
                    .onDisappear { log.change("more", by: -1) }
                }
              }
          }
        }
      }
    }
    let log = Log()
    let app = ViewScreen(columns: 40, rows: 14, Presenting(log: log))
    scrollAway(app)
    app.click(on: "Open")
    #expect(app.text.contains("More") && log.seen == ["sheet"])
    app.click(on: "More")
    #expect(app.text.contains("Something") && log.seen == ["sheet", "more"])
    app.press(.escape)
    #expect(!app.text.contains("More") && log.seen == [])
  }
}
