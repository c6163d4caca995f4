import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct TextFieldFormatTests {
  struct Amount: View {
    @State private var amount = 3
    @State private var optional: Int?

    var body: some View {
      TextField("Amount", value: $amount, format: .number)
      TextField("Optional", value: $optional, format: .number)
      Text("\(amount) \(optional.map(String.init) ?? "nil")")
      Button("Reset") { amount = 7 }
    }
  }

  @Test func standsForAValue() throws {
    let pilot = Pilot(Amount())
    #expect(pilot.dump().hasPrefix("Amount: \"3\"\nOptional: \"\"\n3 nil"))
    try pilot.type("5", into: "Amount")
    #expect(pilot.dump().hasPrefix("Amount: \"35\"\nOptional: \"\"\n35 nil"))
    try pilot.type("x", into: "Amount")
    try pilot.clear("Amount")
    #expect(pilot.dump().hasPrefix("Amount: \"\""))
    #expect(pilot.dump().contains("\n35 nil"))
    try pilot.submit("Amount")
    #expect(pilot.dump().hasPrefix("Amount: \"35\""))
    try pilot.tap("Reset")
    #expect(pilot.dump().hasPrefix("Amount: \"7\""))
  }

  @Test func aMissingValueIsNoText() throws {
    let pilot = Pilot(Amount())
    try pilot.type("12", into: "Optional")
    #expect(pilot.dump().contains("3 12"))
    try pilot.clear("Optional")
    #expect(pilot.dump().contains("3 nil"))
  }

  @Test func saysHowItGrowsAndWhatItHints() throws {
    let pilot = Pilot(
      TextField("Mail", text: .constant(""), axis: .vertical)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .submitLabel(.send)
        .textContentType(.username)
    )
    let field = try pilot.find(.textField, label: "Mail")
    #expect(field.string(.axis) == "vertical")
    #expect(
      Set(field.strings(.inputHints)) == [
        "keyboard:emailAddress", "capitalize:never", "autocorrection:off", "submit:send",
        "content:username",
      ]
    )
  }

  @Test func labelsAndPrompts() throws {
    let pilot = Pilot(
      VStack {
        TextField(text: .constant("x"), prompt: Text("Prompt")) { Text("Label") }
        SecureField("Secret", text: .constant("ab"), prompt: Text("Enter it"))
      }
    )
    let field = try #require(pilot.backend.elements.values.first { $0.kind == .textField })
    #expect(field.string(.placeholder) == "Prompt")
    #expect(field.children.count == 1)
    #expect(try pilot.find(.secureField, label: "Secret").string(.placeholder) == "Enter it")
  }

  @Test func returnIsKeptInAScope() throws {
    struct Screen: View {
      @State private var heard = ""

      var body: some View {
        VStack {
          TextField("Inner", text: .constant("")).onSubmit { heard += "i" }.submitScope()
          TextField("Outer", text: .constant(""))
          Text(heard)
        }
        .onSubmit { heard += "o" }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.submit("Inner")
    try pilot.submit("Outer")
    #expect(pilot.dump().hasSuffix("io"))
  }
}
