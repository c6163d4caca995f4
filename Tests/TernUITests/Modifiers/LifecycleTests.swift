import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct LifecycleTests {
  final class Log {
    var entries: [String] = []

    func callAsFunction(_ entry: String) { entries.append(entry) }
  }

  @Test func saysWhenAViewComesAndGoes() throws {
    struct Host: View {
      let log: Log
      @State private var isThere = false

      var body: some View {
        Button("Switch") { isThere.toggle() }
        if isThere {
          Text("A").onAppear { log("appear") }.onDisappear { log("disappear") }
        }
      }
    }
    let log = Log()
    let pilot = Pilot(Host(log: log))
    #expect(log.entries == [])
    try pilot.tap("Switch")
    #expect(log.entries == ["appear"])
    try pilot.tap("Switch")
    #expect(log.entries == ["appear", "disappear"])
  }

  @Test func stateSetOnAppearanceIsInTheFirstBatch() {
    struct Host: View {
      @State private var text = "before"

      var body: some View { Text(text).onAppear { text = "after" } }
    }
    let pilot = Pilot(Host())
    #expect(pilot.backend.dump() == "after")
    #expect(pilot.backend.revision == 1)
  }

  struct Pages: View {
    let log: Log

    var body: some View {
      NavigationStack {
        NavigationLink("Next") {
          Text("Second")
            .onAppear { log("second appears") }
            .onDisappear { log("second disappears") }
        }
        .onAppear { log("first appears") }
        .onDisappear { log("first disappears") }
      }
    }
  }

  @Test func aCoveredPageIsOutOfSight() throws {
    let log = Log()
    let pilot = Pilot(Pages(log: log))
    try pilot.tap("Next")
    #expect(log.entries.sorted() == ["first appears", "first disappears", "second appears"])
    log.entries = []
    try pilot.back()
    #expect(log.entries.sorted() == ["first appears", "second disappears"])
  }

  @Test func aTaskRunsAndIsCancelledWithItsView() async throws {
    struct Host: View {
      let log: Log
      @State private var isThere = true

      var body: some View {
        Button("Remove") { isThere = false }
        if isThere {
          Text("A").task {
            log("start")
            await withTaskCancellationHandler {
              await Never.forever()
            } onCancel: {
            }
            log(Task.isCancelled ? "cancelled" : "ended")
          }
        }
      }
    }
    let log = Log()
    let pilot = Pilot(Host(log: log))
    await pilot.settle()
    #expect(log.entries == ["start"])
    try pilot.tap("Remove")
    await pilot.settle()
    #expect(log.entries == ["start", "cancelled"])
  }

  @Test func aTaskStartsOverWhenItsIDChanges() async throws {
    struct Host: View {
      let log: Log
      @State private var id = 1
      @State private var other = 1

      var body: some View {
        Button("Next") { id += 1 }
        Button("Other") { other += 1 }
        Text("\(id) \(other)").task(id: id) { log("task \(id)") }
      }
    }
    let log = Log()
    let pilot = Pilot(Host(log: log))
    await pilot.settle()
    try pilot.tap("Other")
    await pilot.settle()
    #expect(log.entries == ["task 1"])
    try pilot.tap("Next")
    await pilot.settle()
    #expect(log.entries == ["task 1", "task 2"])
  }

  /// One kind of `nil` is not another.
  @Test func aTaskStartsOverWithEachOptionalID() async throws {
    struct Host: View {
      let log: Log
      @State private var ids: [Int??] = [
        .none, .none, .some(nil), .some(nil), 1, .some(nil), .none,
      ]
      var body: some View {
        Button("Next") { ids.removeFirst() }
        Text("\(ids.count)").task(id: ids[0]) { log("\(ids.count)") }
        Text("flat \(ids.count)").task(id: ids[0] ?? nil) { log("flat \(ids.count)") }
      }
    }
    let log = Log()
    let pilot = Pilot(Host(log: log))
    await pilot.settle()
    for _ in 0..<6 {
      try pilot.tap("Next")
      await pilot.settle()
    }
    let flat = log.entries.filter { $0.hasPrefix("flat") }
    #expect(log.entries.filter { !$0.hasPrefix("flat") } == ["7", "5", "3", "2", "1"])
    #expect(flat == ["flat 7", "flat 3", "flat 2"])
  }

  @Test func saysWhatChanged() throws {
    struct Host: View {
      let log: Log
      @State private var count = 0
      @State private var other = 0

      var body: some View {
        Button("Add") { count += 1 }
        Button("Other") { other += 1 }
        Text("\(count) \(other)")
          .onChange(of: count) { old, new in log("\(old) to \(new)") }
          .onChange(of: count, initial: true) { log("now \(count)") }
      }
    }
    let log = Log()
    let pilot = Pilot(Host(log: log))
    #expect(log.entries == ["now 0"])
    try pilot.tap("Other")
    try pilot.tap("Add")
    #expect(log.entries == ["now 0", "0 to 1", "now 1"])
  }
}

extension Never {
  /// Waits until the task is cancelled.
  fileprivate static func forever() async {
    let stream = AsyncStream<Never> { _ in }
    for await _ in stream {}
  }
}
