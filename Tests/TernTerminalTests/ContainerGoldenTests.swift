import Foundation
import TernTerminal
import TernUI
import Testing

/// Containers on recorded screens.
@MainActor
@Suite struct ContainerGoldenTests {
  private struct Node: Identifiable {
    let id: String
    var children: [Node]?
  }

  private struct Containers: View {
    private let nodes = [
      Node(id: "birds", children: [Node(id: "tern"), Node(id: "owl")]), Node(id: "fish"),
    ]

    var body: some View {
      VStack(alignment: .leading) {
        ZStack(alignment: .bottomTrailing) {
          Color.gray.frame(width: 96, height: 32)
          Text("corner").background(.yellow)
        }
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<9) { Text("column \($0)") }
          }
        }
        LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<5) { Text("cell \($0)") }
        }
        HStack {
          Text("left")
          Divider()
          Spacer()
          Text("right")
        }
        OutlineGroup(nodes, children: \.children) { Text($0.id) }
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<20) { Text("row \($0)") }
          }
        }
      }
    }
  }

  @Test func containers() {
    golden("containers", columns: 40, rows: 16, Containers()) { screen in
      screen.click(on: "birds")
    }
  }

  private struct Sections: View {
    @State private var chosen: String? = "Owl"
    @State private var isExpanded = true

    var body: some View {
      List(selection: $chosen) {
        Section {
          ForEach(["Owl", "Tern"], id: \.self) { name in
            Text(name).badge(3).swipeActions {
              Button("Ring") {}
            }
          }
          .onDelete { _ in }
        } header: {
          Text("Birds")
        } footer: {
          Text("They fly.")
        }
        Section("More", isExpanded: $isExpanded) {
          DisclosureGroup("Closed") { Text("hidden") }
          Text("plain").listRowBackground(Color.blue)
          GroupBox("Box") { Text("in a box") }
        }
      }
    }
  }

  @Test func sections() {
    golden("sections", columns: 40, rows: 16, Sections()) { screen in screen.type("m") }
  }

  private struct Fields: View {
    @State private var text = "Tern"
    @State private var isOn = true

    var body: some View {
      Form {
        Section("Bird") {
          LabeledContent("Wings", value: "2")
          Picker("Size", selection: .constant(0)) { Text("Small").tag(0) }
          Slider(value: .constant(0.5)) { Text("Volume") }
          Stepper("Eggs", value: .constant(2))
          Toggle("Rings", isOn: $isOn)
        }
        TextField("Name", text: $text)
        LabeledContent("Long label of a value") { Button("Change") {} }
        Button("Save") {}
      }
      .formStyle(.columns)
    }
  }

  @Test(arguments: [(50, 12), (30, 12)])
  func columnsOfAForm(columns: Int, rows: Int) {
    golden("form-columns", columns: columns, rows: rows, Fields())
  }

  private struct Bird: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct Prices: View {
    private let drinks = [Bird(id: 5, name: "Latte"), Bird(id: 6, name: "카페 모카")]

    var body: some View {
      Table(drinks) {
        TableColumn("Drink") { Text($0.name) }
        TableColumn("Price") { Text("\($0.id)") }
      }
    }
  }

  private struct Styled: View {
    let name: String

    private var list: some View {
      List {
        Section("Birds") { Text("Owl") }
        Section("Fish") { Text("Cod") }
      }
    }

    var body: some View {
      switch name {
      case "plain": list.listStyle(.plain)
      case "inset": list.listStyle(.inset)
      case "grouped": list.listStyle(.grouped)
      case "insetGrouped": list.listStyle(.insetGrouped)
      default: list.listStyle(.sidebar)
      }
    }
  }

  @Test func listStyles() {
    let lists = HStack {
      ForEach(["plain", "inset", "grouped", "insetGrouped", "sidebar"], id: \.self) {
        Styled(name: $0).frame(width: 96)
      }
    }
    golden("list-styles", columns: 64, rows: 7, lists)
  }

  private struct Far: View {
    var body: some View {
      ScrollViewReader { reader in
        VStack {
          Button("Jump") { reader.scrollTo(30, anchor: .top) }
          List(0..<40) { Text("row \($0)").id($0) }
        }
      }
    }
  }

  @Test func scrolledTo() {
    golden("scrolled-to", columns: 20, rows: 5, Far()) { $0.press(.enter) }
  }

  @Test func tableStyles() {
    golden(
      "table-untitled", columns: 30, rows: 5,
      Prices().tableStyle(.bordered).tableColumnHeaders(.hidden)
    )
    golden("table-bordered", columns: 30, rows: 5, Prices().tableStyle(.bordered))
    golden("table-inset", columns: 30, rows: 5, Prices().tableStyle(.inset))
  }
}
