import TernTerminal
import TernUI
import Testing

/// Trees and keys that nobody would think of.
@MainActor
@Suite struct RandomTests {
  nonisolated private static let seeds: [UInt64] = Array(1...6)

  /// Kinds that a random tree has; pages and tabs come with what they belong in.
  private static let kinds: [ElementKind] = [
    .vstack, .hstack, .zstack, .spacer, .divider, .group, .box, .scroll, .overlay, .grid, .geometry,
    .firstThatFits, .text, .label, .image, .progress, .gauge, .button, .textField, .secureField,
    .toggle, .picker, .textEditor, .slider, .stepper, .datePicker, .colorPicker, .link, .menu,
    .form,
    .list, .section, .row, .disclosure, .table, .tabs, .split, .navigation, .sheet, .alert,
    .actions,
    .header, .footer, .gridRow, .page, .tab, .toolbar, .toolbarItem,
  ]

  private static let values: [ElementValue] = [
    .string("한글 words"), .string(""), .string("inline"), .string("segmented"), .string("circular"),
    .string("context"), .string("vertical"), .string("top-leading"), .string("box"),
    .string("inspector"), .string("2024-05-01"), .bool(true), .bool(false), .int(0), .int(3),
    .int(-7),
    .int(.max), .number(0), .number(.nan), .number(.infinity), .number(-.infinity), .number(1e300),
    .number(0.5), .number(33), .number(-40), .color("red"), .color("#12AB34"), .color("nonsense"),
    .strings([]), .strings(["a", "긴 선택지"]),
    .strings(["fixed:16", "adaptive:24", "flexible:10-inf"]),
    .strings(["tap", "drag", "tap:2", "longPress"]), .runs([TextRun("one "), TextRun("two")]),
    .none,
  ]

  private static let keys = [
    "\t", "\u{1B}[Z", "\r", " ", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H",
    "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[3~", "\u{7F}", "a", "한", "m", "?", "+", "-",
    "\u{1}", "\u{B}", "\u{16}", "\u{18}", "\u{1F}", "\u{19}", "\u{1B}[1;2D", "\u{1B}[1;3A",
    "\u{1B}[21~", "\u{1B}[15~", "\u{1B}[6;5~", "\u{1B}\r", "\u{1B}a", "\u{1B}",
  ]

  private func element(_ depth: Int, _ random: inout Random) -> Element {
    let kind = Self.kinds.randomElement(using: &random) ?? .text
    let count = depth == 0 ? 0 : Int.random(in: 0...3, using: &random)
    var element = Element(kind, (0..<count).map { _ in self.element(depth - 1, &random) })
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      guard let property = ElementProperty.allCases.randomElement(using: &random),
        let value = Self.values.randomElement(using: &random)
      else { continue }
      element = element.set(property, value)
    }
    return element
  }

  private func act(on screen: TestScreen, _ random: inout Random) {
    let terminal = screen.terminal
    let (x, y) = (Int.random(in: 0..<60, using: &random), Int.random(in: 0..<30, using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0: terminal.click(x, y)
    case 1:
      terminal.mouseDown(x, y)
      terminal.mouseDrag(y, y)
      terminal.mouseUp(y, x % 30)
    case 2: terminal.type("\u{1B}[<2;\(x + 1);\(y + 1)M")
    case 3: terminal.wheel(x, y, down: Bool.random(using: &random))
    case 4: terminal.resize(columns: x + 1, rows: y + 1)
    default: terminal.type(Self.keys.randomElement(using: &random) ?? "")
    }
  }

  @Test(arguments: seeds) func anythingIsDrawnAndDriven(seed: UInt64) {
    var random = Random(state: seed)
    for _ in 0..<8 {
      let elements = (0..<3).map { _ in element(3, &random) }
      let screen = TestScreen(columns: 60, rows: 30)
      screen.show(elements)
      for _ in 0..<30 {
        act(on: screen, &random)
        if Int.random(in: 0..<3, using: &random) == 0 { change(screen, &random) }
      }
      screen.terminal.resize(columns: 60, rows: 30)
      // Whatever happened: what comes next is shown.
      screen.show([.text("still there")])
      screen.terminal.press(.escape, .escape)
      #expect(screen.text.contains("still there"))
    }
  }

  /// Changes a property of some element, or takes it away.
  private func change(_ screen: TestScreen, _ random: inout Random) {
    let id = ElementID(rawValue: UInt32.random(in: 1..<60, using: &random))
    guard let property = ElementProperty.allCases.randomElement(using: &random),
      let value = Self.values.randomElement(using: &random)
    else { return }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: screen.apply([.remove(id)])
    case 1: screen.apply([.focus(id)])
    case 2: screen.apply([.reveal(id, alignment: "center")])
    default: screen.apply([.set(id, property, value)])
    }
  }
}
