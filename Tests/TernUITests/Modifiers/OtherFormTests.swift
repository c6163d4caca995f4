import Foundation
import TernUI
import TernUITesting
import Testing

/// Modifiers and environment values in the forms that source has them in.
@MainActor
@Suite struct OtherFormTests {
  private struct Drawn: View {
    var body: some View {
      Text("drawn")
        .scaleEffect(CGSize(width: 1, height: 2))
        .clipShape(Circle(), style: FillStyle(eoFill: true))
        .contentShape(Rectangle(), eoFill: true)
        .contentShape(.hoverEffect, Circle())
        .mask(Circle())
        .background()
        .presentationBackground { Color.red }
        .drawingGroup(opaque: true)
        .symbolVariant(.circle.fill)
        .contentTransition(.numericText(value: 3))
        .font(.custom("Mono", size: 17))
        .controlSize(.small)
        .headerProminence(.increased)
        .defersSystemGestures(on: .all)
    }
  }

  private struct Felt: View {
    var body: some View {
      Text("felt")
        .sensoryFeedback(.impact(weight: .heavy), trigger: 1) { $0 < $1 }
        .sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: true)
        .sensoryFeedback(trigger: 1) { _, _ in .success }
        .containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
        .listSectionSpacing(.compact)
    }
  }

  @Test func formsOfInertModifiersChangeNothing() {
    #expect(Pilot(Drawn()).dump() == "drawn")
    #expect(Pilot(Felt()).dump() == "felt")
    #expect(Pilot(Text(Image("bird", label: Text("a bird"))) + Text("!")).dump() == "a bird!")
    #expect(Pilot(ShareLink("Share", item: 1, subject: Text("x"))).dump() == "[ Share ] (disabled)")
  }

  @Test func viewsStandAtASide() {
    let view = Text("middle").safeAreaInset(edge: .leading) { Text("before") }
      .safeAreaInset(edge: .trailing) { Text("after") }
    #expect(Pilot(view).dump() == "before  middle  after")
  }

  @Test func offsetsMayBeSizes() throws {
    let pilot = Pilot(Text("x").offset(CGSize(width: 4, height: 8)))
    let box = try #require(pilot.backend.elements.values.first { $0.kind == .box })
    #expect(box.properties == [.offsetX: .number(4), .offsetY: .number(8)])
  }

  @Test func sizesOfTextAreKeptInARange() {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.controlSize) private var controlSize
      @Environment(\.displayScale) private var scale
      @Environment(\.colorSchemeContrast) private var contrast
      var body: some View { Text("\(size) \(controlSize) \(scale) \(contrast)") }
    }
    #expect(
      Pilot(Size().dynamicTypeSize(...DynamicTypeSize.small)).dump() == "small regular 1.0 standard"
    )
    #expect(
      Pilot(Size().dynamicTypeSize(DynamicTypeSize.xLarge...).controlSize(.mini)).dump()
        == "xLarge mini 1.0 standard"
    )
    #expect(
      Pilot(Size().dynamicTypeSize(.small ... .xLarge)).dump() == "large regular 1.0 standard")
  }

  @Test func rowsHaveViewsBehindThem() {
    let list = List { Text("row").listRowBackground(Rectangle().fill(.red)) }
    let pilot = Pilot(list)
    #expect(pilot.dump() == "- row")
    #expect(pilot.backend.elements.values.contains { $0[.background] == .color("red") })
  }

  @Test func formerHintsAreHints() throws {
    let field = TextField("F", text: .constant("")).autocapitalization(.none)
    let pilot = Pilot(field)
    #expect(try pilot.find(.textField, label: "F").strings(.inputHints) == ["capitalize:never"])
  }

  @Test func titlesMayBeBound() {
    let page = NavigationStack { Text("x").navigationTitle(.constant("Title")) }
    #expect(Pilot(page).dump() == "# Title\nx")
  }

  @Test func longPressesTellThatTheyBeginAndEnd() throws {
    struct Screen: View {
      @State private var log = ""

      var body: some View {
        Text("Hold").onLongPressGesture {
          log += "held "
        } onPressingChanged: {
          log += "\($0) "
        }
        Text(log)
      }
    }
    let pilot = Pilot(Screen())
    pilot.backend.send(.gesture(try pilot.find(.box, label: "Hold").id, .longPress))
    #expect(pilot.dump() == "Hold\ntrue held false ")
  }

  @Test func pickersHaveSymbols() {
    let picker = Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("S").tag(1) }
    #expect(Pilot(picker).dump() == "Size: ‹ S › of S")
  }
}
