import CVterm
import TernTerminal
import TernUI
import Testing

/// Bits that C has names for, and Swift has no fields for, count when views are compared.
@MainActor
@Suite struct StructureOfCTests {
  private struct Glyph: View {
    let isOn = true
    let info: VTermGlyphInfo
    var body: some View { Text("protected \(info.protected_cell), tall \(info.dhl)") }
  }

  private struct Screen: View {
    @State private var info = VTermGlyphInfo()
    var body: some View {
      Glyph(info: info)
      Button("Protect") { info.protected_cell = 1 }
      Button("Heighten") { info.dhl = 2 }
    }
  }

  @Test func bitFieldsCount() {
    let app = ViewScreen(columns: 30, rows: 4, Screen())
    #expect(app.text.contains("protected 0, tall 0"))
    app.click(on: "Protect")
    #expect(app.text.contains("protected 1, tall 0"))
    app.click(on: "Heighten")
    #expect(app.text.contains("protected 1, tall 2"))
  }
}
