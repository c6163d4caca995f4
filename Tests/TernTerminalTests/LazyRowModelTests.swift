import TernTerminal
import TernUI
import Testing

/// Long lists that are scrolled, changed and driven in any order.
@MainActor
@Suite struct LazyRowModelTests {
  final class Log {
    /// How often each row appeared without having disappeared.
    var inSight: [Int: Int] = [:]
    var running: [Int: Int] = [:]
    var problems: [String] = []
    var taps: [Int: Int] = [:]
    var numbers: Binding<[Int]>?
    var target: Binding<Int?>?
    var chosen: Binding<Int?>?
    var marked: Binding<Set<Int>>?

    func change(_ row: Int, by step: Int) {
      let count = inSight[row, default: 0] + step
      inSight[row] = count
      if count < 0 || count > 1 { problems.append("row \(row) is in sight \(count) times") }
    }
  }

  struct Row: View {
    let number: Int
    let log: Log
    let isMarked: Bool
    @State private var taps = 0

    var body: some View {
      // A mark is another element, also where the row is far.
      Group {
        if isMarked {
          HStack {
            content
            Text("marked")
          }
        } else {
          HStack { content }
        }
      }
      .onAppear { log.change(number, by: 1) }
      .onDisappear { log.change(number, by: -1) }
      .task {
        log.running[number, default: 0] += 1
        let (stream, _) = AsyncStream<Void>.makeStream()
        for await _ in stream {}
        log.running[number, default: 0] -= 1
      }
    }

    @ViewBuilder private var content: some View {
      Text(verbatim: "row \(number):\(taps)")
      Button("tap") {
        taps += 1
        log.taps[number, default: 0] += 1
        if log.taps[number] != taps { log.problems.append("row \(number) lost its state") }
      }
    }
  }

  enum Kind: CaseIterable { case list, stack, sections, selection, form }

  struct Screen: View {
    let kind: Kind
    let log: Log
    @State private var numbers = Array(0..<2_000)
    @State private var target: Int?
    @State private var chosen: Int?
    @State private var marked: Set<Int> = []

    var body: some View {
      let _ = log.numbers = $numbers
      let _ = log.target = $target
      let _ = log.chosen = $chosen
      let _ = log.marked = $marked
      VStack(alignment: .leading, spacing: 0) {
        Button("top") {}
        ScrollViewReader { proxy in
          content
            .onChange(of: target) { if let target { proxy.scrollTo(target, anchor: .center) } }
        }
      }
    }

    @ViewBuilder private var content: some View {
      switch kind {
      case .list:
        List(numbers, id: \.self) { Row(number: $0, log: log, isMarked: marked.contains($0)) }
      case .stack:
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(numbers, id: \.self) {
              Row(number: $0, log: log, isMarked: marked.contains($0))
            }
          }
        }
      case .sections:
        List {
          Section("A") {
            ForEach(-70..<0, id: \.self) {
              Row(number: $0, log: log, isMarked: marked.contains($0))
            }
          }
          Section("B") {
            ForEach(numbers, id: \.self) {
              Row(number: $0, log: log, isMarked: marked.contains($0))
            }
          }
        }
      case .form:
        Form {
          Section {
            ForEach(numbers, id: \.self) {
              Row(number: $0, log: log, isMarked: marked.contains($0))
            }
          }
        }
      case .selection:
        List(selection: $chosen) {
          ForEach(numbers, id: \.self) { Row(number: $0, log: log, isMarked: marked.contains($0)) }
            .onDelete { numbers.remove(atOffsets: $0) }
            .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  private func rows(_ app: ViewScreen) -> [(number: Int, taps: Int, isMarked: Bool)] {
    app.text.split(separator: "\n").compactMap { line in
      guard let range = line.range(of: "row ") else { return nil }
      let parts = line[range.upperBound...].prefix { $0 != " " }.split(separator: ":")
      guard parts.count == 2, let number = Int(parts[0]), let taps = Int(parts[1]) else {
        return nil
      }
      return (number, taps, line.contains("marked"))
    }
  }

  nonisolated static let arguments: [(Kind, UInt64)] = Kind.allCases.flatMap { kind in
    (1...2).map { (kind, UInt64($0)) }
  }

  @Test(arguments: arguments) func rowsComeAndGo(kind: Kind, seed: UInt64) async throws {
    var random = Random(state: seed)
    let log = Log()
    let app = ViewScreen(columns: 40, rows: 14, Screen(kind: kind, log: log))
    let numbers = try #require(log.numbers)
    var next = 20_000
    var history: [String] = []
    let keys: [VirtualTerminal.Key] = [
      .up, .down, .pageUp, .pageDown, .pageDown, .home, .end, .tab, .backTab, .left, .right,
    ]
    for step in 0..<60 {
      let count = numbers.wrappedValue.count
      switch Int.random(in: 0..<14, using: &random) {
      case 0:
        next += 40
        numbers.wrappedValue.insert(contentsOf: (next - 40)..<next, at: 0)
        history.append("prepend")
      case 1:
        next += 40
        numbers.wrappedValue.append(contentsOf: (next - 40)..<next)
        history.append("append")
      case 2:
        numbers.wrappedValue.removeFirst(min(count, 30))
        history.append("drop first")
      case 3:
        numbers.wrappedValue.reverse()
        history.append("reverse")
      case 4:
        let target = numbers.wrappedValue.randomElement(using: &random)
        log.target?.wrappedValue = target
        app.settle()
        let seen = rows(app).map(\.number)
        #expect(target.map(seen.contains) == true, "\(history) scroll to \(target ?? -1), \(seen)")
        history.append("scroll to \(target ?? -1)")
      case 5:
        let rows = rows(app)
        guard let row = rows.randomElement(using: &random),
          let place = app.terminal.find("row \(row.number):")
        else { break }
        let before = log.taps[row.number, default: 0]
        app.terminal.click(place.column + "row \(row.number):\(row.taps) [ t".count, place.row)
        app.settle()
        #expect(log.taps[row.number] == before + 1, "\(history) tap \(row.number)")
        history.append("tap \(row.number)")
      case 6:
        for _ in 0..<Int.random(in: 1...60, using: &random) {
          app.terminal.wheel(5, 7, down: step % 3 != 0)
        }
        history.append("wheel")
      case 7:
        let set = numbers.wrappedValue.randomElement(using: &random)
        log.chosen?.wrappedValue = set
        history.append("choose")
      case 8, 9:
        // Some that are far, and some that are not.
        let some = numbers.wrappedValue.filter { _ in Int.random(in: 0..<9, using: &random) == 0 }
        log.marked?.wrappedValue = Set(some)
        history.append("mark")
      case 10:
        let place = Int.random(in: 0..<count, using: &random)
        numbers.wrappedValue.move(
          fromOffsets: [place], toOffset: Int.random(in: 0...count, using: &random))
        history.append("move")
      default:
        let key = keys.randomElement(using: &random) ?? .down
        app.press(key)
        history.append("\(key)")
      }
      app.settle()
      let seen = rows(app)
      // What is seen is a stretch of the rows, in their order, with the state of each.
      let all = (kind == .sections ? Array(-70..<0) : []) + numbers.wrappedValue
      let first = seen.first.flatMap { all.firstIndex(of: $0.number) } ?? 0
      #expect(seen.count >= 8, "\(history)\n\(app.text)")
      #expect(seen.map(\.number) == Array(all[first...].prefix(seen.count)), "\(history)")
      for row in seen {
        #expect(row.taps == log.taps[row.number, default: 0], "\(history)")
        #expect(log.inSight[row.number] == 1, "row \(row.number) \(history)")
        let isMarked = log.marked?.wrappedValue.contains(row.number)
        #expect(row.isMarked == isMarked, "row \(row.number) \(history)")
      }
      #expect(log.problems.isEmpty, "\(history)")
      let near = Set(log.inSight.filter { $0.value == 1 }.keys)
      #expect(near.count < 400, "\(history)")
      if !log.problems.isEmpty || seen.count < 8 { return }
      if step % 20 == 19 {
        for _ in 0..<500 { await Task.yield() }
        #expect(Set(log.running.filter { $0.value == 1 }.keys) == near, "\(history)")
      }
    }
  }
}
