import Observation
import TernTerminal
import TernUI

@MainActor
@Observable
private final class FieldModel {
  let id: Int
  var name = ""

  init(_ id: Int) { self.id = id }
}

private struct Fields: View {
  let models: [FieldModel]

  var body: some View {
    Form {
      ForEach(models, id: \.id) { FieldRow(model: $0) }
    }
  }
}

private struct FieldRow: View {
  @Bindable var model: FieldModel

  var body: some View {
    TextField("Name", text: $model.name)
  }
}

private struct Record: Identifiable {
  let id: Int
  var name = ""
}

/// The form of somebody who keeps all rows in one state.
private struct Records: View {
  @State private var records = (0..<1_000).map { Record(id: $0) }

  var body: some View {
    Form {
      ForEach($records) { $record in TextField("Name", text: $record.name) }
    }
  }
}

/// The same, where the form reads the rows too: a key press evaluates it, and the closures of its rows.
private struct CountedRecords: View {
  @State private var records = (0..<1_000).map { Record(id: $0) }
  @FocusState private var focus: Int?

  var body: some View {
    Form {
      Text("\(records.count) records")
      ForEach($records) { $record in
        TextField("Name", text: $record.name).focused($focus, equals: record.id)
      }
    }
  }
}

/// A screen with a form on it, and the keys of the person before it.
@MainActor
private final class Screen {
  private(set) var bytes = 0
  private var backend: TerminalBackend?
  private var graph: ViewGraph?
  private var due: [@MainActor () -> Void] = []

  init(_ view: some View) {
    let backend = TerminalBackend(
      columns: 80, rows: 24, colors: .none, colorScheme: .dark,
      schedule: { [weak self] _, work in self?.due.append(work) },
      output: { [weak self] in self?.bytes += $0.count }
    )
    self.backend = backend
    graph = ViewGraph(view, backend: backend)
    backend.start()
    // The terminal is asked what it is, and does not answer in time.
    settle()
  }

  private func settle() {
    while !due.isEmpty {
      let work = due
      due = []
      for item in work { item() }
    }
  }

  /// Goes through all that scrolls, page by page, and back to the top.
  func scrollThrough(_ pages: Int) {
    for key in Array(repeating: "\u{1B}[6~", count: pages) + ["\u{1B}[H", "\u{1B}[5~"] {
      backend?.receive(Array(key.utf8))
      graph?.flush()
      settle()
    }
  }

  /// Types a key and waits for the bytes that show it.
  func press(_ key: UInt8) {
    let before = bytes
    backend?.receive([key])
    graph?.flush()
    settle()
    guard bytes > before else { fatalError("The key \(key) showed nothing after \(before) bytes.") }
  }
}

/// A field by hand: the characters, and the bytes that bring the line on the screen up to date.
private struct HandField {
  var names = Array(repeating: "", count: 1_000)
  var shown: [Character] = []

  @inline(never)
  mutating func press(_ key: UInt8, in row: Int) -> [UInt8] {
    if key == 127 {
      _ = names[row].popLast()
    } else {
      names[row].unicodeScalars.append(Unicode.Scalar(key))
    }
    let line = Array(names[row]) + Array(repeating: " ", count: max(0, 80 - names[row].count))
    var bytes: [UInt8] = []
    for (column, character) in line.enumerated()
    where column >= shown.count || shown[column] != character {
      bytes += Array("\u{1B}[\(row % 24 + 1);\(column + 1)H\(character)".utf8)
    }
    shown = line
    return bytes
  }
}

@MainActor
private func keystroke(
  _ name: String, _ view: some View, afterPages pages: Int = 0
) -> Benchmark {
  let screen = Screen(view)
  screen.scrollThrough(pages)
  var hand = HandField()
  // A letter in, a letter out: the field stays as it is.
  return Benchmark("terminal: key press in \(name), to the bytes") { count in
    for index in 0..<count { screen.press(index.isMultiple(of: 2) ? 0x61 : 0x7F) }
    if !count.isMultiple(of: 2) { screen.press(0x7F) }
  } byHand: { count in
    for index in 0..<count { consume(hand.press(index.isMultiple(of: 2) ? 0x61 : 0x7F, in: 0)) }
    if !count.isMultiple(of: 2) { consume(hand.press(0x7F, in: 0)) }
  }
}

@MainActor
func terminalBenchmarks() -> [Benchmark] {
  [
    keystroke("a form of 1000 observable rows", Fields(models: (0..<1_000).map(FieldModel.init))),
    keystroke("a form of 1000 rows in one state", Records()),
    keystroke("a form of 1000 rows in one state that it reads", CountedRecords()),
    keystroke("that form after all its rows were seen", CountedRecords(), afterPages: 50),
  ]
}
