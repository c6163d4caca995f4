import Foundation
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
    #expect(log.gone == [])
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
    #expect(log.gone.allSatisfy { $0 >= 1_000 })
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
