import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct TextFieldTests {
  struct Form: View {
    @State private var name = "Blob"
    @State private var password = ""
    @State private var submissions: [String] = []

    var body: some View {
      TextField("Name", text: $name)
        .onSubmit { submissions.append(name) }
      SecureField("Password", text: $password)
      Text(submissions.joined(separator: ","))
      Button("Shout") { name = name.uppercased() }
    }
  }

  @Test func typingWritesTheBinding() throws {
    let pilot = Pilot(Form())
    try pilot.type(" Jr.", into: "Name")
    try pilot.type("secret", into: "Password")
    #expect(pilot.dump() == "Name: \"Blob Jr.\"\nPassword: \"••••••\"\n\n[ Shout ]")
    try pilot.clear("Name")
    #expect(pilot.dump().hasPrefix("Name: \"\"\n"))
  }

  @Test func returnSubmits() throws {
    let pilot = Pilot(Form())
    try pilot.submit("Name")
    try pilot.type("!", into: "Name")
    try pilot.submit()
    #expect(pilot.dump().contains("\nBlob,Blob!\n"))
  }

  @Test func actionsForReturnRunFromTheInside() throws {
    var order: [String] = []
    let pilot = Pilot(
      VStack { TextField("Name", text: .constant("")).onSubmit { order.append("inner") } }
        .onSubmit { order.append("outer") }
    )
    try pilot.submit("Name")
    #expect(order == ["inner", "outer"])
  }

  @Test func followsItsBinding() throws {
    let pilot = Pilot(Form())
    try pilot.tap("Shout")
    #expect(pilot.dump().hasPrefix("Name: \"BLOB\"\n"))
  }

  @Test func answersWithTheRevisionOfWhatWasTyped() throws {
    let pilot = Pilot(Form())
    let field = try pilot.find(.textField, label: "Name").id
    #expect(pilot.backend.elements[field]?[.revision] == nil)
    pilot.backend.send(.input(field, "A", revision: 1))
    pilot.backend.send(.input(field, "AB", revision: 2))
    _ = pilot.dump()
    #expect(pilot.backend.elements[field]?[.value] == .string("AB"))
    #expect(pilot.backend.elements[field]?[.revision] == .int(2))
  }

  @Test func inputThatIsLateOrRepeatedIsIgnored() throws {
    let pilot = Pilot(Form())
    let field = try pilot.find(.textField, label: "Name").id
    pilot.backend.send(.input(field, "AB", revision: 2))
    pilot.backend.send(.input(field, "A", revision: 1))
    pilot.backend.send(.input(field, "X", revision: 2))
    #expect(pilot.dump().hasPrefix("Name: \"AB\"\n"))
  }

  /// A binding that refuses what was typed still has to be told to the back end.
  @Test func answersEvenWhenTheBindingKeepsItsValue() throws {
    let pilot = Pilot(TextField("Digits", text: .constant("42")))
    let field = try pilot.find(.textField, label: "Digits").id
    pilot.backend.send(.input(field, "42x", revision: 1))
    _ = pilot.dump()
    #expect(pilot.backend.lastBatch == [.set(field, .revision, .int(1))])
  }

  @Test func mayShowAPromptInPlaceOfItsTitle() throws {
    let pilot = Pilot(TextField("Name", text: .constant(""), prompt: Text("e.g. Blob")))
    let field = try pilot.find(.textField, label: "Name")
    #expect(field[.placeholder] == .string("e.g. Blob"))
  }
}
