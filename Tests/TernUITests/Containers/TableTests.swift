import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct TableTests {
  struct Bird: Identifiable {
    let id: Int
    let name: String
    let eggs: Int
  }

  struct Screen: View {
    @State private var chosen: Int?
    @State private var order = [KeyPathComparator(\Bird.eggs)]
    let birds = [Bird(id: 1, name: "Tern", eggs: 3), Bird(id: 2, name: "Gull", eggs: 2)]
    let title = "Eggs"

    var body: some View {
      Table(birds.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn(title, value: \.eggs) { Text("\($0.eggs)") }
        TableColumn("Length", value: \.name.count, comparator: Count()) { bird in
          Text("\(bird.name.count)")
        }
        .width(min: 10, ideal: 20)
        TableColumn("Id", sortUsing: KeyPathComparator(\Bird.id)) { Text("\($0.id)") }
      }
      Button("By name") { order = [KeyPathComparator(\.name, order: .reverse)] }
      Text("\(chosen ?? 0)")
    }
  }

  struct Count: SortComparator {
    var order = SortOrder.forward
    func compare(_ lhs: Int, _ rhs: Int) -> ComparisonResult {
      lhs == rhs ? .orderedSame : lhs < rhs ? .orderedAscending : .orderedDescending
    }
  }

  @Test func rowsHaveTheOrderOfTheApp() throws {
    let pilot = Pilot(Screen())
    let titles = "Name | Eggs | Length | Id"
    #expect(
      pilot.dump() == "\(titles)\n- Gull | 2 | 4 | 2\n- Tern | 3 | 4 | 1\n[ By name ]\n0")
    try pilot.tap("By name")
    try pilot.choose("Tern 3 4 1")
    #expect(
      pilot.dump() == "\(titles)\n* Tern | 3 | 4 | 1\n- Gull | 2 | 4 | 2\n[ By name ]\n1")
  }

  @Test func anyCollectionMayHaveAnOrder() {
    struct Screen: View {
      @State private var order = [KeyPathComparator(\Bird.name)]
      @State private var chosen: Set<Int> = []
      let birds: ArraySlice = [
        Bird(id: 1, name: "Tern", eggs: 3), Bird(id: 2, name: "Gull", eggs: 2),
      ][0..<1]

      var body: some View {
        Table(birds, sortOrder: $order) { TableColumn("Name", value: \Bird.name) }
          .tableStyle(.inset(alternatesRowBackgrounds: true))
        Table(birds, selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \Bird.name, comparator: .lexical)
        }
        .tableStyle(.bordered(alternatesRowBackgrounds: false))
      }
    }
    let pilot = Pilot(Screen())
    let styles = pilot.backend.elements.values.filter { $0.kind == .table }
      .compactMap { $0.string(.style) }
    #expect(styles.sorted() == ["bordered", "inset"])
    #expect(pilot.dump() == "Name\n- Tern\nName\n- Tern")
  }
}
