import Foundation
import TernUI
import TernUITesting
import Testing

/// Overloads that source for other screens uses, by family.
@MainActor
@Suite struct PortedSourceTests {
  private func properties(
    _ kind: ElementKind, _ view: some View
  ) throws -> [ElementProperty: ElementValue] {
    let pilot = Pilot(view)
    return try #require(pilot.backend.elements.values.first { $0.kind == kind }).properties
  }

  @Test func lengthsMayBeMissing() throws {
    let length: CGFloat? = 24
    let none: CGFloat? = nil
    let exact = 24.0

    let framed = try properties(.box, Text("x").frame(width: length, height: none))
    #expect(framed[.width] == .number(24))
    #expect(framed[.height] == nil)
    #expect(try properties(.box, Text("x").frame(width: exact))[.width] == .number(24))
    let limited = Text("x").frame(minWidth: none, maxWidth: length, minHeight: length)
    #expect(try properties(.box, limited)[.maxWidth] == .number(24))
    #expect(try properties(.box, limited)[.minHeight] == .number(24))
    #expect(try properties(.box, limited)[.minWidth] == nil)
    #expect(
      try properties(.box, Text("x").padding(.leading, length))[.paddingLeading] == .number(24))
    #expect(try properties(.box, Text("x").padding(.leading, none))[.paddingLeading] == .number(16))
    let ratio: CGFloat? = 2
    #expect(
      try properties(.box, Text("x").aspectRatio(ratio, contentMode: .fit))[.aspectRatio]
        == .number(2)
    )
    #expect(try properties(.vstack, VStack(spacing: length) { Text("x") })[.spacing] == .number(24))
    #expect(try properties(.hstack, HStack(spacing: none) { Text("x") })[.spacing] == nil)
    #expect(
      try properties(.vstack, LazyVStack(spacing: length) { Text("x") })[.spacing] == .number(24))
    #expect(
      try properties(.hstack, LazyHStack(spacing: length) { Text("x") })[.spacing] == .number(24))
    #expect(try properties(.spacer, Spacer(minLength: length))[.minLength] == .number(24))
    let grid = Grid(horizontalSpacing: length, verticalSpacing: none) { Text("x") }
    #expect(try properties(.grid, grid)[.columnSpacing] == .number(24))
    #expect(try properties(.grid, grid)[.spacing] == nil)
    let columns = [GridItem(.flexible(), spacing: length)]
    let lazy = LazyVGrid(columns: columns, spacing: length) { Text("x") }
    #expect(try properties(.grid, lazy)[.spacing] == .number(24))
    #expect(try properties(.grid, lazy)[.columnSpacing] == .number(24))
    let inset = Text("x").safeAreaInset(edge: .bottom, spacing: length) { Text("y") }
    #expect(try properties(.vstack, inset)[.spacing] == .number(24))
  }

  @Test func coloursHaveSpaces() {
    #expect(
      Color(.sRGB, red: 1, green: 0.2, blue: 0, opacity: 1) == Color(red: 1, green: 0.2, blue: 0))
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(.sRGB, white: 0.5) == Color(white: 0.5))
    // ((128 / 255 + 0.055) / 1.055) ^ 2.4 = 0.21586, and 0.002 * 12.92 * 255 = 6.6.
    #expect(Color(.sRGBLinear, white: 0.21586) == Color(white: 128.0 / 255))
    #expect(Color(.sRGBLinear, white: 0.002) == Color(white: 7.0 / 255))
    #expect(Color(.sRGBLinear, red: -1, green: 2, blue: 0) == Color(red: 0, green: 1, blue: 0))
  }

  @Test func stylesHaveRoles() throws {
    func color(_ style: some ShapeStyle) throws -> ElementValue? {
      try properties(.text, Text("x").foregroundStyle(style))[.foreground]
    }
    #expect(try color(.separator) == .color("secondary"))
    #expect(try color(.placeholder) == .color("secondary"))
    #expect(try color(.quinary) == .color("secondary"))
    #expect(try color(.link) == .color("accent"))
    #expect(try color(.selection) == .color("accent"))
    #expect(try color(.foreground) == .color("primary"))
    #expect(try color(.background) == .color("clear"))
    #expect(try color(.red.secondary) == .color("red"))
    let view = VStack { Text("x") }.foregroundStyle(.red, .blue, .green)
    #expect(try properties(.text, view)[.foreground] == .color("red"))
    let two = VStack { Text("x") }.foregroundStyle(.red, .tertiary)
    #expect(try properties(.text, two)[.foreground] == .color("red"))
    #expect(try properties(.box, Text("x").background(.fill))[.background] == .color("secondary"))
    #expect(try properties(.box, Rectangle().strokeBorder(.separator))[.border] != nil)
  }

  @Test func textsHaveNotesForTranslators() {
    #expect(Pilot(Text("Tern", comment: "A bird")).dump() == "Tern")
    #expect(Pilot(Text("Tern", tableName: "Birds", bundle: .main)).dump() == "Tern")
  }

  private struct Faded: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0) }
  }

  @Test func transitionsMayBeModifiers() throws {
    let view = Text("x").transition(
      .modifier(active: Faded(), identity: Faded()).combined(with: .opacity)
    )
    #expect(try properties(.text, view)[.transition] == .string("modifier:Faded+opacity"))
    let moved = Text("x").transition(.offset(CGSize(width: 3, height: 4)))
    #expect(try properties(.text, moved)[.transition] == .string("offset:3,4"))
  }

  @Test func menusHaveTitlesSymbolsAndActions() throws {
    struct Screen: View {
      @State private var done = ""
      let name = "Named"

      var body: some View {
        Menu("Literal", systemImage: "star") {
          Text("a")
        } primaryAction: {
          done += "l"
        }
        Menu(name) {
          Text("b")
        } primaryAction: {
          done += "n"
        }
        Menu(name + " 2", systemImage: "star") {
          Text("c")
        } primaryAction: {
          done += "s"
        }
        Menu(name + " 3", systemImage: "star") { Text("d") }
        Text(done)
      }
    }
    let pilot = Pilot(Screen())
    for label in ["Literal", "Named", "Named 2", "Named 3"] { try pilot.tap(label) }
    #expect(pilot.dump().hasSuffix("lns"))
  }

  @Test func gesturesGoTogether() throws {
    struct Screen: View {
      @State private var log = ""

      var body: some View {
        Text("Both").gesture(
          DragGesture().onEnded { _ in log += "d" }
            .simultaneously(with: TapGesture().onEnded { log += "t" })
            .onEnded { log += $0.first == nil ? "2" : "1" }
        )
        Text("Either").gesture(
          TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
            switch value {
            case .first: log += "f"
            case .second: log += "s"
            }
          }
        )
        Text("Mapped").gesture(TapGesture().map { 7 }.onEnded { log += "\($0)" })
        Text(log)
      }
    }
    let pilot = Pilot(Screen())
    func send(_ label: String, _ gesture: PointerGesture) throws {
      pilot.backend.send(.gesture(try pilot.find(.box, label: label).id, gesture))
    }
    try send("Both", .tap(count: 1))
    try send("Both", .drag(fromX: 0, fromY: 0, toX: 9, toY: 0, isEnded: false))
    try send("Both", .drag(fromX: 0, fromY: 0, toX: 9, toY: 0, isEnded: true))
    #expect(pilot.dump().hasSuffix("t2d1"))
    try send("Either", .tap(count: 2))
    try send("Either", .tap(count: 1))
    #expect(pilot.dump().hasSuffix("fs"))
    try send("Mapped", .tap(count: 1))
    #expect(pilot.dump().hasSuffix("7"))
  }
}
