import Observation
import TernUI
import TernUITesting
import Testing

/// The rows of a bound collection, each of which depends on its own element.
@MainActor
@Suite struct BoundRowTests {
  struct Address: Equatable {
    var street = "Kai"
  }

  struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var address = Address()
    var note: String?
  }

  static let people = [
    Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo", note: "tall"), Person(id: 3, name: "Cy"),
  ]

  /// Counts its own evaluations by being a view of its own.
  struct NameRow: View {
    @Binding var person: Person
    var body: some View { TextField("Name \(person.id)", text: $person.name) }
  }

  struct StreetRow: View {
    @Binding var street: String
    var body: some View { TextField("Street", text: $street) }
  }

  struct NoteRow: View {
    @Binding var note: String
    var body: some View { TextField("Note", text: $note) }
  }

  struct Rows: View {
    @State private var people = BoundRowTests.people
    @State private var unrelated = 0
    var isList = false

    var body: some View {
      if isList {
        List($people) { $person in NameRow(person: $person) }
      } else {
        ForEach($people) { $person in
          NameRow(person: $person)
          StreetRow(street: $person.address.street)
          if let note = Binding($person.note) { NoteRow(note: note) }
        }
      }
      Button("Unrelated \(unrelated)") { unrelated += 1 }
      Button("Reverse") { people.reverse() }
      Button("Prepend") { people.insert(Person(id: 0, name: "Zed"), at: 0) }
      Button("Drop first") { people.removeFirst() }
      Button("Move away") { people[1].address.street = "Deich" }
      Button("Forget") { people[1].note = nil }
      Button("Rename") { people[2].name = "Cyd" }
    }
  }

  private func counts(_ pilot: Pilot) -> [Int] {
    [
      pilot.evaluations(of: Rows.self), pilot.evaluations(of: NameRow.self),
      pilot.evaluations(of: StreetRow.self), pilot.evaluations(of: NoteRow.self),
    ]
  }

  @Test func aKeyPressEvaluatesTheRowItIsFor() throws {
    let pilot = Pilot(Rows())
    #expect(counts(pilot) == [1, 3, 3, 1])
    try pilot.type("!", into: "Name 2")
    #expect(pilot.dump().contains("Bo!"))
    #expect(counts(pilot) == [1, 4, 3, 1])
    try pilot.type("?", into: "Name 2")
    #expect(pilot.dump().contains("Bo!?"))
    #expect(counts(pilot) == [1, 5, 3, 1])
  }

  @Test func aKeyPressInAListEvaluatesTheRowItIsFor() throws {
    let pilot = Pilot(Rows(isList: true))
    try pilot.type("!", into: "Name 3")
    #expect(pilot.dump().contains("Cy!"))
    #expect(counts(pilot) == [1, 4, 0, 0])
    try pilot.tap("Rename")
    #expect(pilot.dump().contains("Cyd"))
    #expect(counts(pilot) == [1, 5, 0, 0])
  }

  @Test func aRowDependsOnItsElementHoweverThatIsChanged() throws {
    let pilot = Pilot(Rows())
    try pilot.tap("Move away")
    #expect(pilot.dump().contains("Deich"))
    #expect(counts(pilot) == [1, 4, 3, 1])
    try pilot.tap("Rename")
    #expect(pilot.dump().contains("Cyd"))
    #expect(counts(pilot) == [1, 5, 3, 1])
    try pilot.tap("Forget")
    #expect(!pilot.dump().contains("tall"))
    #expect(counts(pilot) == [1, 6, 3, 0])
  }

  @Test func rowsThatStayAreSkippedWhereverTheyGo() throws {
    let pilot = Pilot(Rows())
    try pilot.tap("Unrelated 0")
    #expect(counts(pilot) == [2, 3, 3, 1])
    try pilot.tap("Reverse")
    #expect(pilot.dump().hasPrefix("Name 3: \"Cy\""))
    #expect(counts(pilot) == [2, 3, 3, 1])
    try pilot.tap("Prepend")
    #expect(pilot.dump().hasPrefix("Name 0: \"Zed\""))
    #expect(counts(pilot) == [2, 4, 4, 1])
    try pilot.type("!", into: "Name 1")
    #expect(pilot.dump().contains("Ada!"))
    #expect(counts(pilot) == [2, 5, 4, 1])
    try pilot.tap("Drop first")
    try pilot.type("!", into: "Name 3")
    #expect(pilot.dump().contains("Cy!"))
  }

  @Test func nestedAndOptionalBindingsWriteToTheirRow() throws {
    let pilot = Pilot(Rows())
    try pilot.type("er", into: "Note")
    try pilot.type("gasse", into: "Street #3")
    #expect(pilot.dump().contains("taller"))
    #expect(pilot.dump().contains("Kaigasse"))
    #expect(counts(pilot) == [1, 5, 3, 1])
  }

  // MARK: - Bindings outside of bodies

  @MainActor
  final class Keeper {
    var bindings: [Int: Binding<Person>] = [:]
    var seen: [String] = []
  }

  struct Captured: View {
    let keeper: Keeper
    @State private var people = BoundRowTests.people

    var body: some View {
      ForEach($people) { $person in
        let _ = keeper.bindings[person.id] = $person
        Text(person.name)
      }
      Button("Change and read") {
        let binding = keeper.bindings[2]
        people[1].name = "Bob"
        keeper.seen.append(binding?.wrappedValue.name ?? "")
        binding?.wrappedValue.name = "Robert"
        keeper.seen.append(people[1].name)
        keeper.seen.append(binding?.wrappedValue.name ?? "")
      }
      Button("Drop and write") {
        let binding = keeper.bindings[2]
        people.removeFirst()
        binding?.wrappedValue.name = "Bea"
        keeper.seen.append(contentsOf: people.map(\.name))
      }
      Button("Remove") { people.removeAll { $0.id == 2 } }
    }
  }

  @Test func aCapturedBindingReadsAndWritesWhatIsThereNow() throws {
    let keeper = Keeper()
    let pilot = Pilot(Captured(keeper: keeper))
    try pilot.tap("Change and read")
    #expect(keeper.seen == ["Bob", "Robert", "Robert"])
    #expect(pilot.dump().contains("Robert"))
  }

  @Test func aCapturedBindingFollowsItsElement() throws {
    let keeper = Keeper()
    let pilot = Pilot(Captured(keeper: keeper))
    try pilot.tap("Drop and write")
    #expect(keeper.seen == ["Bea", "Cy"])
    #expect(pilot.dump().hasPrefix("Bea\nCy\n"))
  }

  @Test func aBindingToAnElementThatIsGoneReadsAsTheLastAndWritesNothing() throws {
    let keeper = Keeper()
    let pilot = Pilot(Captured(keeper: keeper))
    try pilot.tap("Remove")
    let binding = try #require(keeper.bindings[2])
    binding.wrappedValue.name = "Ghost"
    #expect(binding.wrappedValue.name == "Bo")
    #expect(pilot.dump().hasPrefix("Ada\nCy\n"))
  }

  // MARK: - Collections elsewhere

  @MainActor
  @Observable
  final class Model {
    var people = BoundRowTests.people
  }

  struct ModelRows: View {
    @Bindable var model: Model
    var body: some View { ForEach($model.people) { $person in NameRow(person: $person) } }
  }

  @Test func rowsOfAnObservableObjectDependOnTheirElement() throws {
    let model = Model()
    let pilot = Pilot(ModelRows(model: model))
    try pilot.type("!", into: "Name 1")
    #expect(model.people.map(\.name) == ["Ada!", "Bo", "Cy"])
    model.people[2].name = "Cyd"
    #expect(pilot.dump().contains("Cyd"))
    #expect(pilot.evaluations(of: NameRow.self) == 5)
  }

  @MainActor
  final class Box {
    var people = BoundRowTests.people
  }

  /// Nobody tells of changes here: who reads asks the closures, each time.
  @Test func rowsBehindClosuresAreAsThereIsNow() throws {
    let box = Box()
    let binding = Binding(get: { box.people }, set: { box.people = $0 })
    struct Form: View {
      let people: Binding<[Person]>
      var body: some View { ForEach(people) { $person in NameRow(person: $person) } }
    }
    let pilot = Pilot(Form(people: binding))
    try pilot.type("!", into: "Name 1")
    try pilot.type("?", into: "Name 1")
    #expect(box.people[0].name == "Ada!?")
    #expect(pilot.dump().contains("Ada!?"))
  }

  @MainActor
  @Observable
  final class Strict {
    private var stored = BoundRowTests.people
    var people: [Person] {
      get { stored }
      set {
        stored = newValue
        for index in stored.indices { stored[index].name.removeAll { $0 == "!" } }
      }
    }
  }

  /// A state that does not take every value shows what it took.
  @Test func aRowShowsWhatWasTakenOfWhatWasWritten() throws {
    struct Form: View {
      @Bindable var model: Strict
      var body: some View { ForEach($model.people) { $person in NameRow(person: $person) } }
    }
    let pilot = Pilot(Form(model: Strict()))
    try pilot.type("!a", into: "Name 1")
    #expect(pilot.dump().contains("Adaa"))
  }

  final class Item: Identifiable {
    let id: Int
    var name = "a"
    init(id: Int) { self.id = id }
  }

  /// An object that tells of nothing may have changed when its row is evaluated.
  @Test func rowsOfPlainObjectsAreEvaluatedWithTheirParent() throws {
    struct Screen: View {
      @State private var items = [Item(id: 1), Item(id: 2)]
      @State private var count = 0
      var body: some View {
        ForEach($items) { $item in Text("\(item.name)") }
        Button("Count \(count)") {
          items[0].name = "b"
          count += 1
        }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.tap("Count 0")
    #expect(pilot.dump() == "b\na\n[ Count 1 ]")
  }

  /// Neither a binding to an object, nor one to a part of it, comes to be about another object.
  @Test func bindingsToRowsOfObjectsFollowTheirObject() throws {
    final class Kept {
      var items: [Binding<Item>] = []
      var names: [Binding<String>] = []
    }
    struct Screen: View {
      let kept: Kept
      @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
      var body: some View {
        ForEach($items) { $item in
          let _ = kept.items.append($item)
          let _ = kept.names.append($item.name)
          Text(verbatim: "\(item.id)\(item.name)")
        }
        Button("Drop") { items.removeFirst() }
        Button("Reverse") { items.reverse() }
        Button("Write") {
          kept.names[1].wrappedValue = "b"
          kept.names[0].wrappedValue = "gone"
          kept.items[2].wrappedValue = Item(id: 3)
        }
      }
    }
    let kept = Kept()
    let pilot = Pilot(Screen(kept: kept))
    try pilot.tap("Drop")
    try pilot.tap("Write")
    #expect(pilot.dump().hasPrefix("2b\n3a\n"))
    #expect(kept.names[1].wrappedValue == "b")
    try pilot.tap("Reverse")
    kept.names[1].wrappedValue = "c"
    kept.items[2].wrappedValue.name = "d"
    try pilot.tap("Reverse")
    #expect(pilot.dump().hasPrefix("2c\n3d\n"))
  }

  @MainActor
  @Observable
  final class Guarded {
    private var stored = BoundRowTests.people
    var people: [Person] {
      get { stored }
      set { if newValue.map(\.id) == stored.map(\.id) { stored = newValue } }
    }
  }

  /// A state that does not take another identity leaves the binding with the one it had.
  @Test func aBindingStaysWithItsElementWhenAnotherIdentityIsNotTaken() throws {
    let model = Guarded()
    struct Form: View {
      @Bindable var model: Guarded
      let keeper: Keeper
      var body: some View {
        ForEach($model.people) { $person in
          let _ = keeper.bindings[person.id] = $person
          NameRow(person: $person)
        }
      }
    }
    let keeper = Keeper()
    let pilot = Pilot(Form(model: model, keeper: keeper))
    let binding = try #require(keeper.bindings[2])
    binding.wrappedValue = Person(id: 9, name: "Nobody")
    #expect(binding.wrappedValue.name == "Bo")
    binding.wrappedValue.name = "Bob"
    #expect(model.people.map(\.name) == ["Ada", "Bob", "Cy"])
    #expect(pilot.dump().contains("Bob"))
  }

  // MARK: - What rows present

  struct Presenting: View {
    @State private var people = BoundRowTests.people
    let keeper: Keeper

    var body: some View {
      NavigationStack {
        ForEach($people) { $person in
          NavigationLink("Open \(person.id)") {
            NameRow(person: $person)
            Button("Drop first") { people.removeFirst() }
            Button("Remove this") { people.removeAll { $0.id == person.id } }
            Button("Rename") { people[1].name = "Renamed" }
          }
          SheetRow(person: $person) { people.removeAll { $0.id == person.id } }
        }
        Text(verbatim: people.map(\.name).joined(separator: " "))
      }
    }
  }

  struct SheetRow: View {
    @Binding var person: Person
    let remove: () -> Void
    @State private var isOpen = false
    var body: some View {
      Button("Sheet \(person.id)") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          NameRow(person: $person)
          Button("Remove in sheet") { remove() }
        }
    }
  }

  @Test func aPageOfARowFollowsItsElementAndGoesWithIt() throws {
    let pilot = Pilot(Presenting(keeper: Keeper()))
    try pilot.tap("Open 2")
    try pilot.type("!", into: "Name 2")
    try pilot.tap("Rename")
    #expect(pilot.dump().contains("Name 2: \"Renamed\""))
    try pilot.tap("Drop first")
    try pilot.type("?", into: "Name 2")
    #expect(pilot.dump().contains("Name 2: \"Renamed?\""))
    try pilot.tap("Remove this")
    #expect(pilot.dump().hasSuffix("Cy"))
    try pilot.tap("Sheet 3")
    try pilot.type("?", into: "Name 3")
    #expect(pilot.dump().contains("Cy?"))
    try pilot.tap("Remove in sheet")
    #expect(!pilot.dump().contains("sheet") && !pilot.dump().contains("Cy"))
  }

  struct Group: Identifiable {
    let id: Int
    var people: [Person]
  }

  struct Groups: View {
    @State private var groups = [
      Group(id: 1, people: BoundRowTests.people),
      Group(id: 2, people: [Person(id: 4, name: "Di")]),
    ]
    var body: some View {
      ForEach($groups) { $group in
        ForEach($group.people) { $person in NameRow(person: $person) }
      }
    }
  }

  @Test func rowsInRowsDependOnTheirElement() throws {
    let pilot = Pilot(Groups())
    try pilot.type("!", into: "Name 2")
    #expect(pilot.dump().contains("Bo!"))
    try pilot.type("!", into: "Name 4")
    #expect(pilot.dump().contains("Di!"))
    #expect(pilot.evaluations(of: NameRow.self) == 6)
  }

  /// A binding to a part is the same each time, so that a view that has it is skipped.
  @Test func viewsWithBindingsToPartsOfStateAreSkipped() throws {
    struct Screen: View {
      @State private var person = BoundRowTests.people[1]
      @State private var count = 0
      var body: some View {
        StreetRow(street: $person.address.street)
        if let note = Binding($person.note) { NoteRow(note: note) }
        Button("Count \(count)") { count += 1 }
      }
    }
    let pilot = Pilot(Screen())
    try pilot.tap("Count 0")
    try pilot.tap("Count 1")
    #expect(pilot.evaluations(of: Screen.self) == 3)
    #expect(pilot.evaluations(of: StreetRow.self) == 1)
    #expect(pilot.evaluations(of: NoteRow.self) == 1)
  }
}
