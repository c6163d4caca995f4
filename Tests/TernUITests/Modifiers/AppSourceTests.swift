import Foundation
import TernUI
import TernUITesting
import Testing

/// Forms of names that apps write.
@MainActor
@Suite struct AppSourceTests {
  private func properties(
    _ kind: ElementKind, _ view: some View
  ) throws -> [ElementProperty: ElementValue] {
    let pilot = Pilot(view)
    return try #require(pilot.backend.elements.values.first { $0.kind == kind }).properties
  }

  @Test func lineLimitsMayBeRanges() throws {
    #expect(try properties(.text, Text("x").lineLimit(1...4))[.lineLimit] == .int(4))
    #expect(try properties(.text, Text("x").lineLimit(...3))[.lineLimit] == .int(3))
    #expect(try properties(.text, Text("x").lineLimit(2...))[.lineLimit] == nil)
    #expect(
      try properties(.text, Text("x").lineLimit(2, reservesSpace: true))[.lineLimit] == .int(2)
    )
  }

  @Test func alignmentsMayBeLinesOfText() throws {
    let frame = Text("x").frame(maxWidth: 80, alignment: .leadingFirstTextBaseline)
    #expect(try properties(.box, frame)[.alignment] == .string("top-leading"))
    #expect(Alignment.trailingLastTextBaseline.vertical == .lastTextBaseline)
  }

  @Test func cornersHaveStyles() throws {
    let corner = RoundedRectangle(cornerRadius: 8, style: .circular)
    #expect(try properties(.box, corner)[.shape] == .string("rounded:8"))
    #expect(try properties(.box, Capsule(style: .continuous))[.shape] == .string("capsule"))
  }

  @Test func slidersHaveViewsAtTheirEnds() throws {
    let slider = Slider(value: .constant(12.0), in: 10...24, step: 2) {
      Text("Size")
    } minimumValueLabel: {
      Text("A")
    } maximumValueLabel: {
      Text("B")
    }
    let found = try properties(.slider, slider)
    #expect(found[.value] == .number(12))
    #expect(found[.step] == .number(2))
  }

  private struct Moving: ViewModifier {
    let count: Int

    func body(content: Content) -> some View {
      content
        .phaseAnimator([1.0, 0.5]) { content, phase in
          content.opacity(phase)
        } animation: { _ in
          .easeIn
        }
        .phaseAnimator([true, false], trigger: count) { content, isBold in content }
        .keyframeAnimator(initialValue: 1.0, trigger: count) { content, value in
          content.opacity(value)
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(0.5, duration: 0.3)
            SpringKeyframe(1, duration: 0.2)
          }
        }
    }
  }

  private struct Spoken: View {
    @Namespace private var space
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      Text("Spoken")
        .accessibilityRepresentation { Text("Other") }
        .accessibilityChildren { Text("Child") }
        .accessibilityActions { Button("Do") {} }
        .accessibilityHeading(.h1)
        .accessibilityLabeledPair(role: .label, id: "pair", in: space)
        .accessibilityCustomContent("Age", "7")
        .accessibilityTextContentType(.narrative)
        .accessibilityActivationPoint(.center)
        .accessibilityScrollAction { _ in }
        .accessibilityDirectTouch()
        .accessibilityFocused($isFocused)
        .accessibilityInputLabels(["Said"])
        .accessibilityAddTraits(.isHeader)
        .accessibilityAdjustableAction { _ in }
    }
  }

  @Test func assistiveTechnologyOfOtherDevicesChangesNothing() {
    #expect(Pilot(Spoken()).dump() == "Spoken")
  }

  @Test func animatorsShowTheirFirstPhase() {
    struct Phases: View {
      var body: some View {
        PhaseAnimator(["one", "two"]) { Text($0) }
        Text("x").phaseAnimator(["a", "b"]) { content, phase in
          HStack {
            content
            Text(phase)
          }
        }
        Text("y").phaseAnimator([Int]()) { content, _ in content.bold() }
        Text("z").modifier(EmptyModifier())
      }
    }
    #expect(Pilot(Phases()).dump() == "one\nx  a\ny\nz")
  }

  @Test func modifiersOfOtherDevicesChangeNothing() {
    struct Screen: View {
      @Namespace private var space
      @State private var count = 0

      var body: some View {
        ScrollView {
          Text("Row")
            .symbolEffect(.bounce, value: count)
            .symbolEffect(.variableColor.iterative, options: .repeating, isActive: true)
            .contentTransition(.symbolEffect(.replace))
            .mask { Circle() }
            .textCase(nil)
            .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
            .alignmentGuide(.leading) { $0[.trailing] }
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.5)
            }
            .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
            .modifier(Moving(count: count))
            .draggable("Row")
            .dropDestination(for: String.self) { items, _ in !items.isEmpty }
            .containerRelativeFrame(.horizontal)
            .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
            .matchedTransitionSource(id: 1, in: space)
            .matchedGeometryEffect(id: 1, in: space)
            .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .contentMargins(16)
        .scrollTargetBehavior(.viewAligned)
        .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
        .scrollTargetBehavior(.paging)
        .scrollBounceBehavior(.basedOnSize)
        .scrollClipDisabled()
        .scrollDisabled(false)
        .toolbarVisibility(.hidden, for: .navigationBar)
        .navigationTransition(.zoom(sourceID: 1, in: space))
        .buttonBorderShape(.capsule)
        .hoverEffect(.lift)
        .containerBackground(.blue.gradient, for: .navigation)
        .accessibilityAction(named: "Like") {}
        .accessibilitySortPriority(1)
        .previewDevice("iPhone 15")
      }
    }
    #expect(Pilot(Screen()).dump() == "Row")
  }

  @Test func coloursOfTheSystemHaveRoles() throws {
    #expect(try properties(.box, Color(.systemGroupedBackground))[.background] == .color("clear"))
    #expect(try properties(.box, Color(uiColor: .systemRed))[.background] == .color("red"))
    #expect(try properties(.box, Color(UIColor.label))[.background] == .color("primary"))
  }

  @Test func textsMayBeAttributed() throws {
    var strong = AttributedString("Tern")
    strong.inlinePresentationIntent = .stronglyEmphasized
    var link = AttributedString("page")
    link.link = URL(string: "https://example.org")
    var red = AttributedString(" has a ")
    red.foregroundColor = .red
    let found = try properties(.text, Text(strong + red + link))
    #expect(found[.text] == .string("Tern has a page"))
    var bold = TextRun("Tern")
    bold.isBold = true
    var page = TextRun("page")
    page.link = "https://example.org"
    var coloured = TextRun(" has a ")
    coloured.foreground = "red"
    #expect(found[.runs] == .runs([bold, coloured, page]))
  }

  @Test func settingAScrollPositionScrolls() throws {
    struct Screen: View {
      @State private var row: Int?

      var body: some View {
        ScrollView {
          ForEach(0..<3, id: \.self) { Text("Row \($0)").id($0) }
        }
        .scrollPosition(id: $row)
        Button("Last") { row = 2 }
      }
    }
    let pilot = Pilot(Screen())
    #expect(pilot.backend.revealed.isEmpty)
    try pilot.tap("Last")
    let last = try #require(pilot.backend.elements.values.first { $0[.text] == .string("Row 2") })
    #expect(pilot.backend.revealed == [.reveal(last.id, alignment: nil)])
  }
}
