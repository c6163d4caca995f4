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
            .textCase(.uppercase)
            .textCase(nil)
            .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
            .alignmentGuide(.leading) { $0[.trailing] }
            .containerRelativeFrame(.horizontal)
            .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
            .matchedTransitionSource(id: 1, in: space)
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
