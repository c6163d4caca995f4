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
}
