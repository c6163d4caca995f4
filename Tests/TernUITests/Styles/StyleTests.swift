import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct StyleTests {
  private func style(_ kind: ElementKind, _ view: some View) throws -> String? {
    let pilot = Pilot(view)
    return try #require(pilot.backend.elements.values.first { $0.kind == kind }).string(.style)
  }

  @Test func eachKindOfControlHasItsOwn() throws {
    let list = List { Button("B") {} }.listStyle(.plain)
    #expect(try style(.list, list) == "plain")
    #expect(try style(.button, list) == nil)
    #expect(
      try style(.button, Button("B") {}.buttonStyle(.borderedProminent)) == "borderedProminent")
    #expect(try style(.button, Button("B") {}.buttonStyle(.automatic)) == nil)
    let picker = Picker("P", selection: .constant(1)) { Text("1").tag(1) }
    #expect(try style(.picker, picker.pickerStyle(.segmented)) == "segmented")
    #expect(try style(.picker, picker.pickerStyle(WheelPickerStyle())) == "wheel")
    #expect(
      try style(.textField, TextField("F", text: .constant("")).textFieldStyle(.roundedBorder))
        == "roundedBorder"
    )
    #expect(
      try style(.toggle, Toggle("T", isOn: .constant(true)).toggleStyle(.checkbox)) == "checkbox")
    #expect(try style(.label, Label("L", systemImage: "x").labelStyle(.iconOnly)) == "iconOnly")
    #expect(try style(.label, Label("L", systemImage: "x").labelStyle(.automatic)) == nil)
  }

  struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.role == .destructive ? "!!" : "!")
    }
  }

  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      Button("Again") {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  @Test func stylesDrawButtons() throws {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        Button("Loud") { count += 1 }.buttonStyle(Loud())
        Button("Bad", role: .destructive) {}.buttonStyle(Loud())
        Button("Twice") { count += 10 }.buttonStyle(Twice())
        Text("\(count)")
      }
    }
    let pilot = Pilot(Screen())
    #expect(
      pilot.dump() == "[ Loud ! ]\n[ Bad !! ] (destructive)\n[ Twice ]\n[ Again ]\n0"
    )
    try pilot.tap("Loud !")
    try pilot.tap("Twice")
    try pilot.tap("Again")
    #expect(pilot.dump().hasSuffix("31"))
  }

  @Test func stylesDrawTogglesAndLabels() throws {
    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          configuration.label
          Text(configuration.isOn ? "on" : "off")
        }
      }
    }
    struct Reversed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.title
          configuration.icon
        }
      }
    }
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        Toggle("Sound", isOn: $isOn).toggleStyle(Words())
        Label("Bird", systemImage: "bird").labelStyle(Reversed())
      }
    }
    let pilot = Pilot(Screen())
    #expect(pilot.dump() == "[ Sound off ]\nBird  <bird>")
    try pilot.tap("Sound off")
    #expect(pilot.dump() == "[ Sound on ]\nBird  <bird>")
  }

  @Test func aStyleThatChangesKeepsTheControl() throws {
    struct Screen: View {
      @State private var isLoud = false
      @State private var count = 0

      var body: some View {
        VStack { Button("Add") { count += 1 } }
          .modifier(MaybeLoud(isLoud: isLoud))
        Button("Switch") { isLoud.toggle() }
        Text("\(count)")
      }
    }
    struct MaybeLoud: ViewModifier {
      let isLoud: Bool

      func body(content: Content) -> some View {
        if isLoud { content.buttonStyle(Loud()) } else { content.buttonStyle(.bordered) }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.tap("Add")
    try pilot.tap("Switch")
    try pilot.tap("Add !")
    #expect(pilot.dump() == "[ Add ! ]\n[ Switch ]\n2")
    #expect(pilot.backend.violations == [])
  }
}
