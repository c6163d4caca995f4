import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct LocalizedStringKeyTests {
  @Test(
    arguments: [
      ("\(3.14159, specifier: "%.2f")", "3.14"),
      ("\(2.5, specifier: "%.0f")", "3"),
      ("\(-0.005, specifier: "%.2f")", "-0.01"),
      ("\(1.5, specifier: "%f")", "1.500000"),
      ("\(7.0, specifier: "%6.1f")|", "   7.0|"),
      ("\(7.0, specifier: "%-6.1f")|", "7.0   |"),
      ("\(7, specifier: "%03d")", "007"),
      ("\(-7, specifier: "%04d")", "-007"),
      ("\(7, specifier: "%+ld")", "+7"),
      ("\(255, specifier: "%x")", "ff"),
      ("\(255, specifier: "%X")", "FF"),
      ("\(8, specifier: "%o")", "10"),
      ("\(7, specifier: "%.1f")", "7.0"),
      ("\(7, specifier: "%d %%")", "7 %"),
      ("\(7, specifier: "no.")", "no.7"),
      ("\(Double.infinity, specifier: "%.1f")", "inf"),
      ("\(12.5, specifier: "%d")", "12"),
    ] as [(LocalizedStringKey, String)])
  func formatsNumbers(key: LocalizedStringKey, text: String) {
    #expect(Pilot(Text(key)).dump() == text)
  }

  @Test func groupsDigitsAsTheyAreWhereThePersonIs() {
    let pilot = Pilot(
      VStack {
        Text("\(1_234_567) birds")
        Text("\(-1_000)")
        Text("\(UInt8.max) \(999)")
        Text("\(String(2026)) \(2026, format: .number.grouping(.never))")
        Text(verbatim: "\(2026)")
        Text("\(Optional(2026) as Any)")
      }
    )
    #expect(
      pilot.dump() == """
        \(1_234_567.formatted()) birds
        \((-1_000).formatted())
        255 999
        2026 2026
        2026
        Optional(2026)
        """
    )
    let key: LocalizedStringKey = "\(1_234)"
    #expect(key._key == "%lld" && key._values == [1_234.formatted()])
  }

  @Test func groupsDigitsInEnglishByCommas() throws {
    try #require(Locale.current.language.languageCode == "en")
    #expect(Pilot(Text("\(1_234_567)")).dump() == "1,234,567")
  }

  /// A table of translations has what was written, with the marks of emphasis.
  @Test(
    arguments: [
      ("**Bold** move", "**Bold** move", "Bold move"),
      ("Plain", "Plain", "Plain"),
      ("**\(2)** birds", "**%lld** birds", "2 birds"),
      ("a \\* b", "a \\* b", "a * b"),
    ] as [(LocalizedStringKey, String, String)])
  func keysKeepTheirMarks(key: LocalizedStringKey, written: String, shown: String) {
    #expect(key._key == written)
    #expect(Pilot(Text(key)).dump() == shown)
  }

  @Test func takesValuesTextsAndFormats() {
    #expect(Pilot(Text("\(1) \(true) \(Text("x").bold())")).dump() == "1 true x")
    #expect(Pilot(Text(0.5, format: .percent)).dump() == "50%")
    #expect(Pilot(Text("\(1234, format: .number.grouping(.never))")).dump() == "1234")
  }

  /// The language of the tests is English, as long as nobody says otherwise.
  @Test(
    arguments: [
      ("^[\(2) to-do](inflect: true)", "2 to-dos"),
      ("^[\(1) to-do](inflect: true)", "1 to-do"),
      ("^[\(0) box](inflect: true) left", "0 boxes left"),
      ("You have ^[\(3) new entry](inflect: true).", "You have 3 new entries."),
      ("^[\(2) Person](inflect: true)", "2 People"),
      ("^[\(2) day](inflect: true)", "2 days"),
      ("^[\(2) birds](inflect: true)", "2 birds"),
      ("^[\(2) 마리](inflect: true)", "2 마리"),
      ("^[bird](inflect: true)", "bird"),
      ("^[\(2) bird](inflect: false)", "2 bird"),
      ("^[\(2) bird](agreeWithArgument: 1, inflect: true)", "2 birds"),
      ("^[**\(2)** bird](inflect: true)", "2 birds"),
      ("2^[x", "2^[x"),
    ] as [(LocalizedStringKey, String)])
  func inflectsWords(key: LocalizedStringKey, text: String) throws {
    try #require(Locale.current.language.languageCode == "en")
    let pilot = Pilot(Text(key))
    #expect(pilot.dump() == text)
    let runs = pilot.backend.elements.values.compactMap { $0[.runs] }
    let links = runs.flatMap { value -> [String] in
      if case .runs(let runs) = value { return runs.compactMap(\.link) }
      return []
    }
    #expect(links == [])
  }

  @Test func wordsAreInflectedForTheLanguageOfTheirPlace() {
    let birds = Text("^[\(2) bird](inflect: true) and **^[\(1) box](inflect: true)**")
    let pilot = Pilot(
      VStack {
        birds.environment(\.locale, Locale(identifier: "en_GB"))
        birds.environment(\.locale, Locale(identifier: "ko_KR"))
        Text("^[\(3) bird](inflect: true)").environment(\.locale, Locale(identifier: "ko"))
      }
    )
    #expect(pilot.dump() == "2 birds and 1 box\n2 bird and 1 box\n3 bird")
    #expect(pilot.backend.elements.values.filter { $0[.runs] != nil }.count == 2)
  }

  @Test func aTextTakesTheWordsOfAnotherLanguageWhenThatChanges() throws {
    struct Birds: View {
      @State private var isEnglish = true

      var body: some View {
        Text("^[\(2) bird](inflect: true)")
          .environment(\.locale, Locale(identifier: isEnglish ? "en" : "de"))
        Button("Other") { isEnglish.toggle() }
      }
    }
    let pilot = Pilot(Birds())
    #expect(pilot.dump() == "2 birds\n[ Other ]")
    try pilot.tap("Other")
    #expect(pilot.dump() == "2 bird\n[ Other ]")
  }

  @Test func inflectedWordsKeepTheirKey() {
    let key: LocalizedStringKey = "^[\(2) bird](inflect: true)"
    #expect(key._key == "^[%lld bird](inflect: true)")
  }
}
