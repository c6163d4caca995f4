import ComposableArchitecture
import Synchronization
import Testing

struct ObservableStateTests {
  @Test func keepsTheMemberwiseInitializer() {
    let state = Form()
    #expect(state.count == 1)
    #expect(state.name == nil)
    #expect(state.detail == nil)
    let other = Form(count: 2, name: "a", detail: Detail(text: "b"), history: [3])
    #expect(other.count == 2)
    #expect(other.name == "a")
    #expect(other.detail == Detail(text: "b"))
    #expect(other.history == [3])
  }

  @Test func comparesStatesByTheirProperties() {
    #expect(Form(count: 2) == Form(count: 2))
    #expect(Form(count: 2) != Form(count: 3))
    #expect(Form(detail: Detail()) != Form())
  }

  @Test func callsObserversOfAPropertyAsAPlainOneDoes() {
    var state = Form()
    state.watched = 2
    state.watched += 3
    #expect(state.log == [0, 2])
  }

  @Test func evaluatesAnInitialValueOnce() {
    Counted.made = 0
    let state = Counted()
    #expect(state.number == 1)
    let given = Counted(number: 7)
    #expect(given.number == 7)
    #expect(Counted.made == 1)
  }

  @Test func tellsTheObserversOfTheChangedPropertyOnly() {
    var state = Form()
    let count = Changes { _ = state.count }
    let name = Changes { _ = state.name }
    let cache = Changes { _ = state.log }
    state.count += 1
    state.log.append(9)
    #expect([count.count, name.count, cache.count] == [1, 0, 0])
  }

  @Test func isSilentWhenAnEqualValueIsWritten() {
    var state = Form()
    let changes = Changes { _ = state.count }
    state.count = 1
    state.count += 0
    #expect(changes.count == 0)
  }

  @Test func tellsTheObserversOfAPresentationOfItsArrivalAndItsChanges() {
    var state = Form()
    let arrival = Changes { _ = state.detail }
    state.detail = Detail()
    #expect(arrival.count == 1)
    let projected = Changes { _ = state.$detail }
    state.detail = nil
    #expect(projected.count == 1)
    #expect(state.$detail.wrappedValue == nil)
  }

  @Test func givesEachCaseAnIdentityOfItsOwn() {
    let form = Form()
    let one = Screen.one(form)
    #expect(one._$id == Screen.one(form)._$id)
    #expect(one._$id != Screen.two(form)._$id)
    #expect(one._$id != Screen.one(Form())._$id)
    #expect(Screen.empty._$id == Screen.empty._$id)
  }
}

/// How often what a closure reads has changed: observers are told once.
private final class Changes: Sendable {
  private let changes = Atomic(0)

  var count: Int { changes.load(ordering: .relaxed) }

  init(_ read: () -> Void) {
    withObservationTracking(read) { [self] in
      changes.add(1, ordering: .relaxed)
    }
  }
}

@ObservableState
private struct Form: Equatable {
  let id = 0
  var count = 1
  var name: String?
  @Presents var detail: Detail?
  var history: [Int] = []
  var watched = 0 {
    didSet { log.append(oldValue) }
  }
  @ObservationStateIgnored var log: [Int] = []
  var double: Int { count * 2 }
}

private struct Detail: Equatable {
  var text = ""
}

@ObservableState
private struct Counted {
  nonisolated(unsafe) static var made = 0
  var number = Counted.make()

  static func make() -> Int {
    made += 1
    return made
  }
}

@ObservableState
private enum Screen {
  case one(Form)
  case two(Form)
  case empty
}
