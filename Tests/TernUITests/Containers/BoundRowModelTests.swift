import Observation
import TernUI
import TernUITesting
import Testing

/// Bound rows against a plain array, with changes of any kind in any order.
@MainActor
@Suite struct BoundRowModelTests {
  enum Mood: Equatable {
    case calm
    case loud(Int)
    case odd(String?)
  }

  struct Kid: Identifiable, Equatable {
    let id: Int
    var isTall = false
    var name: String
  }

  struct Person: Identifiable, Equatable {
    var id: Int
    var isHere = true
    var count: Int
    var note: String?
    var age: Int??
    var mood = Mood.calm
    var pair: Pair?
    var kids: [Kid] = []

    var line: String {
      let kids = kids.map { "\($0.id)\($0.isTall)\($0.name)" }.joined(separator: ",")
      return
        "\(id) \(isHere) \(count) \(note ?? "-") \(age as Any) \(mood) \(pair as Any) \(kids)"
    }
  }

  struct Pair: Equatable {
    var isOn: Bool
    var number: Int
    var name: String?
  }

  @MainActor
  final class Keeper {
    /// Every binding that a row was ever given, by the id of the row.
    var rows: [(id: Int, binding: Binding<Person>)] = []
    var notes: [(id: Int, binding: Binding<String>)] = []
    var kids: [(id: Int, kid: Int, binding: Binding<Kid>)] = []
    var people: Binding<[Person]>?
  }

  struct PersonRow: View {
    @Binding var person: Person
    let keeper: Keeper

    var body: some View {
      let _ = keeper.rows.append((person.id, $person))
      Text(verbatim: "\(person.line)")
      if let note = Binding($person.note) { NoteRow(id: person.id, note: note, keeper: keeper) }
      ForEach($person.kids) { $kid in KidRow(id: person.id, kid: $kid, keeper: keeper) }
    }
  }

  struct NoteRow: View {
    let id: Int
    @Binding var note: String
    let keeper: Keeper
    var body: some View {
      let _ = keeper.notes.append((id, $note))
      Text(verbatim: "note \(note)")
    }
  }

  struct KidRow: View {
    let id: Int
    @Binding var kid: Kid
    let keeper: Keeper
    var body: some View {
      let _ = keeper.kids.append((id, kid.id, $kid))
      Text(verbatim: "kid \(kid.id)\(kid.isTall)\(kid.name)")
    }
  }

  struct StateRows: View {
    @State var people: [Person]
    let keeper: Keeper
    var body: some View {
      let _ = keeper.people = $people
      ForEach($people) { $person in PersonRow(person: $person, keeper: keeper) }
    }
  }

  @MainActor
  @Observable
  final class Model {
    var people: [Person]
    init(_ people: [Person]) { self.people = people }
  }

  struct ModelRows: View {
    @Bindable var model: Model
    let keeper: Keeper
    var body: some View {
      let _ = keeper.people = $model.people
      List($model.people) { $person in PersonRow(person: $person, keeper: keeper) }
    }
  }

  struct ClosureRows: View {
    @State var people: [Person]
    let keeper: Keeper
    var body: some View {
      let binding = Binding(get: { people }, set: { people = $0 })
      let _ = keeper.people = binding
      ForEach(binding) { $person in PersonRow(person: $person, keeper: keeper) }
    }
  }

  nonisolated static let seeds: [UInt64] = Array(1...3)

  private func person(_ id: Int, _ random: inout Generator) -> Person {
    var person = Person(id: id, count: Int.random(in: 0..<3, using: &random))
    for _ in 0..<3 { change(&person, &random) }
    return person
  }

  /// Changes one field.
  private func change(_ person: inout Person, _ random: inout Generator) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: person.isHere.toggle()
    case 1: person.count += 1
    case 2:
      person.note =
        [nil, "", "a", "a note that is long enough to be elsewhere"].randomElement(using: &random)
        ?? nil
    case 3: person.age = [.none, .some(nil), 0, 1].randomElement(using: &random) ?? nil
    case 4:
      person.mood =
        [Mood.calm, .loud(0), .loud(1), .odd(nil), .odd("x")].randomElement(using: &random) ?? .calm
    case 5:
      person.pair =
        [
          nil, Pair(isOn: true, number: 1, name: nil), Pair(isOn: true, number: 1, name: "y"),
          Pair(isOn: false, number: 1, name: nil),
        ].randomElement(using: &random) ?? nil
    case 6:
      let next = (person.kids.map(\.id).max() ?? 0) + 1
      person.kids.insert(
        Kid(id: next, name: "k"), at: Int.random(in: 0...person.kids.count, using: &random))
    case 7:
      if !person.kids.isEmpty {
        person.kids.remove(at: Int.random(in: 0..<person.kids.count, using: &random))
      }
    default:
      person.kids.shuffle(using: &random)
      if !person.kids.isEmpty { person.kids[0].isTall.toggle() }
    }
  }

  private func act(
    _ expected: inout [Person], _ keeper: Keeper, _ next: inout Int, _ random: inout Generator
  ) {
    guard let people = keeper.people else { return }
    let place = Int.random(in: 0..<max(1, expected.count), using: &random)
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1:
      next += 1
      let new = person(next, &random)
      let place = Int.random(in: 0...expected.count, using: &random)
      people.wrappedValue.insert(new, at: place)
      expected.insert(new, at: place)
    case 2:
      guard !expected.isEmpty else { return }
      people.wrappedValue.remove(at: place)
      expected.remove(at: place)
    case 3:
      expected.shuffle(using: &random)
      people.wrappedValue = expected
    case 4:
      expected.reverse()
      people.wrappedValue.reverse()
    case 5:
      guard !expected.isEmpty else { return }
      change(&expected[place], &random)
      people.wrappedValue[place] = expected[place]
    case 6:
      // Another element in the place of one.
      guard !expected.isEmpty else { return }
      next += 1
      expected[place] = person(next, &random)
      people.wrappedValue[place] = expected[place]
    case 7, 8, 9:
      // Through a binding that some row was given at some time.
      guard let (id, binding) = keeper.rows.randomElement(using: &random) else { return }
      var copy = expected.first { $0.id == id } ?? binding.wrappedValue
      if expected.contains(where: { $0.id == id }) { #expect(binding.wrappedValue == copy) }
      change(&copy, &random)
      binding.wrappedValue = copy
      if let index = expected.firstIndex(where: { $0.id == id }) { expected[index] = copy }
    case 10:
      guard let (id, binding) = keeper.rows.randomElement(using: &random) else { return }
      binding.count.wrappedValue += 7
      binding.mood.wrappedValue = .odd("set")
      if let index = expected.firstIndex(where: { $0.id == id }) {
        expected[index].count += 7
        expected[index].mood = .odd("set")
      }
    case 11:
      guard let (id, binding) = keeper.notes.randomElement(using: &random) else { return }
      binding.wrappedValue = "noted \(next)"
      if let index = expected.firstIndex(where: { $0.id == id }), expected[index].note != nil {
        expected[index].note = "noted \(next)"
      }
    default:
      guard let (id, kid, binding) = keeper.kids.randomElement(using: &random) else { return }
      binding.name.wrappedValue += "!"
      guard let index = expected.firstIndex(where: { $0.id == id }),
        let inner = expected[index].kids.firstIndex(where: { $0.id == kid })
      else { return }
      // A kid that went and came again is another one with the same id.
      expected[index].kids[inner].name = people.wrappedValue[index].kids[inner].name
      #expect(binding.name.wrappedValue == expected[index].kids[inner].name)
    }
  }

  private func lines(_ people: [Person]) -> [String] {
    people.flatMap { person -> [String] in
      var lines = [person.line]
      if let note = person.note { lines.append("note \(note)") }
      return lines + person.kids.map { "kid \($0.id)\($0.isTall)\($0.name)" }
    }
  }

  private func run(_ seed: UInt64, _ screen: ([Person], Keeper) -> Pilot) {
    var random = Generator(state: seed)
    var next = 4
    var expected = (1...4).map { person($0, &random) }
    let keeper = Keeper()
    let pilot = screen(expected, keeper)
    for step in 0..<80 {
      // Several changes may come before the screen is up to date.
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        act(&expected, keeper, &next, &random)
        let people = keeper.people?.wrappedValue
        #expect(people == expected, "seed \(seed) step \(step)")
        if people != expected { return }
      }
      let shown = pilot.dump().split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " || $0 == "-" } }.filter { !$0.isEmpty }.map(String.init)
      let wanted = lines(expected).map { String($0.reversed().drop { $0 == " " }.reversed()) }
      let trimmed = shown.map { String($0.reversed().drop { $0 == " " }.reversed()) }
      if trimmed != wanted {
        #expect(trimmed == wanted, "seed \(seed) step \(step)")
        return
      }
    }
  }

  @Test(arguments: seeds) func rowsOfState(seed: UInt64) {
    run(seed) { Pilot(StateRows(people: $0, keeper: $1)) }
  }

  @Test(arguments: seeds) func rowsOfAnObservableObject(seed: UInt64) {
    run(seed) { Pilot(ModelRows(model: Model($0), keeper: $1)) }
  }

  @Test(arguments: seeds) func rowsBehindClosures(seed: UInt64) {
    run(seed) { Pilot(ClosureRows(people: $0, keeper: $1)) }
  }
}
