import Foundation
import TernUI
import TernUITesting
import Testing

/// Where views stand, and what of them is seen.
@MainActor
@Suite struct PlaceTests {
  private func properties(
    _ kind: ElementKind, _ view: some View
  ) throws -> [ElementProperty: ElementValue] {
    let pilot = Pilot(view)
    return try #require(pilot.backend.elements.values.first { $0.kind == kind }).properties
  }

  private func guides(_ value: ElementValue?) throws -> AlignmentGuides {
    guard case .guides(let guides)? = value else { throw Missing() }
    return guides
  }

  private struct Missing: Error {}

  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] - 8 }
  }

  @Test func viewsSayWhereTheirGuidesAre() throws {
    let text = Text("x")
      .alignmentGuide(.leading) { $0[.trailing] + 1 }
      .alignmentGuide(VerticalAlignment.center) { $0.height / 4 }
    let guides = try guides(properties(.text, text)[.alignmentGuides])
    #expect(guides.names == ["center", "leading"])
    #expect(guides.horizontal("leading", width: 40, height: 16) == 41)
    #expect(guides.vertical("center", width: 40, height: 16) == 4)
    #expect(guides.horizontal("trailing", width: 40, height: 16) == nil)
  }

  @Test func ofTwoGuidesTheOuterCounts() throws {
    let text = Text("x").alignmentGuide(.leading) { _ in 1 }.alignmentGuide(.leading) { _ in 2 }
    let guides = try guides(properties(.text, text)[.alignmentGuides])
    #expect(guides.horizontal("leading", width: 0, height: 0) == 2)
  }

  @Test func guidesOfAnAppAreWhereTheirTypeSays() throws {
    let colon = HorizontalAlignment(Colon.self)
    let stack = try properties(.vstack, VStack(alignment: colon) { Text("x") })
    let guides = try guides(stack[.alignmentDefaults])
    #expect(stack[.alignment] == .string(guides.names[0]))
    #expect(guides.horizontal(guides.names[0], width: 40, height: 16) == 32)
    let both = Alignment(horizontal: colon, vertical: .top)
    let depths = try properties(.zstack, ZStack(alignment: both) { Text("x") })
    #expect(depths[.alignment] == .string("top-\(guides.names[0])"))
    #expect(try properties(.hstack, HStack { Text("x") }).isEmpty)
    #expect(colon == HorizontalAlignment(Colon.self) && colon != .leading)
  }

  @Test func guidesThatStayAreNotToldAgain() throws {
    struct Host: View {
      @State private var count = 0

      var body: some View {
        VStack(alignment: HorizontalAlignment(Colon.self)) {
          Text("\(count)")
          Text("x").alignmentGuide(HorizontalAlignment(Colon.self)) { $0.width }
        }
        Button("Add") { count += 1 }
      }
    }
    let pilot = Pilot(Host())
    let count = try pilot.find(.text, label: "0")
    try pilot.tap("Add")
    #expect(pilot.backend.lastBatch == [.set(count.id, .text, .string("1"))])
  }

  @Test func boxesSayWhereTheirContentStands() throws {
    #expect(
      try properties(.box, Text("x").position(x: 40, y: 8))
        == [.positionX: .number(40), .positionY: .number(8)]
    )
    #expect(
      try properties(.box, Text("x").position(.zero))
        == [.positionX: .number(0), .positionY: .number(0)]
    )
    #expect(try properties(.box, Text("x").clipped()) == [.clips: .bool(true)])
  }

  @Test func depthsAndPointers() throws {
    #expect(try properties(.text, Text("x").zIndex(2))[.zIndex] == .number(2))
    #expect(try properties(.text, Text("x").zIndex(0))[.zIndex] == nil)
    #expect(
      try properties(.text, Text("x").allowsHitTesting(false))[.ignoresPointer] == .bool(true))
    #expect(try properties(.text, Text("x").allowsHitTesting(true))[.ignoresPointer] == nil)
  }

  @Test func textIsCutWhereItSays() throws {
    #expect(try properties(.text, Text("x").truncationMode(.head))[.truncation] == .string("head"))
    let middle = VStack { Text("x") }.truncationMode(.middle)
    #expect(try properties(.text, middle)[.truncation] == .string("middle"))
    #expect(try properties(.text, Text("x").truncationMode(.tail))[.truncation] == nil)
  }

  @Test func lettersHaveACase() throws {
    struct Case: View {
      @Environment(\.textCase) private var textCase
      var body: some View { Text(textCase == .uppercase ? "upper" : "as it is") }
    }
    let pilot = Pilot(
      VStack {
        Text("Straße **bold**")
        Button("Save") {}
        Text("As it is").textCase(nil)
        Text("LOW").textCase(.lowercase)
        Case()
      }
      .textCase(.uppercase)
    )
    #expect(pilot.dump() == "STRASSE BOLD\n[ SAVE ]\nAs it is\nlow\nUPPER")
    let runs = pilot.backend.elements.values.compactMap { $0[.runs] }
    var bold = TextRun("BOLD")
    bold.isBold = true
    #expect(runs == [.runs([TextRun("STRASSE "), bold])])
  }

  /// What a control holds is as secret as what is written around it.
  @Test func valuesAreRedacted() {
    let view = VStack {
      Label("label", systemImage: "star")
      TextField("field", text: .constant("x"))
      SecureField("secure", text: .constant("x"))
      TextEditor(text: .constant("x"))
      Picker("picker", selection: .constant(1)) { Text("one").tag(1) }
      Slider(value: .constant(0.5))
      DatePicker("date", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
      ColorPicker("colour", selection: .constant(.red))
      ProgressView(value: 0.5)
      Gauge(value: 0.5) { Text("gauge") }
    }
    let kinds: Set<ElementKind> = [
      .label, .textField, .secureField, .textEditor, .picker, .slider, .datePicker, .colorPicker,
      .progress, .gauge,
    ]
    func redacted(_ pilot: Pilot) -> Set<ElementKind> {
      Set(pilot.backend.elements.values.filter { $0.bool(.isRedacted) }.map(\.kind))
        .intersection(kinds)
    }
    #expect(redacted(Pilot(view)) == [])
    #expect(redacted(Pilot(view.redacted(reason: .placeholder))) == kinds)
    #expect(redacted(Pilot(view.privacySensitive().redacted(reason: .privacy))) == kinds)
    #expect(redacted(Pilot(view.redacted(reason: .privacy))) == [])
  }

  @Test func wordsAreRedacted() throws {
    struct Reasons: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(reasons.isEmpty ? "none" : "some").unredacted() }
    }
    let pilot = Pilot(
      VStack {
        Text("a")
        Image(systemName: "star").accessibilityLabel("b")
        Text("c").unredacted()
        Reasons()
        Text("d").privacySensitive()
      }
      .redacted(reason: .placeholder)
    )
    func isRedacted(_ label: String) throws -> Bool {
      try pilot.find(.text, .image, label: label).bool(.isRedacted)
    }
    #expect(try isRedacted("a") && isRedacted("b") && isRedacted("d"))
    #expect(try !isRedacted("c") && !isRedacted("some"))
    let secret = VStack {
      Text("a")
      Text("b").privacySensitive()
    }
    let app = Pilot(secret.redacted(reason: .privacy))
    #expect(try !app.find(.text, label: "a").bool(.isRedacted))
    #expect(try app.find(.text, label: "b").bool(.isRedacted))
    let plain = Pilot(secret)
    #expect(try !plain.find(.text, label: "b").bool(.isRedacted))
  }

  @Test func scrollingHasTraits() throws {
    let list = List { Text("x") }
    #expect(try properties(.list, list.scrollIndicators(.hidden))[.hidesIndicator] == .bool(true))
    #expect(
      try properties(.list, list.scrollIndicators(.hidden, axes: .horizontal))[.hidesIndicator]
        == nil
    )
    let scroll = ScrollView(showsIndicators: false) { Text("x") }
    #expect(try properties(.scroll, scroll)[.hidesIndicator] == .bool(true))
    #expect(try properties(.form, Form {}.scrollDisabled(true))[.isScrollDisabled] == .bool(true))
    #expect(try properties(.form, Form {}.scrollDisabled(false))[.isScrollDisabled] == nil)
  }
}
