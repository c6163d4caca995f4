import Observation
import TernUI
import TernUITesting
import Testing

private struct FlockView: View {
  let flock: Flock

  var body: some View {
    Text(flock.name)
    LeaderView(flock: flock)
    List(flock.birds) { bird in
      BirdRow(bird: bird)
    }
  }
}

private struct LeaderView: View {
  let flock: Flock

  var body: some View {
    if let leader = flock.leader { Text("Led by \(leader.name)") }
  }
}

private struct BirdRow: View {
  let bird: Bird

  var body: some View { Text(bird.name) }
}

@MainActor
@Suite struct ObservationTests {
  private func makeFlock() -> (flock: Flock, pilot: Pilot) {
    let flock = Flock((1...3).map { Bird(id: $0, name: "Bird \($0)") })
    return (flock, Pilot(FlockView(flock: flock)))
  }

  @Test func aPropertyNobodyReadsEvaluatesNobody() {
    let (flock, pilot) = makeFlock()
    let revision = pilot.backend.revision
    flock.unrelated += 1
    #expect(pilot.evaluations(of: FlockView.self) == 1)
    #expect(pilot.backend.revision == revision)
  }

  @Test func anOwnPropertyEvaluatesTheOwnBody() {
    let (flock, pilot) = makeFlock()
    flock.name = "Colony"
    #expect(pilot.evaluations(of: FlockView.self) == 2)
    #expect(pilot.evaluations(of: LeaderView.self) == 1)
    #expect(pilot.evaluations(of: BirdRow.self) == 3)
  }

  @Test func anOptionalEvaluatesWhoReadsIt() {
    let (flock, pilot) = makeFlock()
    let leader = Bird(id: 9, name: "Skua")
    flock.leader = leader
    #expect(pilot.dump().contains("Led by Skua"))
    leader.name = "Puffin"
    #expect(pilot.dump().contains("Led by Puffin"))
    #expect(pilot.evaluations(of: LeaderView.self) == 3)
    #expect(pilot.evaluations(of: FlockView.self) == 1)
  }

  @Test func aRowsObjectEvaluatesTheRow() {
    let (flock, pilot) = makeFlock()
    flock.birds[1].name = "Other"
    #expect(pilot.dump() == "Flock\n- Bird 1\n- Other\n- Bird 3")
    #expect(pilot.evaluations(of: BirdRow.self) == 4)
    #expect(pilot.evaluations(of: FlockView.self) == 1)
    #expect(pilot.backend.lastBatch.count == 1)
  }

  @Test func aRowClosureThatReadsIsEvaluatedAlone() {
    struct Names: View {
      let flock: Flock

      var body: some View {
        ForEach(flock.birds) { bird in Text(bird.name) }
      }
    }
    let flock = Flock((1...3).map { Bird(id: $0, name: "Bird \($0)") })
    let pilot = Pilot(Names(flock: flock))
    flock.birds[0].name = "Other"
    #expect(pilot.dump() == "Other\nBird 2\nBird 3")
    #expect(pilot.evaluations(of: Names.self) == 1)
  }

  @Test func childrenThatAreTheSameAreSkipped() {
    let (flock, pilot) = makeFlock()
    flock.birds.append(Bird(id: 4, name: "Bird 4"))
    #expect(pilot.dump() == "Flock\n- Bird 1\n- Bird 2\n- Bird 3\n- Bird 4")
    #expect(pilot.evaluations(of: BirdRow.self) == 4)
  }

  /// A body that was evaluated for another reason must not stay registered from before.
  @Test func staleRegistrationsDoNotFire() throws {
    struct Title: View {
      let flock: Flock
      let number: Int

      var body: some View { Text("\(number) \(flock.name)") }
    }
    struct Parent: View {
      let flock: Flock
      @State private var number = 0

      var body: some View {
        Title(flock: flock, number: number)
        Button("Next") { number += 1 }
      }
    }
    let flock = Flock()
    let pilot = Pilot(Parent(flock: flock))
    for _ in 0..<5 { try pilot.tap("Next") }
    #expect(pilot.evaluations(of: Title.self) == 6)
    flock.name = "Colony"
    #expect(pilot.evaluations(of: Title.self) == 7)
    #expect(pilot.dump() == "5 Colony\n[ Next ]")
    #expect(pilot.evaluations(of: Title.self) == 7)
  }

  /// Observers are told before the change, so a body must not be evaluated at that moment.
  @Test func bodiesSeeTheNewValue() async {
    let (flock, pilot) = makeFlock()
    flock.name = "First"
    flock.name = "Second"
    await pilot.settle()
    #expect(pilot.backend.dump().hasPrefix("Second\n"))
    #expect(pilot.evaluations(of: FlockView.self) == 2)
  }

  /// A loop over an empty collection reads nothing inside: the collection itself must be tracked.
  @Test func anEmptyCollectionIsTracked() {
    let flock = Flock()
    let pilot = Pilot(FlockView(flock: flock))
    #expect(pilot.dump() == "Flock")
    flock.birds.append(Bird(id: 1, name: "Tern"))
    #expect(pilot.dump() == "Flock\n- Tern")
  }

  @Test func changesAreShownInTheNextTurnWithoutBeingAsked() async {
    let (flock, pilot) = makeFlock()
    flock.name = "Colony"
    #expect(pilot.backend.dump().hasPrefix("Flock\n"))
    for _ in 0..<10 { await Task.yield() }
    #expect(pilot.backend.dump().hasPrefix("Colony\n"))
  }

  @Test func changesOfAnotherThreadAreShown() async {
    let pilot = Pilot(FreeText(counter: FreeCounter.shared))
    await Task.detached { FreeCounter.shared.count = 7 }.value
    await pilot.settle()
    #expect(pilot.dump() == "7")
  }

  @Test func aViewThatIsGoneIsNotEvaluated() {
    let flock = Flock()
    flock.leader = Bird(id: 1, name: "Tern")
    let pilot = Pilot(FlockView(flock: flock))
    let old = flock.leader
    flock.leader = nil
    #expect(pilot.dump() == "Flock")
    let revision = pilot.backend.revision
    old?.name = "Gull"
    #expect(pilot.dump() == "Flock")
    #expect(pilot.backend.revision == revision)
  }
}

@Observable
private final class FreeCounter: @unchecked Sendable {
  static let shared = FreeCounter()

  var count = 0
}

private struct FreeText: View {
  let counter: FreeCounter

  var body: some View { Text("\(counter.count)") }
}
