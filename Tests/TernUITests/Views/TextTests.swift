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

  private func run(_ text: String, _ change: (inout TextRun) -> Void = { _ in }) -> TextRun {
    var run = TextRun(text)
    change(&run)
    return run
  }

  @Test func sumsKeepTheStyleOfTheirParts() throws {
    let sum = Text("a").bold().italic() + Text("b").bold()
    #expect(
      try attributes(sum) == [
        .text: .string("ab"), .isBold: .bool(true),
        .runs: .runs([
          run("a") {
            $0.isBold = true
            $0.isItalic = true
          }, run("b") { $0.isBold = true },
        ]),
      ]
    )
    let outer = (Text("a").foregroundColor(.red) + Text("b") + Text("c")).foregroundColor(.blue)
    #expect(
      try attributes(outer)[.runs]
        == .runs([
          run("a") { $0.foreground = "red" }, run("b") { $0.foreground = "blue" },
          run("c") { $0.foreground = "blue" },
        ])
    )
    #expect(try attributes(Text("a").bold() + Text("b").bold())[.runs] == nil)
  }

  @Test(arguments: [
    ("a *b* c", "a b c", "a |i:b| c"),
    ("_b_", "b", "i:b"),
    ("**b**c", "bc", "b:b|c"),
    ("***b***", "b", "bi:b"),
    ("**a *b* c**", "a b c", "b:a |bi:b|b: c"),
    ("~~no~~ yes", "no yes", "s:no| yes"),
    ("`x * y * z`", "x * y * z", "m:x * y * z"),
    ("see [the **birds**](https://b.example)", "see the birds", "see |>the |b>birds"),
    ("snake_case_name", "snake_case_name", "snake_case_name"),
    ("2 * 3 * 4", "2 * 3 * 4", "2 * 3 * 4"),
    ("**open", "**open", "**open"),
    ("\\*plain\\*", "*plain*", "*plain*"),
    ("[no link]", "[no link]", "[no link]"),
  ])
  func marksGivePartsAStyle(source: String, words: String, runs: String) throws {
    let found = try attributes(Text(LocalizedStringKey(source)))
    #expect(found[.text] == .string(words))
    guard case .runs(let list)? = found[.runs] else {
      #expect(words == runs)
      return
    }
    let described = list.map { run in
      var marks = run.isBold ? "b" : ""
      if run.isItalic { marks += "i" }
      if run.isStruck { marks += "s" }
      if run.isMonospaced { marks += "m" }
      let separator = run.link == "https://b.example" ? ">" : marks.isEmpty ? "" : ":"
      return marks + separator + run.text
    }
    #expect(described.joined(separator: "|") == runs)
  }

  @Test func valuesInATextHaveNoMarks() throws {
    let value = "*a* `b` [c](d)"
    #expect(
      try attributes(Text("**x** \(value)"))[.runs]
        == .runs([run("x") { $0.isBold = true }, run(" " + value)])
    )
    #expect(try attributes(Text(verbatim: "**x**"))[.text] == .string("**x**"))
    let string = "**x**"
    #expect(try attributes(Text(string))[.text] == .string("**x**"))
  }

  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0), "#FF8000"),
    (Color(red: -1, green: 2, blue: 0.02), "#00FF05"),
    (Color(hue: 0, saturation: 1, brightness: 1), "#FF0000"),
    (Color(hue: 1.0 / 3, saturation: 1, brightness: 0.6), "#009900"),
    (Color(hue: 2.0 / 3, saturation: 0.6, brightness: 1), "#6666FF"),
    (Color(hue: 1.0 / 12, saturation: 1, brightness: 1), "#FF8000"),
    (Color(hue: 0.5, saturation: 0, brightness: 0.2), "#333333"),
    (Color(hue: .nan, saturation: 2, brightness: 1), "#FF0000"),
    (Color(white: 0), "#000000"),
    (Color.mint, "mint"),
  ])
  func coloursHaveNames(color: Color, name: String) throws {
    #expect(try attributes(Text("A").foregroundColor(color))[.foreground] == .color(name))
  }
}
