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
}
