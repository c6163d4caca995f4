import Foundation
import Observation
import TernTerminal
import TernUI
import Testing

/// Rows of long lists, which are mounted when they come near what is seen.
@MainActor
@Suite struct LazyRowTests {
  private final class Log {
    var mounted: Set<Int> = []
    var gone: [Int] = []
  }

  private struct Row: View {
    let number: Int
    let log: Log
    @State private var taps = 0

    var body: some View {
      Button("row \(String(number))\(taps > 0 ? ", \(taps)" : "")") { taps += 1 }
        .buttonStyle(.plain)
        .onAppear { log.mounted.insert(number) }
        .onDisappear { log.gone.append(number) }
    }
  }

  private func list(_ log: Log, _ count: Int = 10_000) -> some View {
    List(0..<count) { Row(number: $0, log: log) }
  }

  @Test func rowsNearTheScreenAreMounted() {
    let log = Log()
    let app = ViewScreen(columns: 20, rows: 10, list(log))
    #expect(app.text.hasPrefix("row 0"))
    #expect(log.mounted == Set(0..<50))
    app.press(.pageDown, .pageDown, .pageDown, .pageDown, .pageDown)
    #expect(app.text.hasPrefix("row 45"))
    #expect(log.mounted == Set(0..<65))
  }

  @Test func theEndIsReachedWithoutTheRowsBefore() {
    let log = Log()
    let app = ViewScreen(columns: 20, rows: 10, list(log))
    app.press(.end)
    #expect(app.text.contains("row 9990") && app.text.contains("row 9999"))
    #expect(app.highlighted == "row 9999")
    #expect(log.mounted == Set(0..<50).union(9_980..<10_000))
    app.press(.up, .enter)
    #expect(app.highlighted == "row 9998, 1")
    app.press(.home)
    #expect(app.highlighted == "row 0")
    app.press(.end, .up)
    #expect(app.highlighted == "row 9998, 1")
    // Where a row is scrolled far away, what it does ends, and its state stays.
    #expect(Set(log.gone) == Set(0..<50).union(9_980..<10_000))
  }

  @Test func rowsOfOtherHeightsStayWhereTheyAre() {
    let rows = ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<1_000) { number in
          // The first rows make all others seem to have one line.
          Text(number < 60 ? "\(number)" : "\(number)\nsecond\nthird")
        }
      }
    }
    let app = ViewScreen(columns: 12, rows: 6, rows)
    func lines() -> [String] {
      app.text.split(separator: "\n").map { line in
        line.trimmingCharacters(in: CharacterSet(charactersIn: " │█"))
      }
    }
    #expect(lines() == ["0", "1", "2", "3", "4", "5"])
    app.press(.end)
    #expect(lines() == ["998", "second", "third", "999", "second", "third"])
    app.press(.pageUp)
    #expect(lines() == ["second", "third", "997", "second", "third", "998"])
    app.press(.pageUp)
    #expect(lines() == ["third", "995", "second", "third", "996", "second"])
  }

  /// The width of a stack does not depend on which of its rows are there.
  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func rowsOfOtherWidthsStandWhereTheyAre(_ alignment: HorizontalAlignment) {
    let rows = ScrollView {
      LazyVStack(alignment: alignment) {
        ForEach(0..<300) { Text($0 == 200 ? "a wide row" : "row") }
      }
    }
    let app = ViewScreen(columns: 21, rows: 6, rows)
    // A column is for the indicator.
    let column = alignment == .leading ? 0 : alignment == .center ? 8 : 17
    #expect(app.terminal.find("row")?.column == column)
    for _ in 0..<66 { app.terminal.wheel(4, 3, down: true) }
    app.settle()
    #expect(app.text.contains("a wide row"))
    #expect(app.terminal.find("row")?.column == column, "\(app.text)")
  }

  @Test func aRowThatIsNotMountedCanBeScrolledTo() {
    struct Jumping: View {
      let log: Log

      var body: some View {
        ScrollViewReader { proxy in
          VStack(alignment: .leading) {
            Button("Jump") { proxy.scrollTo(5_000, anchor: .top) }
            List(0..<10_000) { Row(number: $0, log: log) }
          }
        }
      }
    }
    let log = Log()
    let app = ViewScreen(columns: 20, rows: 6, Jumping(log: log))
    app.press(.enter)
    #expect(app.text.split(separator: "\n")[1].hasPrefix("row 5000"))
    #expect(app.text.contains("row 5004"))
    #expect(log.mounted == Set(0..<50).union(4_995..<5_010))
  }

  @Test func rowsKeepTheirStateWhenOthersComeAndGo() {
    struct Changing: View {
      @State private var numbers = Array(0..<300)
      let log: Log

      var body: some View {
        VStack(alignment: .leading) {
          Button("Insert") { numbers.insert(contentsOf: 1_000..<1_100, at: 0) }
          Button("Remove") { numbers.removeAll { $0 >= 1_000 } }
          List(numbers, id: \.self) { Row(number: $0, log: log) }
        }
      }
    }
    let log = Log()
    let app = ViewScreen(columns: 20, rows: 8, Changing(log: log))
    app.press(.end, .enter)
    #expect(app.highlighted == "row 299, 1")
    app.click(on: "Insert")
    app.click(on: "row 299, 1")
    #expect(app.text.contains("row 299, 2"))
    app.click(on: "Remove")
    #expect(app.text.contains("row 299, 2"))
    #expect(log.gone.allSatisfy { $0 >= 1_000 || $0 < 200 })
  }

  /// What a row does is there while the row is near.
  @Test func tasksOfRowsEndWhenTheyAreScrolledFarAway() async {
    final class Work {
      var running: Set<Int> = []
      var starts: [Int: Int] = [:]
    }
    struct Working: View {
      let work: Work
      @FocusState private var focus: Int?
      var body: some View {
        Button("To 1") { focus = 1 }
        List(0..<500) { number in
          Button("row \(number)") {}
            .focused($focus, equals: number)
            .task {
              work.running.insert(number)
              work.starts[number, default: 0] += 1
              defer { work.running.remove(number) }
              try? await Task.sleep(for: .seconds(86_400))
            }
        }
      }
    }
    func settle() async { for _ in 0..<200 { await Task.yield() } }
    let work = Work()
    let app = ViewScreen(columns: 20, rows: 10, Working(work: work))
    await settle()
    #expect(work.running == Set(0..<50))
    app.press(.tab, .end)
    await settle()
    // Below the button there is a row less.
    #expect(work.running == Set(482..<500))
    app.click(on: "To 1")
    await settle()
    #expect(app.highlighted.contains("row 1"))
    #expect(work.running.isSuperset(of: 0..<10) && work.running.allSatisfy { $0 < 100 })
    #expect(work.starts[1] == 2)
  }

  @Observable final class LateWork {
    var isOn = false
    @ObservationIgnored var running: Set<Int> = []
    @ObservationIgnored var appeared: Set<Int> = []
  }

  /// A view that comes into a row which is far away waits for the row, wherever in the row it is.
  @Test(arguments: [false, true])
  func tasksThatAreAddedToFarRowsStartWhenTheRowsAreNear(isInner: Bool) async {
    struct Row: View {
      let work: LateWork
      let number: Int
      let isInner: Bool

      var body: some View {
        if isInner {
          HStack {
            Text("row \(number)")
            // The rows of a row have their own.
            ForEach(0..<(work.isOn ? 1 : 0), id: \.self) { _ in marks }
          }
        } else if work.isOn {
          marks
        } else {
          Text("row \(number)")
        }
      }

      private var marks: some View {
        Text("on \(number)")
          .onAppear { work.appeared.insert(number) }
          .task {
            work.running.insert(number)
            defer { work.running.remove(number) }
            try? await Task.sleep(for: .seconds(86_400))
          }
      }
    }
    struct Rows: View {
      let work: LateWork
      let isInner: Bool

      var body: some View {
        List(0..<500) { Row(work: work, number: $0, isInner: isInner) }
      }
    }
    func settle() async { for _ in 0..<200 { await Task.yield() } }
    let work = LateWork()
    let app = ViewScreen(columns: 20, rows: 10, Rows(work: work, isInner: isInner))
    app.press(.end)
    work.isOn = true
    app.settle()
    await settle()
    #expect(!work.running.isEmpty)
    #expect(work.running.allSatisfy { $0 > 400 } && work.appeared == work.running)
    app.press(.home)
    await settle()
    #expect(work.running.isSuperset(of: 0..<10) && work.running.allSatisfy { $0 < 100 })
  }

  @Test func rowsThatLeftAreBroughtBackWithTheirStateAndGoWithTheirList() {
    struct Switching: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        VStack(alignment: .leading) {
          Button("Switch") { isShown.toggle() }
          if isShown { List(0..<1_000) { Row(number: $0, log: log) } }
        }
      }
    }
    let log = Log()
    let app = ViewScreen(columns: 20, rows: 10, Switching(log: log))
    app.press(.tab, .enter, .end)
    #expect(log.gone.contains(0))
    app.press(.home)
    #expect(app.text.contains("row 0, 1"))
    app.press(.end)
    app.click(on: "Switch")
    #expect(app.text.contains("[ Switch ]") && !app.text.contains("row"))
    app.click(on: "Switch")
    #expect(app.text.contains("row 0") && !app.text.contains("row 0, 1"))
  }

  @Test func sectionsLoadTheirRows() {
    let log = Log()
    let sections = List {
      Section("First") {
        ForEach(0..<200) { Row(number: $0, log: log) }
      }
      Section("Second") {
        ForEach(1_000..<1_200) { Row(number: $0, log: log) }
      }
    }
    let app = ViewScreen(columns: 20, rows: 10, sections)
    app.press(.end)
    #expect(app.highlighted == "row 1199")
    #expect(log.mounted == Set(0..<50).union(1_000..<1_050).union(1_180..<1_200))
  }

  @Test func cellsOfAGridAreMountedWhenTheyComeNear() {
    let log = Log()
    let columns = [GridItem(), GridItem(), GridItem()]
    let grid = ScrollView {
      LazyVGrid(columns: columns) { ForEach(0..<3_000) { Row(number: $0, log: log) } }
    }
    let app = ViewScreen(columns: 40, rows: 10, grid)
    #expect(app.text.contains("row 0") && app.text.contains("row 29"))
    // A screen more than is seen, and what stands beside it.
    #expect(log.mounted.isSuperset(of: 0..<60) && log.mounted.count < 66)
    app.press(.end)
    #expect(app.text.contains("row 2970") && app.text.contains("row 2999"))
    #expect(!app.text.contains("row 2969"))
    #expect(log.mounted.count < 200 && log.gone.contains(0))
    app.press(.enter)
    #expect(app.text.contains("row 2999, 1"))
    app.press(.pageUp)
    #expect(app.text.contains("row 2943") && !app.text.contains("row 2942"))
    app.press(.home)
    #expect(app.text.contains("row 0") && app.text.contains("row 29"))
    app.press(.end)
    #expect(app.text.contains("row 2999, 1"))
  }

  @Test func viewsOfALazyRowAreMountedWhenTheyComeNear() {
    let log = Log()
    let strip = ScrollView(.horizontal) {
      LazyHStack { ForEach(0..<2_000) { Row(number: $0, log: log) } }
    }
    let app = ViewScreen(columns: 40, rows: 3, strip)
    #expect(app.text.contains("row 0 row 1 row 2"))
    #expect(log.mounted == Set(0..<50))
    app.press(.end)
    #expect(app.text.contains("row 1998 row 1999"))
    #expect(log.mounted.count < 100 && log.gone.contains(0))
    app.press(.home)
    #expect(app.text.contains("row 0 row 1 row 2"))
  }

  private enum Shape: CaseIterable { case row, column, two, rowInColumn, columnWithList }

  private struct ShapedRow: View {
    let shape: Shape
    let number: Int
    let log: Log

    var body: some View {
      switch shape {
      case .row: HStack { words }
      case .column: VStack(alignment: .leading) { words }
      case .two: words
      case .rowInColumn: VStack(alignment: .leading) { HStack { words } }
      case .columnWithList: VStack(alignment: .leading) { ForEach(0..<2) { _ in words } }
      }
    }

    @ViewBuilder private var words: some View {
      Row(number: number, log: log)
      Text("more")
    }
  }

  /// Rows of whatever elements disappear when they are scrolled far away, and no others.
  @Test(arguments: Shape.allCases) private func rowsOfAnyShapeLeave(_ shape: Shape) {
    struct Screen: View {
      let shape: Shape
      let isList: Bool
      let log: Log
      var body: some View {
        if isList {
          List(0..<1_000) { ShapedRow(shape: shape, number: $0, log: log) }
        } else {
          ScrollView {
            LazyVStack(alignment: .leading) {
              ForEach(0..<1_000) { ShapedRow(shape: shape, number: $0, log: log) }
            }
          }
        }
      }
    }
    for isList in [true, false] {
      let log = Log()
      let app = ViewScreen(columns: 30, rows: 10, Screen(shape: shape, isList: isList, log: log))
      for _ in 0..<200 { app.terminal.wheel(14, 3, down: true) }
      app.settle()
      #expect(!app.text.contains("row 0"))
      let stay = log.mounted.subtracting(log.gone)
      // The first has the focus.
      #expect(stay.subtracting([0]).min() ?? 0 > 20, "\(shape) \(stay.sorted())")
      for _ in 0..<300 { app.terminal.wheel(14, 3, down: false) }
      app.settle()
      #expect(app.text.contains("row 0"))
    }
  }

  /// What a row presents is seen, wherever its row went.
  @Test func aSheetOfARowStaysInSightWhenItsRowIsFar() {
    struct Screen: View {
      let log: Log
      @State private var numbers = Array(0..<100)
      @State private var isOpen = false
      var body: some View {
        List(numbers, id: \.self) { number in
          Button("row \(number)") { isOpen = true }
            .onDisappear { log.gone.append(number) }
            .sheet(isPresented: number == 0 ? $isOpen : .constant(false)) {
              Button("Insert") { numbers.insert(contentsOf: 1_000..<1_200, at: 0) }
                .onDisappear { log.gone.append(-1) }
            }
        }
      }
    }
    let log = Log()
    let app = ViewScreen(columns: 40, rows: 12, Screen(log: log))
    app.press(.enter)
    app.press(.enter)
    #expect(log.gone.contains(0) && !log.gone.contains(-1))
    #expect(app.text.contains("Insert") && app.text.contains("row 1,000"))
    app.press(.escape)
    #expect(!app.text.contains("Insert") && log.gone.contains(-1))
  }

  @Test func moreRowsAreLoadedAtTheEnd() {
    struct Pages: View {
      @State private var count = 60

      var body: some View {
        List(0..<count, id: \.self) { number in
          Text("row \(String(number))")
            .onAppear { if number == count - 1, count < 180 { count += 60 } }
        }
      }
    }
    let app = ViewScreen(columns: 20, rows: 10, Pages())
    app.press(.end, .end, .end, .end)
    #expect(app.text.contains("row 179"))
  }

  @Test func otherBackEndsGetAllRows() {
    #expect(BackendTraits().loadsRows == false)
  }
}
