import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ModifierTests {
  private func properties(
    _ kind: ElementKind, _ view: some View
  ) throws -> [ElementProperty: ElementValue] {
    let pilot = Pilot(view)
    return try #require(pilot.backend.elements.values.first { $0.kind == kind }).properties
  }

  @Test func modifiersOfAnElementSetItsProperties() throws {
    let text = try properties(
      .text,
      Text("x")
        .accessibilityValue("v").accessibilityHint("h").help("why").badge(3)
        .animation(.easeIn(duration: 0.5), value: 1).transition(.move(edge: .top))
    )
    #expect(
      text == [
        .text: .string("x"), .accessibilityValue: .string("v"), .accessibilityHint: .string("h"),
        .help: .string("why"), .badge: .string("3"),
        .animation: .string("easeIn(duration: 0.5)"), .transition: .string("move:top"),
      ]
    )
    #expect(try properties(.text, Text("x").badge(0)) == [.text: .string("x")])
    #expect(try properties(.text, Text("x").badge("new"))[.badge] == .string("new"))
    #expect(try properties(.text, Text("x").animation(nil, value: 1))[.animation] == nil)
    let slides = AnyTransition.asymmetric(
      insertion: .slide, removal: .opacity.combined(with: .scale))
    #expect(
      try properties(.text, Text("x").transition(slides))[.transition]
        == .string("slide/opacity+scale")
    )
    let transaction = Text("x").transaction { $0.animation = .linear }
    #expect(try properties(.text, transaction)[.animation] == .string("linear"))
  }

  @Test func boxesSaySizeAndPlace() throws {
    #expect(
      try properties(.box, Text("x").offset(x: 4, y: -2))
        == [.offsetX: .number(4), .offsetY: .number(-2)]
    )
    #expect(
      try properties(.box, Text("x").fixedSize(horizontal: true, vertical: false))
        == [.isFixedWidth: .bool(true)]
    )
    #expect(
      try properties(.box, Text("x").aspectRatio(1.5, contentMode: .fill))
        == [.aspectRatio: .number(1.5), .contentMode: .string("fill")]
    )
    #expect(try properties(.box, Text("x").scaledToFit()) == [.contentMode: .string("fit")])
    #expect(
      try properties(.box, Text("x").frame(minWidth: 1, idealWidth: 2, maxHeight: .infinity))
        == [.minWidth: .number(1), .idealWidth: .number(2), .maxHeight: .number(.infinity)]
    )
    #expect(try properties(.box, Text("x").border(.red)) == [.border: .color("red")])
    #expect(
      try properties(.box, Text("x").background(.blue, in: Capsule()))
        == [.background: .color("blue"), .shape: .string("capsule")]
    )
  }

  @Test func whatIsHiddenTakesRoom() throws {
    let pilot = Pilot(
      VStack {
        Button("Seen") {}
        Button("Hidden") {}.hidden()
      }
    )
    #expect(pilot.dump() == "[ Seen ]")
    #expect(throws: PilotError.self) { try pilot.tap("Hidden") }
    #expect(pilot.backend.elements.values.contains { $0.bool(.isHidden) })
  }

  @Test func tintsReachControls() throws {
    let view = VStack {
      Toggle("T", isOn: .constant(true))
      Text("x")
    }
    .tint(.orange)
    #expect(try properties(.toggle, view)[.tint] == .color("orange"))
    #expect(try properties(.text, view)[.tint] == nil)
    #expect(try properties(.button, Button("B") {}.tint(.red))[.tint] == .color("red"))
    #expect(try properties(.button, Button("B") {}.accentColor(.mint))[.tint] == .color("mint"))
  }

  @Test func shortcutsAreNamed() throws {
    let save = Button("S") {}.keyboardShortcut("s", modifiers: [.command, .shift])
    #expect(try properties(.button, save)[.shortcut] == .string("ctrl+shift+s"))
    let done = Button("D") {}.keyboardShortcut(.defaultAction)
    #expect(try properties(.button, done)[.shortcut] == .string("return"))
    let cancel = Button("C") {}.keyboardShortcut(.escape, modifiers: [])
    #expect(try properties(.button, cancel)[.shortcut] == .string("escape"))
  }

  @Test func taps() throws {
    struct Screen: View {
      @State private var log = ""

      var body: some View {
        Text("Once").onTapGesture { log += "1" }
        Text("Twice").onTapGesture(count: 2) { log += "2" }
        Text("Hold").onLongPressGesture { log += "h" }
        Text("Hover").onHover { log += $0 ? "(" : ")" }
        Text("Off").onTapGesture { log += "x" }.disabled(true)
        Text("Drag").gesture(
          DragGesture().onChanged { log += "\(Int($0.translation.width))" }
            .onEnded { _ in log += "!" }
        )
        Text(log)
      }
    }
    let pilot = Pilot(Screen())
    func box(_ name: String) throws -> ElementID {
      let element = try pilot.find(.box, label: name)
      return element.id
    }
    func log() -> Substring? { pilot.dump().split(separator: "\n").last }
    try pilot.tap("Once")
    pilot.backend.send(.gesture(try box("Once"), .tap(count: 1)))
    pilot.backend.send(.gesture(try box("Once"), .tap(count: 2)))
    pilot.backend.send(.gesture(try box("Twice"), .tap(count: 2)))
    pilot.backend.send(.gesture(try box("Hold"), .longPress))
    pilot.backend.send(.gesture(try box("Hover"), .hover(true)))
    pilot.backend.send(.gesture(try box("Hover"), .hover(false)))
    pilot.backend.send(.gesture(try box("Off"), .tap(count: 1)))
    for (x, isEnded) in [(3.0, false), (5.0, true)] {
      pilot.backend.send(
        .gesture(try box("Drag"), .drag(fromX: 1, fromY: 0, toX: x, toY: 0, isEnded: isEnded))
      )
    }
    #expect(log() == "112h()24!")
    #expect(throws: PilotError.self) { try pilot.tap("Off") }
    #expect(throws: PilotError.self) { try pilot.tap("Twice") }
  }

  @Test func aValueLivesAsLongAsItsGesture() throws {
    struct Screen: View {
      @GestureState private var offset = 0.0
      @State private var last = 0.0

      var body: some View {
        Text("Drag").gesture(
          DragGesture()
            .updating($offset) { drag, offset, _ in offset = drag.translation.width }
            .onEnded { last = $0.translation.width }
        )
        Text("\(Int(offset)) \(Int(last))")
      }
    }
    let pilot = Pilot(Screen())
    let box = try pilot.find(.box, label: "Drag").id
    func drag(to x: Double, isEnded: Bool) {
      pilot.backend.send(
        .gesture(box, .drag(fromX: 1, fromY: 0, toX: x, toY: 0, isEnded: isEnded))
      )
    }
    drag(to: 4, isEnded: false)
    #expect(pilot.dump() == "Drag\n3 0")
    drag(to: 9, isEnded: true)
    #expect(pilot.dump() == "Drag\n0 8")
  }

  @Test func insetsAndColourSchemes() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(scheme)") }
    }
    let pilot = Pilot(
      Scheme().preferredColorScheme(.dark)
        .safeAreaInset(edge: .bottom) { Text("bottom") }
        .safeAreaInset(edge: .top) { Text("top") }
    )
    #expect(pilot.dump() == "top\ndark\nbottom")
  }

  @Test func rowsHaveABackground() throws {
    let row = List { Text("x").listRowBackground(Color.blue) }
    #expect(try properties(.text, row)[.rowBackground] == .color("blue"))
    let plain = List { Text("x").listRowBackground(nil) }
    #expect(try properties(.text, plain)[.rowBackground] == nil)
  }

  @Test func shortcutsMayBeMissing() throws {
    let button = Button("B") {}.keyboardShortcut(nil)
    #expect(try properties(.button, button)[.shortcut] == nil)
  }

  /// What is inert changes nothing: the tree is the same without it.
  @Test func inertModifiersChangeNothing() {
    let plain = Pilot(Text("x"))
    let inert = Pilot(
      Text("x")
        .presentationDetents([.medium, .large]).shadow(radius: 3).cornerRadius(4)
        .clipShape(Circle()).blendMode(.multiply).minimumScaleFactor(0.5)
        .rotationEffect(.degrees(90)).scaleEffect(2).blur(radius: 1)
        .ignoresSafeArea().listRowSeparator(.hidden).scrollIndicators(.hidden)
        .toolbar(.hidden, for: .navigationBar).toolbarBackground(.red, for: .tabBar)
        .monospacedDigit().controlSize(.large).imageScale(.small).contentTransition(.opacity)
        .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
    )
    #expect(inert.backend.elements.count == plain.backend.elements.count)
    #expect(inert.backend.elements.values.allSatisfy { $0.kind != .box })
    #expect(inert.dump() == "x")
  }
}
