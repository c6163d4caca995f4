import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct AlertFormsTests {
  struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
  }

  struct Item: Identifiable { let id: Int }

  struct Screen: View {
    @State private var isPresented = false
    @State private var isError = false
    @State private var isDialog = false
    @State private var isOld = false
    @State private var item: Item?
    @State private var log = ""
    let title = "Title"

    var body: some View {
      VStack {
        Button("Data") { isPresented = true }
        Button("Error") { isError = true }
        Button("Dialog") { isDialog = true }
        Button("Old") { isOld = true }
        Button("Item") { item = Item(id: 3) }
        Text(log)
      }
      .alert(title, isPresented: $isPresented, presenting: 7) { number in
        Button("Use \(number)") { log += "\(number)" }
      } message: { number in
        Text("Number \(number)")
      }
      .alert(isPresented: $isError, error: Failure()) { Button("Retry") { log += "r" } }
      .confirmationDialog(title, isPresented: $isDialog, presenting: "x") { text in
        Button("Take \(text)") { log += text }
      } message: { _ in
        Text("Which?")
      }
      .alert(isPresented: $isOld) {
        Alert(
          title: Text("Sure?"), message: Text("Really?"),
          primaryButton: .destructive(Text("Yes")) { log += "y" }, secondaryButton: .cancel()
        )
      }
      .alert(item: $item) { Alert(title: Text("Item \($0.id)")) }
    }
  }

  @Test(arguments: [
    ("Data", "== alert: Title ==\nNumber 7\n[ Use 7 ]", "Use 7", "7"),
    ("Error", "== alert: It failed ==\n[ Retry ]", "Retry", "r"),
    ("Dialog", "== dialog: Title ==\nWhich?\n[ Take x ]\n[ Cancel ]", "Take x", "x"),
    ("Old", "== alert: Sure? ==\nReally?\n[ Yes ] (destructive)\n[ Cancel ]", "Yes", "y"),
    ("Item", "== alert: Item 3 ==\n[ OK ]", "OK", ""),
  ])
  func presentsAndCloses(open: String, shown: String, press: String, log: String) throws {
    let pilot = Pilot(Screen())
    try pilot.tap(open)
    #expect(pilot.dump().hasSuffix(shown))
    try pilot.tap(press)
    #expect(pilot.dump().hasSuffix("[ Item ]\n\(log)"))
    #expect(pilot.backend.topLayer?.kind == .root)
    try pilot.tap(open)
    try pilot.dismiss()
    #expect(pilot.dump().hasSuffix("[ Item ]\n\(log)"))
  }
}
