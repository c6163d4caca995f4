import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ContainerTests {
  private func first(_ kind: ElementKind, _ pilot: Pilot) throws -> HeadlessElement {
    try #require(pilot.backend.elements.values.first { $0.kind == kind })
  }

  @Test func groupsOpenAndClose() throws {
    struct Screen: View {
      @State private var isOpen = false

      var body: some View {
        DisclosureGroup("Own") { Text("hidden") }
        DisclosureGroup("Bound", isExpanded: $isOpen) { Counter(name: "c") }
        Button("Toggle") { isOpen.toggle() }
      }
    }
    let pilot = Pilot(Screen())
    #expect(pilot.dump() == "▸ Own\n▸ Bound\n[ Toggle ]")
    try pilot.tap("Own")
    try pilot.tap("Toggle")
    #expect(pilot.dump() == "▾ Own\n  hidden\n▾ Bound\n  c: 0\n  [ Add to c ]\n[ Toggle ]")
    try pilot.tap("Bound")
    #expect(pilot.dump() == "▾ Own\n  hidden\n▸ Bound\n[ Toggle ]")
  }

  @Test func treesAreOutlines() throws {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let tree = [
      Node(
        id: "birds", children: [Node(id: "tern"), Node(id: "gulls", children: [Node(id: "skua")])])
    ]
    let pilot = Pilot(List(tree, children: \.children) { Text($0.id) })
    #expect(pilot.dump() == "- ▸ birds")
    try pilot.tap("birds")
    try pilot.tap("gulls")
    #expect(pilot.dump() == "- ▾ birds\n    tern\n    ▾ gulls\n      skua")
  }

  @Test func gridsHaveRowsAndColumns() throws {
    let pilot = Pilot(
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow(alignment: .top) { Text("wide").gridCellColumns(2) }
      }
    )
    #expect(pilot.dump() == "a  b\nwide")
    let grid = try first(.grid, pilot)
    #expect(grid.string(.alignment) == "center-leading")
    #expect(grid.number(.columnSpacing) == 4)
    #expect(grid.number(.spacing) == 2)
    #expect(try pilot.find(.text, label: "wide").int(.columnSpan) == 2)

    let lazy = Pilot(
      LazyVGrid(
        columns: [
          GridItem(.fixed(80)), GridItem(.flexible(minimum: 40, maximum: 200)),
          GridItem(.adaptive(minimum: 50)), GridItem(),
        ],
        spacing: 3
      ) { ForEach(0..<3) { Text("\($0)") } }
    )
    let cells = try first(.grid, lazy)
    #expect(
      cells.strings(.columns) == ["fixed:80", "flexible:40-200", "adaptive:50", "flexible:10-inf"]
    )
    #expect(cells.children.count == 3)
    let rows = Pilot(LazyHGrid(rows: [GridItem(.fixed(16))]) { Text("x") })
    #expect(try first(.grid, rows).string(.axis) == "horizontal")
  }

  @Test func lazyStacksAreStacks() {
    let pilot = Pilot(
      LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
        LazyHStack(spacing: 1) {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    )
    #expect(pilot.dump() == "a  b\nc")
  }

  @Test func boxesHaveTitles() throws {
    let pilot = Pilot(GroupBox("Box") { Text("content") })
    #expect(pilot.dump() == "Box:\n  content")
    #expect(try first(.section, pilot).string(.style) == "box")
    #expect(Pilot(GroupBox { Text("plain") }).dump() == "  plain")
    let group = Pilot(ControlGroup { Button("A") {} })
    #expect(try first(.hstack, group).string(.style) == "controlGroup")
  }

  @Test func tablesHaveColumnsAndRows() throws {
    struct Bird: Identifiable {
      let id: Int
      let name: String
      let eggs: Int
    }
    struct Screen: View {
      @State private var chosen: Int?
      let birds = [Bird(id: 1, name: "Tern", eggs: 3), Bird(id: 2, name: "Gull", eggs: 2)]

      var body: some View {
        Table(birds, selection: $chosen) {
          TableColumn("Name", value: \.name)
          TableColumn("Eggs") { Text("\($0.eggs)") }
          TableColumn("Twice") { bird in Text("\(bird.eggs * 2)") }
        }
        Text("\(chosen ?? 0)")
      }
    }
    let pilot = Pilot(Screen())
    #expect(pilot.dump() == "Name | Eggs | Twice\n- Tern | 3 | 6\n- Gull | 2 | 4\n0")
    try pilot.choose("Gull 2 4")
    #expect(pilot.dump() == "Name | Eggs | Twice\n- Tern | 3 | 6\n* Gull | 2 | 4\n2")
  }

  @Test func viewsLieOverAndUnderOthers() throws {
    let over = Pilot(
      Text("base").overlay(alignment: .topTrailing) {
        Text("a")
        Text("b")
      }
    )
    #expect(over.dump() == "base\na\nb")
    let element = try first(.overlay, over)
    #expect(element.string(.placement) == "over")
    #expect(element.string(.alignment) == "top-trailing")
    let under = Pilot(Text("base").background { Text("under") })
    #expect(try first(.overlay, under).string(.placement) == "under")
    #expect(try first(.overlay, Pilot(Text("x").overlay(Text("y")))).children.count == 2)
    // A colour is no view of its own there.
    #expect(try first(.box, Pilot(Text("x").background(.red))).color(.background) == "red")
    #expect(try first(.box, Pilot(Text("x").background(Color.red))).color(.background) == "red")
  }

  @Test func theRoomDecides() throws {
    struct Screen: View {
      var body: some View {
        GeometryReader { proxy in
          Text(proxy.size.width > 100 ? "wide" : "narrow")
        }
      }
    }
    let pilot = Pilot(Screen())
    #expect(pilot.dump() == "narrow")
    let element = try first(.geometry, pilot)
    pilot.backend.send(.resize(element.id, width: 120, height: 10))
    #expect(pilot.dump() == "wide")
    pilot.backend.send(.resize(element.id, width: 100, height: 10))
    #expect(pilot.dump() == "narrow")
  }

  @Test func sizesAreTold() throws {
    var widths: [Double] = []
    let pilot = Pilot(
      Text("x").onGeometryChange(for: Double.self, of: { Double($0.size.width) }) {
        widths.append($0)
      }
    )
    let element = try first(.geometry, pilot)
    pilot.backend.send(.resize(element.id, width: 8, height: 16))
    pilot.backend.send(.resize(element.id, width: 8, height: 32))
    pilot.backend.send(.resize(element.id, width: 16, height: 32))
    _ = pilot.dump()
    #expect(widths == [8, 16])
  }

  @Test func theFirstThatFitsIsSeen() throws {
    let pilot = Pilot(
      ViewThatFits(in: .horizontal) {
        Text("long words")
        Text("short")
      }
    )
    #expect(pilot.dump() == "long words")
    #expect(try first(.firstThatFits, pilot).string(.axis) == "horizontal")
    #expect(try first(.firstThatFits, pilot).children.count == 2)
  }

  @Test func viewsCanBeScrolledTo() throws {
    struct Screen: View {
      @State private var count = 3

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            ForEach(0..<count, id: \.self) { Text("Row \($0)") }
            Text("End").id("end")
          }
          Button("To 1") { proxy.scrollTo(1) }
          Button("To the end") { proxy.scrollTo("end", anchor: .bottom) }
          Button("To a new one") {
            count += 1
            proxy.scrollTo(count - 1, anchor: .top)
          }
          Button("Nowhere") { proxy.scrollTo("nope") }
        }
      }
    }
    let pilot = Pilot(Screen())
    for label in ["To 1", "To the end", "To a new one", "Nowhere"] { try pilot.tap(label) }
    let revealed = pilot.backend.revealed.map { operation -> String in
      guard case .reveal(let id, let alignment) = operation,
        let element = pilot.backend.elements[id]
      else { return "?" }
      return "\(pilot.backend.label(of: element)) \(alignment ?? "-")"
    }
    #expect(revealed == ["Row 1 -", "End bottom", "Row 3 top"])
    #expect(pilot.backend.violations == [])
  }
}
