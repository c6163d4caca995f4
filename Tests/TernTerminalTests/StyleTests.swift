import Foundation
import TernTerminal
import TernUI
import Testing

/// Styles of controls and containers, which look different in cells too.
@MainActor
@Suite struct StyleTests {
  private struct Birds: View {
    var body: some View {
      Section("Owls") {
        Text("Barn owl")
        Text("Snowy owl").badge(2)
      }
      Section {
        Text("Robin")
      } header: {
        Text("Songbirds")
      } footer: {
        Text("They sing.")
      }
    }
  }

  private func screen(_ view: some View) -> String {
    ViewScreen(columns: 24, rows: 12, view).text
  }

  @Test func lists() {
    let plain = screen(List { Birds() }.listStyle(.plain))
    #expect(
      plain == """
        Owls
        Barn owl
        Snowy owl              2
        Songbirds
        Robin
        They sing.
        """
    )
    let inset = screen(List { Birds() }.listStyle(.inset))
    #expect(
      inset == """
          Owls
            Barn owl
            Snowy owl        2

          Songbirds
            Robin
            They sing.
        """
    )
    let grouped = screen(List { Birds() }.listStyle(.grouped))
    #expect(
      grouped == """
        Owls
          Barn owl
          Snowy owl            2
        ────────────────────────
        Songbirds
          Robin
          They sing.
        """
    )
    let sidebar = screen(List { Birds() }.listStyle(.sidebar))
    #expect(
      sidebar == """
        Owls
         Barn owl
         Snowy owl             2

        Songbirds
         Robin
         They sing.
        """
    )
  }

  @Test func boxesAroundSections() {
    let boxes = """
      ╭─ Owls ───────────────╮
      │ Barn owl             │
      │ Snowy owl          2 │
      ╰──────────────────────╯
      ╭─ Songbirds ──────────╮
      │ Robin                │
      ╰──────────────────────╯
        They sing.
      """
    #expect(screen(List { Birds() }.listStyle(.insetGrouped)) == boxes)
    #expect(screen(Form { Birds() }.formStyle(.grouped)) == boxes)
  }

  @Test func fields() {
    let name = Binding.constant("Robin")
    let field = TextField("Name", text: name).frame(width: 80)
    #expect(screen(field.textFieldStyle(.roundedBorder)).contains("[Robin   ]"))
    #expect(screen(field.textFieldStyle(.plain)).contains("Robin"))
  }

  @Test func toggles() {
    func row(_ style: some ToggleStyle) -> String {
      let toggles = VStack(alignment: .leading) {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
      }
      return ViewScreen(columns: 9, rows: 2, toggles.toggleStyle(style)).text
    }
    #expect(row(.switch) == "( ●) On\n(○ ) Off")
    #expect(row(.button) == " [✓ On ]\n [  Off ]" || row(.button) == "[✓ On ]\n[  Off ]")
    #expect(row(.checkbox) == " [x] On\n [ ] Off" || row(.checkbox) == "[x] On\n[ ] Off")
  }

  @Test func pickers() {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    func line(_ style: some PickerStyle) -> String {
      ViewScreen(columns: 20, rows: 1, List { picker.pickerStyle(style) }).text
    }
    #expect(line(.menu) == "Size [ Small ▾ ]")
    #expect(line(.navigationLink) == "Size Small ›")
    #expect(line(.segmented) == "Size [Small] Large")
    #expect(line(.automatic) == "Size ‹ Small ›")
  }

  private func tabs() -> some View {
    TabView {
      Text("one").tabItem { Text("First") }
      Text("two").tabItem { Text("Second") }
    }
  }

  @Test func pagesOfTabs() {
    let app = ViewScreen(columns: 9, rows: 3, tabs().tabViewStyle(.page))
    #expect(app.text == "   one\n\n   ● ○")
    app.press(.controlPageDown)
    #expect(app.text == "   two\n\n   ○ ●")
    app.click(on: "○")
    #expect(app.text == "   one\n\n   ● ○")
  }

  @Test func tabsInASidebar() {
    let app = ViewScreen(columns: 60, rows: 3, tabs().tabViewStyle(.sidebarAdaptable))
    #expect(
      app.text == """
        [First]  │
         Second  │                       one
                 │
        """
    )
    app.terminal.resize(columns: 30, rows: 9)
    #expect(app.text.hasPrefix(" [First]  Second"))
  }

  // MARK: Styles of an app

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
        configuration.currentValueLabel
      }
    }
  }

  private struct Stars: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        configuration.minimumValueLabel
        Text(String(repeating: "*", count: Int(configuration.value * 5)))
        configuration.maximumValueLabel
      }
    }
  }

  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        HStack {
          Text(">")
          configuration.label
        }
        GroupBox(configuration)
      }
    }
  }

  private struct Below: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func appsDrawControls() {
    let progress = ProgressView("Hatching", value: 0.25).progressViewStyle(Percent())
    #expect(ViewScreen(columns: 19, rows: 1, progress).text == "Hatching 25 of 100")
    let gauge = Gauge(value: 6, in: 0...10) {
      Text("Eggs")
    } currentValueLabel: {
      Text("6")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    #expect(ViewScreen(columns: 13, rows: 1, gauge.gaugeStyle(Stars())).text == "Eggs 0 *** 10")
    let box = GroupBox("Nest") { Text("3 eggs") }.groupBoxStyle(Card())
    #expect(
      ViewScreen(columns: 10, rows: 4, box).text
        == "> Nest\n╭─ Nest ─╮\n│ 3 eggs │\n╰────────╯"
    )
    let value = LabeledContent("Wings", value: "2").labeledContentStyle(Below())
    #expect(ViewScreen(columns: 5, rows: 2, value).text == "Wings\n2")
  }

  private struct Ruled: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration
        Divider()
      }
    }
  }

  @Test func appsDrawFields() {
    struct Form: View {
      @State private var name = ""

      var body: some View { TextField("Name", text: $name).textFieldStyle(Ruled()) }
    }
    let app = ViewScreen(columns: 6, rows: 2, Form())
    #expect(app.text == "Name\n──────")
    app.type("Ada")
    #expect(app.text == "Ada\n──────")
  }

  @Test func appsDrawGroups() {
    let group = DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Plus())
    let app = ViewScreen(columns: 8, rows: 2, group)
    #expect(app.text == "[ More ]")
    app.press(.enter)
    #expect(app.text == "[ More ]\ninside")
  }

  @Test func aGroupInAStyleIsTheUsualOne() {
    struct Framed: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(configuration).border(.gray)
      }
    }
    let group = DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Framed())
    let app = ViewScreen(columns: 10, rows: 4, group)
    app.press(.enter)
    #expect(app.text == "┌────────┐\n│▾ More  │\n│  inside│\n└────────┘")
  }
}
