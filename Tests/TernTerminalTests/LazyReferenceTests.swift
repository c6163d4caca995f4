import Foundation
import TernTerminal
import TernUI
import TernUICore
import Testing

/// Lazy containers beside the same ones with all their rows mounted, driven by the same random scripts.
@MainActor
@Suite struct LazyReferenceTests {
  struct Record: Identifiable, Equatable {
    var id: Int
    var kind: Int
    var name: String
    var isOn = false
    var lines = 1
  }

  enum Around: CaseIterable { case form, sections, list, stack, deep, editable }

  final class Handles {
    var records: Binding<[Record]>?
    var focus: ((Int?) -> Void)?
    var scroll: ((Int, UnitPoint?) -> Void)?
    var log: [String] = []
  }

  struct Row: View {
    @Binding var record: Record
    let focus: FocusState<Int?>.Binding
    let log: Handles
    @State private var taps = 0
    @State private var isOpen = false

    var body: some View {
      switch record.kind {
      case 0: TextField("Name", text: $record.name).focused(focus, equals: record.id)
      case 1: Toggle(isOn: $record.isOn) { Text(verbatim: "toggle \(record.id)") }
      case 2:
        Button("tap \(record.id):\(taps)") {
          taps += 1
          log.log.append("tap \(record.id) \(taps)")
        }
        .focused(focus, equals: record.id)
      case 3:
        Text(verbatim: (0..<record.lines).map { "text \(record.id).\($0)" }.joined(separator: "\n"))
      case 4:
        HStack {
          Button("-\(record.id)") { if record.lines > 1 { record.lines -= 1 } }
          Button("+") { record.lines += 1 }
          Text(verbatim: "\(record.lines) \(taps)")
        }
      case 5:
        if record.isOn {
          HStack {
            Toggle(isOn: $record.isOn) { Text(verbatim: "on \(record.id)") }
            TextField("In", text: $record.name)
          }
        } else {
          Toggle(isOn: $record.isOn) { Text(verbatim: "off \(record.id)") }
        }
      case 6:
        DisclosureGroup("group \(record.id)", isExpanded: $isOpen) {
          TextField("Inner", text: $record.name)
          Text(verbatim: "end of \(record.id)")
        }
      default:
        ForEach(0..<2) { part in
          Button("part \(record.id).\(part)") { record.lines += 1 }
        }
      }
    }
  }

  struct Screen: View {
    let around: Around
    let handles: Handles
    @State var records: [Record]
    @FocusState private var focus: Int?

    var body: some View {
      let _ = handles.records = $records
      let _ = handles.focus = { focus = $0 }
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "focus \(focus ?? -1), \(records.count)")
        ScrollViewReader { proxy in
          let _ = handles.scroll = { proxy.scrollTo($0, anchor: $1) }
          switch around {
          case .form: Form { rows }
          case .sections:
            Form {
              Section("Top") { Text("first") }
              Section("All") { rows }
              Section("Bottom") { Button("last") {} }
            }
          case .list: List { rows }
          case .stack: ScrollView { LazyVStack(alignment: .leading) { rows } }
          case .deep: TabView { NavigationStack { Form { rows } }.tabItem { Text("One") } }
          case .editable:
            List {
              ForEach($records) { Row(record: $0, focus: $focus, log: handles) }
                .onDelete { records.remove(atOffsets: $0) }
                .onMove { records.move(fromOffsets: $0, toOffset: $1) }
            }
          }
        }
      }
    }

    private var rows: some View {
      ForEach($records) { Row(record: $0, focus: $focus, log: handles) }
    }
  }

  /// A screen without what shows how far something is scrolled.
  private func content(_ app: ViewScreen) -> [String] {
    app.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = String(line)
      while let last = line.last, " │█┃▐▲▼".contains(last) { line.removeLast() }
      return line
    }
  }

  nonisolated static let arguments: [(Around, Bool, UInt64)] = Around.allCases.flatMap { around in
    [true, false].flatMap { isEven in seeds.map { (around, isEven, $0) } }
  }

  private nonisolated static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["TERN_SOAK"] == nil ? 1...1 : 1...30

  @Test(arguments: arguments)
  func theScreenIsAsIfAllRowsWereThere(around: Around, isEven: Bool, seed: UInt64) throws {
    var random = Random(state: seed &* 77)
    // Rows of one line, and of others.
    let kinds = isEven ? [0, 0, 1, 2, 4, 5] : [0, 1, 2, 3, 4, 5, 6, 7]
    var next = 300
    func record(_ id: Int) -> Record {
      Record(
        id: id, kind: kinds.randomElement(using: &random) ?? 0, name: "name \(id)",
        lines: isEven ? 1 : Int.random(in: 1...3, using: &random))
    }
    let records = (0..<next).map(record)
    let (lazyHandles, allHandles) = (Handles(), Handles())
    let lazy = ViewScreen(
      columns: 50, rows: 14, Screen(around: around, handles: lazyHandles, records: records))
    let all = ViewScreen(
      columns: 50, rows: 14,
      Screen(around: around, handles: allHandles, records: records)
        .transformEnvironment(\.traits) { $0.loadsRows = false })
    let keys: [VirtualTerminal.Key] = [
      .up, .down, .left, .right, .tab, .tab, .tab, .backTab, .pageUp, .pageDown, .pageDown, .home,
      .end, .enter, .space,
    ]
    var history: [String] = []
    for _ in 0..<100 {
      func both(_ what: String, _ body: (ViewScreen, Handles) -> Void) {
        history.append(what)
        for (app, handles) in [(lazy, lazyHandles), (all, allHandles)] {
          body(app, handles)
          app.settle()
        }
      }
      let count = lazyHandles.records?.wrappedValue.count ?? 0
      let place = Int.random(in: 0..<count, using: &random)
      let id = lazyHandles.records?.wrappedValue[place].id ?? 0
      switch Int.random(in: 0..<22, using: &random) {
      case 0:
        let new = (next..<next + 3).map(record)
        next += 3
        both("insert at top") { $1.records?.wrappedValue.insert(contentsOf: new, at: 0) }
      case 1:
        let new = record(next)
        next += 1
        both("insert \(place)") { $1.records?.wrappedValue.insert(new, at: place) }
      case 2:
        guard count > 100 else { continue }
        both("remove \(id)") { $1.records?.wrappedValue.remove(at: place) }
      case 3:
        both("rename \(id)") { $1.records?.wrappedValue[place].name += "r" }
      case 4:
        both("switch \(id)") { $1.records?.wrappedValue[place].isOn.toggle() }
      case 5:
        both("focus \(id)") { $1.focus?(id) }
      case 6:
        let anchor: UnitPoint? = [nil, .top, .bottom, .center].randomElement(using: &random) ?? nil
        both("scroll to \(id) \(String(describing: anchor))") { $1.scroll?(id, anchor) }
      case 7:
        let isDown = Bool.random(using: &random)
        let steps = Int.random(in: 1...40, using: &random)
        for step in 0..<steps {
          both("wheel \(isDown) \(step) of \(steps)") { app, _ in
            app.terminal.wheel(5, 7, down: isDown)
          }
          if content(lazy) != content(all) { break }
        }
      case 8, 9, 10:
        let (column, row) = (
          Int.random(in: 0..<30, using: &random), Int.random(in: 1..<13, using: &random)
        )
        both("click \(column) \(row)") { app, _ in app.terminal.click(column, row) }
      case 11, 12: both("type") { app, _ in app.type("x") }
      case 13:
        both("change") { $1.records?.wrappedValue[place].kind = kinds[id % kinds.count] }
      case 14:
        both("animate") { _, handles in
          withAnimation { handles.records?.wrappedValue[place].lines = isEven ? 1 : 2 }
        }
      default:
        let key = keys.randomElement(using: &random) ?? .down
        both("\(key)") { app, _ in app.press(key) }
      }
      let (a, b) = (content(lazy), content(all))
      #expect(a == b, "\(history)\n\(lazy.text)\n---\n\(all.text)")
      #expect(lazy.highlighted == all.highlighted, "\(history)")
      #expect(lazyHandles.records?.wrappedValue == allHandles.records?.wrappedValue, "\(history)")
      #expect(lazyHandles.log == allHandles.log, "\(history)")
      if a != b { return }
    }
  }
}
