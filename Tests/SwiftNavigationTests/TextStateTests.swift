import CustomDump
import Foundation
import SwiftNavigation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct TextStateTests {
  @Test func equalsATextThatReadsAndLooksTheSame() {
    let name = "Tern"
    #expect(TextState("Tern") == TextState(verbatim: "Tern"))
    #expect(TextState("Tern") == TextState(name))
    #expect(TextState("Tern").hashValue == TextState(name).hashValue)
    #expect(TextState("Tern") != TextState("Gull"))
    #expect(TextState("Tern") != TextState("Tern").bold())
    #expect(TextState("Tern").bold() != TextState("Tern").bold(isActive: false))
    #expect(TextState("a") + TextState("b") == TextState("a") + TextState("b"))
    #expect(TextState("a") + TextState("b") != TextState("a") + TextState("b").italic())
  }

  @Test func givesItsWords() {
    let count = 3
    #expect(String(state: TextState("\(count) birds").bold()) == "3 birds")
    #expect(String(state: TextState("a") + TextState("b").italic() + TextState("c")) == "abc")
  }

  @Test(
    arguments: [
      (TextState("Tern"), "\"Tern\""),
      (TextState("Tern").bold(), "\"**Tern**\""),
      (TextState("Tern").bold().italic(), "\"***Tern***\""),
      (TextState("A") + TextState("B").underline(), "\"A_B_\""),
      (TextState("Tern").strikethrough(), "\"~~Tern~~\""),
      (TextState("Tern").kerning(2), "\"<kerning=2.0>Tern</kerning>\""),
      (TextState("Tern").fontWeight(.heavy), "\"<fontWeight=heavy>Tern</fontWeight>\""),
      (TextState("T").accessibilityLabel("Tern"), "\"<label=Tern>T</label>\""),
      (TextState("T").underline(pattern: .dash), "\"<underline=dash>T</underline>\""),
    ]
  )
  func dumpsAsTextWithMarks(text: TextState, dump: String) {
    #expect(String(customDumping: text) == dump)
  }

  @Test func becomesAViewThatLooksAsItSays() {
    let name = "Tern"
    #expect(
      Text(TextState("Tern").bold().foregroundColor(.red))
        == Text(name).bold().foregroundColor(.red))
    #expect(Text(TextState("a") + TextState("b")) == Text("ab"))
    #expect(Pilot(Text(TextState("Common") + TextState(" tern"))).dump() == "Common tern")
  }

  /// A bundle with a table `Words` for each language.
  private func bundle(_ tables: [String: String]) throws -> (Bundle, folder: URL) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tern-\(UUID().uuidString).bundle")
    for (language, words) in tables {
      let table = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
      try Data(words.utf8).write(to: table.appendingPathComponent("Words.strings"))
    }
    return (try #require(Bundle(path: folder.path)), folder)
  }

  @Test func putsValuesIntoTranslations() throws {
    let words = """
      "%@ has %lld birds" = "%2$lld Vögel hat %1$@ (100%%)";
      "%lf km" = "%@ Kilometer";
      "%.1f m" = "%f Meter";
      "%lld%%" = "%lld Prozent, %@";
      """
    let (bundle, folder) = try bundle(["de": words])
    defer { try? FileManager.default.removeItem(at: folder) }
    func german(_ key: LocalizedStringKey) -> String {
      String(
        state: TextState(key, tableName: "Words", bundle: bundle), locale: Locale(identifier: "de")
      )
    }
    #expect(german("\("Ada") has \(3) birds") == "3 Vögel hat Ada (100%)")
    #expect(german("\(2.5) km") == "2.5 Kilometer")
    #expect(german("\(2.25, specifier: "%.1f") m") == "2.3 Meter")
    #expect(german("\(50)%%") == "50 Prozent, %@")
    #expect(german("\("%@") has \(UInt8(3)) birds") == "%@ has 3 birds")
  }

  @Test func tellsWhatIsReadOut() {
    #expect(TextState("T").accessibilityLabel == nil)
    #expect(
      TextState("T").accessibilityLabel("Gull").accessibilityLabel("Tern").accessibilityLabel
        == "Tern")
  }

  @Test func looksUpTranslations() throws {
    let (bundle, folder) = try bundle([
      "de": "\"Delete\" = \"Löschen\";\n", "fr": "\"Delete\" = \"Supprimer\";\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = TextState("Delete", tableName: "Words", bundle: bundle)
    #expect(String(state: text, locale: Locale(identifier: "de_AT")) == "Löschen")
    #expect(String(state: text, locale: Locale(identifier: "fr")) == "Supprimer")
    #expect(String(state: text, locale: Locale(identifier: "eo")) == "Delete")
    let other = TextState("Keep", tableName: "Words", bundle: bundle)
    #expect(String(state: other, locale: Locale(identifier: "de")) == "Keep")
  }
}
