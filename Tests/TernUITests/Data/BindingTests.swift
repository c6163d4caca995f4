import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct BindingTests {
  struct Person: Equatable {
    var name: String
    var pet: String?
    var tags: [String] = []
  }

  final class Box<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }

    var binding: Binding<Value> {
      Binding(get: { self.value }, set: { self.value = $0 })
    }
  }

  @Test func readsAndWrites() {
    let box = Box(1)
    box.binding.wrappedValue += 1
    #expect(box.value == 2)
    #expect(box.binding.wrappedValue == 2)
  }

  @Test func constantsIgnoreWrites() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func membersWriteThrough() {
    let box = Box(Person(name: "Blob", tags: ["a", "b"]))
    box.binding.name.wrappedValue = "Tern"
    box.binding.tags[1].wrappedValue = "c"
    #expect(box.value == Person(name: "Tern", tags: ["a", "c"]))
  }

  @Test func unwrapsAnOptionalThatHasAValue() throws {
    let box = Box(Person(name: "Blob", pet: "Rex"))
    let pet = try #require(Binding(box.binding.pet))
    pet.wrappedValue = "Bello"
    #expect(box.value.pet == "Bello")
  }

  @Test func doesNotUnwrapNil() {
    let box = Box(Person(name: "Blob"))
    #expect(Binding(box.binding.pet) == nil)
  }

  @Test func anUnwrappedValueThatWentStaysAwayAndReadsAsTheLast() throws {
    let box = Box(Person(name: "Blob", pet: "Rex"))
    let pet = try #require(Binding(box.binding.pet))
    box.value.pet = nil
    #expect(pet.wrappedValue == "Rex")
    pet.wrappedValue = "Bello"
    #expect(box.value.pet == nil)
  }

  @Test func wrapsIntoAnOptional() {
    let box = Box("Rex")
    let optional = Binding<String?>(box.binding)
    optional.wrappedValue = "Bello"
    optional.wrappedValue = nil
    #expect(box.value == "Bello")
  }

  @Test func hidesItsType() {
    let box = Box("Rex")
    let erased = Binding<AnyHashable>(box.binding)
    erased.wrappedValue = AnyHashable("Bello")
    erased.wrappedValue = AnyHashable(1)
    #expect(box.value == "Bello")
    #expect(erased.wrappedValue == AnyHashable("Bello"))
  }

  @Test func handsItsTransactionOn() {
    var seen: [Animation?] = []
    let binding = Binding<Int>(
      get: { 1 },
      set: { _, transaction in
        seen.append(transaction.animation)
      })
    binding.wrappedValue = 2
    binding.animation(.easeIn).wrappedValue = 2
    binding.transaction(Transaction(animation: .linear)).wrappedValue = 2
    #expect(seen == [nil, .easeIn, .linear])
  }

  @Test func bindableLeadsToTheObjectsProperties() {
    let bird = Bird(id: 1, name: "Tern")
    @Bindable var bindable = bird
    $bindable.name.wrappedValue = "Gull"
    #expect(bird.name == "Gull")
    #expect(Bindable(bird).id == 1)
  }

  @Test func animationsRunTheirBody() {
    var isDone = false
    let result = withAnimation(.spring(duration: 1)) {
      42
    } completion: {
      isDone = true
    }
    #expect(result == 42)
    #expect(isDone)
  }

  @Test func aBindingToACollectionIsOneOfBindings() throws {
    struct Editor: View {
      @State private var names = ["Tern", "Gull", "Skua"]

      var body: some View {
        TextField("Second", text: $names[1])
        Button("Shout") { for name in $names { name.wrappedValue += "!" } }
        Button("Last") { $names.last?.wrappedValue = "Auk" }
        Text(names.joined(separator: ","))
      }
    }
    let pilot = Pilot(Editor())
    try pilot.type("y", into: "Second")
    try pilot.tap("Shout")
    #expect(pilot.dump().hasSuffix("Tern!,Gully!,Skua!"))
    try pilot.tap("Last")
    #expect(pilot.dump().hasSuffix("Tern!,Gully!,Auk"))
  }

  @Test func elementsOutliveTheirPlace() throws {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    let last = try #require(binding.last)
    numbers.removeLast()
    #expect(last.wrappedValue == 3)
    last.wrappedValue = 9
    #expect(numbers == [1, 2])
    #expect(binding.map(\.wrappedValue) == [1, 2])
    #expect(binding.reversed().map(\.wrappedValue) == [2, 1])
  }

  @Test func listsTakeBindings() throws {
    struct Item: Identifiable {
      let id: Int
      var isOn = false
    }
    struct Screen: View {
      @State private var items = [Item(id: 1), Item(id: 2)]

      var body: some View {
        List($items) { $item in Toggle("Item \(item.id)", isOn: $item.isOn) }
        ForEach($items) { $item in Text(item.isOn ? "on" : "off") }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.tap("Item 2")
    #expect(pilot.dump() == "- [ ] Item 1\n- [x] Item 2\noff\non")
  }
}
