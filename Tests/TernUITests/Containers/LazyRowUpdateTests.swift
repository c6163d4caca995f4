import Foundation
import Observation
import TernUI
import TernUITesting
import Testing

/// Rows that come when a back end asks for them, and wait while they are far from what is seen.
@MainActor
@Suite struct LazyRowUpdateTests {
  struct Record: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  /// Counts what runs.
  @MainActor
  final class Log {
    var closures: [Int: Int] = [:]
    var bodies: [Int: Int] = [:]

    func closure(_ id: Int) { closures[id, default: 0] += 1 }
    func body(_ id: Int) { bodies[id, default: 0] += 1 }

    func clear() {
      closures = [:]
      bodies = [:]
    }
  }

  /// Plays the part of a back end that asks for rows.
  @MainActor
  struct Rows {
    let pilot: Pilot
    var elements: [ElementID: HeadlessElement] { pilot.backend.elements }

    /// What stands in the container, with `nil` for each row that is not there.
    var lines: [String?] {
      let top = elements.values.filter { [.form, .list].contains($0.kind) }.map(\.id)
      return lines(of: top.first ?? .root)
    }

    private func lines(of id: ElementID) -> [String?] {
      (elements[id]?.children ?? []).flatMap { id -> [String?] in
        guard let child = elements[id] else { return [] }
        switch child.kind {
        case .header: return []
        case .section, .vstack: return lines(of: id)
        case .unmounted: return Array(repeating: nil, count: child.int(.value) ?? 0)
        default: return [child.string(.text) ?? child.string(.value)]
        }
      }
    }

    func ask(for rows: Range<Int>, ofRun number: Int = 0) {
      let runs = elements.values.filter { $0.kind == .unmounted }.sorted { a, b in
        (elements[a.parent ?? .root]?.children.firstIndex(of: a.id) ?? 0)
          < (elements[b.parent ?? .root]?.children.firstIndex(of: b.id) ?? 0)
      }
      if runs.indices.contains(number) { pilot.backend.send(.rows(runs[number].id, rows)) }
    }

    func askForAll() {
      while let run = elements.values.first(where: { $0.kind == .unmounted }) {
        pilot.backend.send(.rows(run.id, 0..<(run.int(.value) ?? 0)))
      }
    }

    /// Says that the elements that stand for some lines of a container are far.
    func leave(_ isFar: (String) -> Bool) {
      var far: [ElementID: [ElementID]] = [:]
      for element in elements.values {
        guard let text = element.string(.text) ?? element.string(.value), isFar(text),
          let parent = element.parent
        else { continue }
        far[parent, default: []].append(element.id)
      }
      for (container, rows) in far { pilot.backend.send(.rowsLeft(container, rows)) }
    }
  }

  // MARK: - What is evaluated

  struct Fields: View {
    @State var records: [Record]
    let log: Log
    @FocusState private var focus: Int?

    var body: some View {
      Form {
        Text("\(records.count) records")
        ForEach($records) { $record in
          let _ = log.closure(record.id)
          TextField("Name", text: $record.name).focused($focus, equals: record.id)
        }
      }
    }
  }

  @Test func aKeyPressEvaluatesTheRowsThatAreNear() throws {
    let log = Log()
    let pilot = Pilot(
      Fields(records: (0..<200).map { Record(id: $0, name: "\($0)") }, log: log),
      traits: BackendTraits(loadsRows: true)
    )
    let rows = Rows(pilot: pilot)
    #expect(
      rows.lines == ["200 records"] + (0..<50).map { "\($0)" }
        + [String?](repeating: nil, count: 150))
    rows.ask(for: 0..<10)
    rows.leave { (Int($0) ?? 99) < 30 }
    #expect(rows.lines.compactMap { $0 } == ["200 records"] + (30..<60).map { "\($0)" })
    log.clear()
    let field = try #require(rows.elements.values.first { $0.string(.value) == "40" })
    pilot.backend.input("40!", into: field.id)
    pilot.graph.flush()
    #expect(Set(log.closures.keys) == Set(30..<60))
    #expect(log.closures.values.allSatisfy { $0 == 1 })
    // Of the fields, only the one that was written in has changed.
    #expect(
      pilot.backend.lastBatch.allSatisfy { operation in
        if case .set(field.id, _, _) = operation { return true }
        return false
      })
    // A row that comes back is evaluated once, for whatever happened meanwhile.
    pilot.backend.input("40!!", into: field.id)
    pilot.graph.flush()
    log.clear()
    rows.ask(for: 5..<10)
    #expect(log.closures == [5: 1, 6: 1, 7: 1, 8: 1, 9: 1])
  }

  @Test func rowsThatAreFarTellOthersWhatTheyDo() throws {
    struct Screen: View {
      @State var suffix = ""
      let log: Log

      var body: some View {
        Button("Change") { suffix += "!" }
        List(0..<100) { number in
          // What a row presents, what it prefers and what it says of changes is seen from elsewhere.
          if number.isMultiple(of: 2) {
            let _ = log.closure(number)
            Text(verbatim: "\(number)\(suffix)").onChange(of: suffix) { log.body(number) }
          } else {
            let _ = log.closure(number)
            Text(verbatim: "\(number)\(suffix)")
          }
        }
      }
    }
    let log = Log()
    let pilot = Pilot(Screen(log: log), traits: BackendTraits(loadsRows: true))
    let rows = Rows(pilot: pilot)
    rows.leave { (Int($0) ?? 99) < 10 }
    #expect(rows.lines.prefix(11) == ([String?](repeating: nil, count: 10) + ["10"])[...])
    log.clear()
    try pilot.tap("Change")
    #expect(Set(log.bodies.keys) == Set((0..<50).filter { $0.isMultiple(of: 2) }))
    #expect(Set(log.closures.keys) == Set(10..<50).union([0, 2, 4, 6, 8]))
    rows.ask(for: 0..<10)
    #expect(rows.lines.prefix(12) == (0..<12).map { "\($0)!" }[...])
  }

  /// Which rows there are depends on the identity too, and not on the elements alone.
  @Test func boundRowsFollowAnotherIdentity() throws {
    struct Pair {
      let first: Int
      let second: Int
      var name: String
    }
    struct Row: View {
      let name: String
      @State private var taps = 0
      var body: some View { Button("\(name) \(taps)") { taps += 1 } }
    }
    struct Screen: View {
      @State private var pairs = [
        Pair(first: 1, second: 2, name: "a"), Pair(first: 2, second: 1, name: "b"),
      ]
      @State private var isByFirst = true

      var body: some View {
        ForEach($pairs, id: isByFirst ? \.first : \.second) { $pair in Row(name: pair.name) }
        Button("Change") { isByFirst.toggle() }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.tap("a 0")
    #expect(pilot.dump() == "[ a 1 ]\n[ b 0 ]\n[ Change ]")
    // The row with the id 1 is the second now.
    try pilot.tap("Change")
    #expect(pilot.dump() == "[ a 0 ]\n[ b 1 ]\n[ Change ]")
  }

  /// Another closure for the rows counts for all of them, where nothing else is another.
  @Test func boundRowsTakeWhatTheirClosureCaptures() throws {
    struct Screen: View {
      @State private var records = (0..<3).map { Record(id: $0, name: "n\($0)") }
      @State private var count = 0
      let log: Log

      var body: some View {
        let count = count
        ForEach($records) { $record in
          let _ = log.closure(record.id)
          Text(verbatim: "\(record.name) \(count)")
        }
        Button("Count") { self.count += 1 }
        Button("Both") {
          self.count += 1
          records[1].name = "new"
        }
        Button("One") { records[2].name = "last" }
      }
    }
    let log = Log()
    let pilot = Pilot(Screen(log: log))
    try pilot.tap("Count")
    #expect(pilot.dump().hasPrefix("n0 1\nn1 1\nn2 1\n"))
    try pilot.tap("Both")
    #expect(pilot.dump().hasPrefix("n0 2\nnew 2\nn2 2\n"))
    log.clear()
    try pilot.tap("One")
    #expect(pilot.dump().hasPrefix("n0 2\nnew 2\nlast 2\n"))
    #expect(log.closures == [2: 1])
  }

  // MARK: - Changes in any order

  @MainActor
  @Observable
  final class Model {
    var records: [Record] = []
    var prefix = ""
    var suffix = ""
  }

  enum Shape: CaseIterable { case bound, offsets, values, presenting, nested, branches }
  enum Around: CaseIterable { case form, list, stack, sections }

  struct OffsetRow: View {
    let model: Model
    let offset: Int
    var body: some View {
      // An offset of a row that was not brought up to date would be out of bounds.
      Text(verbatim: "\(model.prefix)\(model.records[offset].name)\(model.suffix)")
    }
  }

  struct BoundRow: View {
    @Binding var record: Record
    let prefix: String
    let model: Model
    var body: some View {
      Text(verbatim: "\(prefix)\(record.name)\(model.suffix)")
    }
  }

  struct Screen: View {
    @Bindable var model: Model
    let shape: Shape
    let around: Around

    var body: some View {
      switch around {
      case .form: Form { rows }
      case .list: List { rows }
      case .stack: LazyVStack { rows }
      case .sections: Form { Section("All") { rows } }
      }
    }

    @ViewBuilder private var rows: some View {
      let prefix = model.prefix
      switch shape {
      case .bound:
        ForEach($model.records) { BoundRow(record: $0, prefix: prefix, model: model) }
      case .offsets:
        ForEach(Array(model.records.enumerated()), id: \.element.id) { offset, _ in
          OffsetRow(model: model, offset: offset)
        }
      case .values:
        ForEach(model.records) { Text(verbatim: "\(prefix)\($0.name)\(model.suffix)") }
      case .presenting:
        ForEach(model.records) { record in
          Text(verbatim: "\(prefix)\(record.name)\(model.suffix)")
            .sheet(isPresented: .constant(false)) { Text("more") }
        }
      case .nested:
        ForEach(model.records) { record in
          ForEach(0..<1) { _ in Text(verbatim: "\(prefix)\(record.name)\(model.suffix)") }
        }
      case .branches:
        ForEach($model.records) { $record in
          if record.name.count.isMultiple(of: 2) {
            BoundRow(record: $record, prefix: prefix, model: model)
          } else {
            Text(verbatim: "\(prefix)\(record.name)\(model.suffix)")
          }
        }
      }
    }
  }

  nonisolated static let arguments: [(Shape, Around, UInt64)] = Shape.allCases.flatMap { shape in
    Around.allCases.flatMap { around in seeds.map { (shape, around, $0) } }
  }

  private nonisolated static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["TERN_SOAK"] == nil ? 7...7 : 7...26

  /// After changes of any kind, the rows that are near are what a screen made anew shows.
  @Test(arguments: arguments)
  func noRowIsStale(shape: Shape, around: Around, seed: UInt64) throws {
    var random = Generator(state: seed)
    let model = Model()
    var next = 150
    model.records = (0..<next).map { Record(id: $0, name: "n\($0)") }
    let screen = Screen(model: model, shape: shape, around: around)
    let pilot = Pilot(screen, traits: BackendTraits(loadsRows: true))
    let rows = Rows(pilot: pilot)
    var history: [String] = []
    for step in 0..<80 {
      // Several changes may come in one turn.
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let count = model.records.count
        switch Int.random(in: 0..<11, using: &random) {
        case 0, 1:
          guard count > 0 else { continue }
          let index = Int.random(in: 0..<count, using: &random)
          model.records[index].name += "x"
          history.append("change \(index)")
        case 2:
          model.prefix = "p\(step) "
          history.append("prefix")
        case 3:
          model.suffix = " s\(step)"
          history.append("suffix")
        case 4:
          let index = Int.random(in: 0...count, using: &random)
          let new = (next..<next + 5).map { Record(id: $0, name: "n\($0)") }
          model.records.insert(contentsOf: new, at: index)
          next += 5
          history.append("insert at \(index)")
        case 5:
          guard count > 60 else { continue }
          let index = Int.random(in: 0..<count - 6, using: &random)
          model.records.removeSubrange(index..<index + 6)
          history.append("remove at \(index)")
        case 6:
          model.records.shuffle(using: &random)
          history.append("shuffle")
        case 7, 8:
          let run = Int.random(in: 0..<4, using: &random)
          let start = Int.random(in: 0..<40, using: &random)
          rows.ask(for: start..<start + 10, ofRun: run)
          history.append("ask \(start) of \(run)")
        default:
          let part = Int.random(in: 0..<4, using: &random)
          rows.leave { $0.utf8.reduce(0) { $0 + Int($1) } % 4 == part }
          history.append("leave \(part)")
        }
      }
      pilot.graph.flush()
      guard step % 4 == 3 else { continue }
      if step % 40 == 39 { rows.askForAll() }
      let fresh = Rows(pilot: Pilot(screen)).lines
      let lines = rows.lines
      #expect(lines.count == fresh.count, "\(history)")
      let stale = zip(lines, fresh).filter { $0 != nil && $0 != $1 }
      #expect(stale.isEmpty, "\(stale) \(history)")
      if step % 40 == 39 { #expect(lines == fresh, "\(history)") }
      if !stale.isEmpty { return }
    }
    #expect(pilot.backend.violations == [])
  }
}
