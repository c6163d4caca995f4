import Observation
import TernUI

/// A row of a list, as a view model.
@MainActor
@Observable
private final class RowModel {
  let id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}

@MainActor
@Observable
private final class ListModel {
  var rows: [RowModel]
  var title = 0
  var isShown = true

  init(_ count: Int) {
    rows = (0..<count).map(RowModel.init)
  }
}

/// Four elements: a stack, a text, a button, and the text in it.
private struct RowView: View {
  let row: RowModel
  @State private var taps = 0

  var body: some View {
    HStack {
      Text(verbatim: row.title)
      Button {
        taps += 1
      } label: {
        Text(verbatim: "+")
      }
    }
  }
}

private struct ListView: View {
  let model: ListModel

  var body: some View {
    Text(verbatim: "\(model.title)")
    VStack {
      ForEach(model.rows, id: \.id) { RowView(row: $0) }
    }
  }
}

private struct SwitchedListView: View {
  let model: ListModel

  var body: some View {
    if model.isShown { ListView(model: model) }
  }
}

/// A back end that takes what comes and shows nothing.
@MainActor
private final class SilentBackend: Backend {
  let traits = BackendTraits()
  var onEvent: (@MainActor (UIEvent) -> Void)?
  var count = 0

  func apply(_ operations: [RenderOperation], revision: UInt64) {
    count += operations.count
  }
}

/// What somebody would keep for an element who writes the tree by hand.
private final class HandElement {
  let id: ElementID
  var properties: [(ElementProperty, ElementValue)] = []
  var children: [HandElement] = []

  init(_ id: UInt32) { self.id = ElementID(rawValue: id) }
}

/// The same list by hand: objects for the elements, and the operations for each change.
private struct HandList {
  var rows: [HandElement] = []
  var positions: [Int: Int] = [:]
  var operations: [RenderOperation] = []
  private var next: UInt32 = 1

  init(_ titles: [(id: Int, title: String)]) {
    for (index, row) in titles.enumerated() {
      let button = make(.button, [], [make(.text, [(.text, .string("+"))], [])])
      let text = make(.text, [(.text, .string(row.title))], [])
      rows.append(make(.hstack, [], [text, button]))
      positions[row.id] = index
    }
    operations.append(.children(.root, rows.map(\.id)))
  }

  private mutating func make(
    _ kind: ElementKind, _ properties: [(ElementProperty, ElementValue)], _ children: [HandElement]
  ) -> HandElement {
    let element = HandElement(next)
    next += 1
    element.properties = properties
    element.children = children
    operations.append(.create(element.id, kind))
    for (property, value) in properties {
      operations.append(.set(element.id, property, value))
    }
    if !children.isEmpty { operations.append(.children(element.id, children.map(\.id))) }
    return element
  }

  /// Compares all titles with those that are shown, and tells of what differs.
  @inline(never)
  mutating func update(_ titles: [(id: Int, title: String)]) {
    operations.removeAll(keepingCapacity: true)
    for row in titles {
      guard let position = positions[row.id] else { continue }
      let text = rows[position].children[0]
      let value = ElementValue.string(row.title)
      if text.properties[0].1 == value { continue }
      text.properties[0].1 = value
      operations.append(.set(text.id, .text, value))
    }
  }

  @inline(never)
  mutating func reverse() {
    operations.removeAll(keepingCapacity: true)
    rows.reverse()
    for (id, position) in positions { positions[id] = rows.count - 1 - position }
    operations.append(.children(.root, rows.map(\.id)))
  }
}

@MainActor
private func titles(_ model: ListModel) -> [(id: Int, title: String)] {
  model.rows.map { ($0.id, $0.title) }
}

@MainActor
func viewBenchmarks() -> [Benchmark] {
  [mounted(), unmounted(), changed(), evaluated(), reversed(), allChanged(), pushed()]
}

/// The graphs of one sample: taken down when nobody measures.
@MainActor
private final class Graphs {
  private var graphs: [ViewGraph] = []

  func append(_ graph: ViewGraph) { graphs.append(graph) }

  func stop() {
    for graph in graphs { graph.stop() }
    graphs = []
  }
}

@MainActor
private func mounted() -> Benchmark {
  let model = ListModel(1_000)
  let graphs = Graphs()
  var benchmark = Benchmark("views: mount 1000 rows of 4 elements") { count in
    for _ in 0..<count {
      graphs.append(ViewGraph(ListView(model: model), backend: SilentBackend()))
    }
  } byHand: { count in
    for _ in 0..<count { consume(HandList(titles(model))) }
  }
  benchmark.cleanUp = { graphs.stop() }
  return benchmark
}

@MainActor
private func unmounted() -> Benchmark {
  let model = ListModel(1_000)
  let graph = ViewGraph(SwitchedListView(model: model), backend: SilentBackend())
  return Benchmark("views: take 1000 rows off the screen, and mount them again") { count in
    for _ in 0..<count {
      model.isShown = false
      graph.flush()
      model.isShown = true
      graph.flush()
    }
  } byHand: { count in
    for _ in 0..<count { consume(HandList(titles(model))) }
  }
}

@MainActor
private func changed() -> Benchmark {
  let model = ListModel(1_000)
  let graph = ViewGraph(ListView(model: model), backend: SilentBackend())
  let rows = model.rows
  var hand = HandList(titles(model))
  var changes = 0
  return Benchmark("views: change one row of 1000") { count in
    for _ in 0..<count {
      changes += 1
      rows[changes &* 7919 % 1_000].title = "Change \(changes)"
      graph.flush()
    }
  } byHand: { count in
    for _ in 0..<count {
      changes += 1
      hand.update([(changes &* 7919 % 1_000, "Change \(changes)")])
    }
    consume(hand)
  }
}

@MainActor
private func evaluated() -> Benchmark {
  let model = ListModel(1_000)
  let graph = ViewGraph(ListView(model: model), backend: SilentBackend())
  var hand = HandList(titles(model))
  return Benchmark("views: evaluate a parent of 1000 rows that stay as they are") { count in
    for _ in 0..<count {
      model.title += 1
      graph.flush()
    }
  } byHand: { count in
    for _ in 0..<count { hand.update(titles(model)) }
    consume(hand)
  }
}

@MainActor
private func reversed() -> Benchmark {
  let model = ListModel(1_000)
  let graph = ViewGraph(ListView(model: model), backend: SilentBackend())
  var hand = HandList(titles(model))
  return Benchmark("views: reverse 1000 rows") { count in
    for _ in 0..<count {
      model.rows.reverse()
      graph.flush()
    }
  } byHand: { count in
    for _ in 0..<count { hand.reverse() }
    consume(hand)
  }
}

@MainActor
private func allChanged() -> Benchmark {
  let model = ListModel(1_000)
  let graph = ViewGraph(ListView(model: model), backend: SilentBackend())
  var hand = HandList(titles(model))
  let rows = model.rows
  var changes = 0
  return Benchmark("views: change all of 1000 rows, a row", scale: 1_000) { count in
    for _ in 0..<count {
      changes += 1
      for row in rows { row.title = "Change \(changes)" }
      graph.flush()
    }
  } byHand: { count in
    for _ in 0..<count {
      changes += 1
      hand.update((0..<1_000).map { ($0, "Change \(changes)") })
    }
    consume(hand)
  }
}

@MainActor
@Observable
private final class PathModel {
  var path: [Int] = []
  var pushes = 0
}

private struct PathView: View {
  @Bindable var model: PathModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text(verbatim: "\(model.pushes)")
        .navigationDestination(for: Int.self) { number in
          Form {
            Text(verbatim: "Page \(number) of \(model.pushes)")
            TextField("Name", text: .constant("name"))
          }
          .navigationTitle("Page")
          .task {}
        }
    }
  }
}

/// A page pushed and popped: 10,000 times before, which leave no memory behind.
@MainActor
private func pushed() -> Benchmark {
  let model = PathModel()
  let graph = ViewGraph(PathView(model: model), backend: SilentBackend())
  func push() {
    model.path.append(model.pushes)
    graph.flush()
    model.path.removeLast()
    graph.flush()
  }
  func prepare() async {
    // The tasks of the pages get their turns, as in an app.
    func pushes(_ count: Int) async {
      for _ in 0..<count {
        push()
        await Task.yield()
      }
    }
    await pushes(2_000)
    let before = residentPages()
    await pushes(10_000)
    let growth = residentPages() - before
    precondition(growth < 256, "Pages that were popped left \(growth) pages of memory behind.")
  }
  var hand: [HandElement] = []
  return Benchmark("views: push and pop a page", prepare: prepare) { count in
    for _ in 0..<count { push() }
  } byHand: { count in
    for index in 0..<count {
      hand.append(HandElement(UInt32(index)))
      consume(hand)
      hand.removeLast()
    }
  }
}
