import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct TextTests {
  private func attributes(_ view: some View) throws -> [ElementProperty: ElementValue] {
    let pilot = Pilot(view)
    return try #require(pilot.backend.elements.values.first { $0.kind == .text }).properties
  }

  @Test func saysItsWords() {
    let name: Substring = "Blob"
    #expect(Pilot(Text("Hello, \(name)!")).dump() == "Hello, Blob!")
    #expect(Pilot(Text(name)).dump() == "Blob")
    #expect(Pilot(Text(verbatim: "\\(x)")).dump() == "\\(x)")
    #expect(Pilot(Text("a") + Text("b")).dump() == "ab")
  }

  @Test func saysHowItLooks() throws {
    let text = Text("A").bold().italic().underline().strikethrough().monospaced()
      .font(.title).foregroundColor(.red)
    #expect(
      try attributes(text) == [
        .text: .string("A"), .isBold: .bool(true), .isItalic: .bool(true),
        .isUnderlined: .bool(true), .isStruck: .bool(true), .isMonospaced: .bool(true),
        .font: .string("title"), .foreground: .color("red"),
      ]
    )
  }

  @Test func inheritsWhatItDoesNotSay() throws {
    let text = VStack { Text("A").foregroundStyle(.blue).bold(false) }
      .foregroundStyle(.red).bold().font(.caption).lineLimit(2)
      .multilineTextAlignment(.trailing)
    #expect(
      try attributes(text) == [
        .text: .string("A"), .foreground: .color("blue"), .font: .string("caption"),
        .lineLimit: .int(2), .multilineAlignment: .string("trailing"),
      ]
    )
  }

  @Test func fontsMayBeBold() throws {
    #expect(try attributes(Text("A").font(.body.bold()))[.isBold] == .bool(true))
    #expect(try attributes(Text("A").font(.system(size: 33)))[.font] == .string("largeTitle"))
    let small = Font.system(.footnote, design: .monospaced, weight: .light)
    #expect(
      try attributes(Text("A").font(small)) == [
        .text: .string("A"), .font: .string("footnote"), .isMonospaced: .bool(true),
      ]
    )
  }

  @Test func sumsKeepTheStyleThatBothHave() throws {
    let sum = Text("a").bold().italic() + Text("b").bold()
    #expect(try attributes(sum) == [.text: .string("ab"), .isBold: .bool(true)])
  }

  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0), "#FF8000"),
    (Color(red: -1, green: 2, blue: 0.02), "#00FF05"),
    (Color(white: 0), "#000000"),
    (Color.mint, "mint"),
  ])
  func coloursHaveNames(color: Color, name: String) throws {
    #expect(try attributes(Text("A").foregroundColor(color))[.foreground] == .color(name))
  }
}
