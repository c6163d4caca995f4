import TernUI
import Testing

/// Whole screens at three sizes, compared with recorded ones.
@MainActor
@Suite struct GoldenTests {
  nonisolated static let sizes = [(80, 24), (40, 12), (200, 50)]

  private func settings() -> Element {
    let page = Element.page(
      "설정 Settings",
      .toolbar(("leading", .button("Cancel")), ("trailing", .button("Save"))),
      .form(
        .section(
          Element(.header, [.text("Profile")]),
          .field("name", "김하나"),
          Element.field("mail").set(.placeholder, "Mail"),
          Element(.secureField).set(.value, "secret").named("secret"),
          Element(.footer, [.text("Your name is shown to everybody who can see your café ☕️.")])
        ),
        .section(
          Element(.header, [.text("Drink")]),
          .picker("Size", ["Small", "Large"], 1),
          .toggle("Iced", true),
          .toggle("Sugar", false),
          .link("Milk")
        ),
        .section(
          Element.button("Delete everything").set(.role, "destructive")
        )
      )
    )
    return Element(.navigation, [.page("Root", .text("root")), page])
  }

  @Test(arguments: sizes) func form(columns: Int, rows: Int) {
    let screen = TestScreen(columns: 80, rows: 24, settings())
    screen.terminal.resize(columns: columns, rows: rows)
    expectGolden(screen.text, "form-\(columns)x\(rows)")
  }

  @Test(arguments: sizes) func sheetAndAlert(columns: Int, rows: Int) {
    let alert = Element(
      .alert, [.text("All cups will be lost."), .button("Delete"), .button("Keep")]
    ).set(.title, "정말 지울까요?")
    let sheet = Element(
      .sheet,
      [.vstack(.text("A sheet 👋 that is wider than the alert on top of it"), .button("Close"))]
    ).set(.title, "Sheet")
    let screen = TestScreen(columns: columns, rows: rows, settings(), sheet, alert)
    expectGolden(screen.text, "layers-\(columns)x\(rows)")
  }

  @Test func table() {
    func row(_ name: String, _ price: String) -> Element {
      .hstack(.text(name), .spacer, .text(price))
    }
    let screen = TestScreen(
      columns: 30, rows: 8,
      .list(
        row("Americano", "4,500"), row("카페 라떼", "5,000"), row("👋 Hello", "1"),
        row("e\u{301}clair", "3,200"), row("👨‍👩‍👧 Family", "20,000"), row("🇰🇷 Flag", "0")
      )
    )
    expectGolden(screen.text, "table-30x8")
  }
}
