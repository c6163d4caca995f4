import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ViewBuilderTests {
  enum Shape { case circle, square, nothing }

  struct Shapes: View {
    let shape: Shape
    let note: String?

    var body: some View {
      switch shape {
      case .circle: Text("Circle")
      case .square:
        Text("Square")
        Text("Four corners")
      case .nothing: EmptyView()
      }
      if let note { Text(note) }
      if #available(macOS 99, *) { Text("Available") }
    }
  }

  @Test(
    arguments: [
      (.circle, nil, "Circle\nAvailable"),
      (.square, "Note", "Square\nFour corners\nNote\nAvailable"),
      (.nothing, "Note", "Note\nAvailable"),
    ] as [(Shape, String?, String)])
  func showsTheBranchThatHolds(shape: Shape, note: String?, screen: String) {
    #expect(Pilot(Shapes(shape: shape, note: note)).dump() == screen)
  }

  @Test func aFunctionMayBuildViews() {
    @ViewBuilder func pair(_ word: String) -> TupleView<Text, Text> {
      Text(word)
      Text("and \(word)")
    }
    #expect(Pilot(pair("tern")).dump() == "tern\nand tern")
    #expect(Pilot(TupleView(Text("a"), Text("b"))).dump() == "a\nb")
  }

  @Test func takesMoreViewsThanAnyTuple() {
    struct Many: View {
      var body: some View {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    }
    #expect(Pilot(Many()).dump() == (1...12).map(String.init).joined(separator: "\n"))
  }

  @Test func modifiersOfAGroupReachEachView() throws {
    let pilot = Pilot(
      Group {
        Button("One") {}
        Button("Two") {}
      }
      .disabled(true)
      .accessibilityIdentifier("x")
    )
    #expect(pilot.dump() == "[ One ] (disabled)\n[ Two ] (disabled)")
    #expect(throws: PilotError.self) { try pilot.find(.button, label: "x") }
    #expect(try pilot.find(.button, label: "x #2").isEnabled == false)
  }

  @Test func viewModifiersHaveState() throws {
    struct Liked: ViewModifier {
      @State private var likes = 0

      func body(content: Content) -> some View {
        content
        Button("Like (\(likes))") { likes += 1 }
      }
    }
    let pilot = Pilot(Text("Bird").modifier(Liked()))
    try pilot.tap("Like (0)")
    try pilot.tap("Like (1)")
    #expect(pilot.dump() == "Bird\n[ Like (2) ]")
  }
}
