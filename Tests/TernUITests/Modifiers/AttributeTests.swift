import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct AttributeTests {
  @Test func attributesGoToTheFirstElement() throws {
    let pilot = Pilot(
      VStack {
        Text("A")
        Text("B")
      }
      .accessibilityLabel("Both")
      .accessibilityIdentifier("both")
      .opacity(0.5)
      .layoutPriority(1)
    )
    let stack = try pilot.find(label: "both")
    #expect(stack.kind == .vstack)
    #expect(
      stack.properties == [
        .accessibilityLabel: .string("Both"), .accessibilityIdentifier: .string("both"),
        .opacity: .number(0.5), .layoutPriority: .number(1),
      ]
    )
    #expect(try pilot.find(.text, label: "A").properties == [.text: .string("A")])
  }

  @Test func attributesGoThroughViewsWithoutElements() throws {
    let pilot = Pilot(Counter(name: "A").accessibilityIdentifier("x").environment(\.font, nil))
    #expect(try pilot.find(.button, label: "x")[.accessibilityIdentifier] == .string("x"))
  }

  @Test func whatIsHiddenIsNotInTheText() {
    let pilot = Pilot(
      HStack {
        Text("A")
        Image(systemName: "star").accessibilityHidden()
      }
    )
    #expect(pilot.dump() == "A")
  }

  @Test func boxesSayHowTheyLayOut() throws {
    let pilot = Pilot(
      Text("A")
        .padding(.horizontal, 8)
        .frame(width: 10, height: 20, alignment: .topTrailing)
        .frame(maxWidth: .infinity)
        .background(.blue)
        .border(.red)
    )
    var boxes: [[ElementProperty: ElementValue]] = []
    var next = pilot.backend.elements[.root]?.children.first
    while let id = next, let element = pilot.backend.elements[id] {
      if element.kind == .box { boxes.append(element.properties) }
      next = element.children.first
    }
    #expect(
      boxes == [
        [.border: .color("red")],
        [.background: .color("blue")],
        [.maxWidth: .number(.infinity)],
        [.width: .number(10), .height: .number(20), .alignment: .string("top-trailing")],
        [.paddingLeading: .number(8), .paddingTrailing: .number(8)],
      ]
    )
  }

  @Test func anAttributeThatGoesIsReset() throws {
    struct Host: View {
      @State private var isBold = true

      var body: some View {
        Text("A").bold(isBold)
        Button("Thin") { isBold = false }
      }
    }
    let pilot = Pilot(Host())
    let text = try pilot.find(.text, label: "A")
    #expect(text[.isBold] == .bool(true))
    try pilot.tap("Thin")
    #expect(pilot.backend.lastBatch == [.set(text.id, .isBold, .none)])
  }
}
