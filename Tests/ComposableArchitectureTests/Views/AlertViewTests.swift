import ComposableArchitecture
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct AlertViewTests {
  struct BirdsView: View {
    @Bindable var store: StoreOf<Birds>

    var body: some View {
      Button("Ask") { store.send(.askTapped) }
      Button("Sort") { store.send(.sortTapped) }
      Text(store.answers.joined(separator: ", "))
        .alert($store.scope(state: \.alert, action: \.alert))
        .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
    }
  }

  struct NestView: View {
    @Bindable var store: StoreOf<Nest>

    var body: some View {
      Text("\(store.confirmations)")
        .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
        .confirmationDialog(
          $store.scope(state: \.destination?.dialog, action: \.destination.dialog)
        )
    }
  }

  struct ColonyView: View {
    @Bindable var store: StoreOf<Colony>

    var body: some View {
      Text("\(store.confirmations)")
        .alert($store.scope(state: \.destination?.nest?.alert, action: \.destination.nest.alert))
    }
  }

  @Test(arguments: [true, false])
  func anAlertInsideOfAnEnumOfAnEnumCloses(isConfirmed: Bool) throws {
    let store = Store(initialState: Colony.State(destination: .nest(.alert(.confirm)))) { Colony() }
    let pilot = Pilot(ColonyView(store: store))
    #expect(pilot.dump().contains("== alert"))
    #expect(
      try issues { if isConfirmed { try pilot.tap("Leave") } else { try pilot.dismiss() } }.isEmpty
    )
    #expect(pilot.dump() == (isConfirmed ? "1" : "0"))
    #expect(store.destination == nil)
  }

  private let log = ActionLog()

  private func birds() -> (StoreOf<Birds>, Pilot) {
    let store = Store(initialState: Birds.State()) {
      Birds()
      Reduce { [log] _, action in
        log.actions.append(debugDump(action))
        return .none
      }
    }
    return (store, Pilot(BirdsView(store: store)))
  }

  private func debugDump(_ action: Birds.Action) -> String { String(customDumping: action) }

  @Test func showsTheAlert() throws {
    let (_, pilot) = birds()
    try pilot.tap("Ask")
    #expect(
      pilot.dump().hasSuffix(
        """
        == alert: Delete? ==
        Forever.
        [ Delete ] (destructive)
        [ Again ]
        [ Keep ]
        """
      )
    )
  }

  @Test func aButtonSendsItsActionAndCloses() throws {
    let (store, pilot) = birds()
    try pilot.tap("Ask")
    #expect(try issues { try pilot.tap("Delete") }.isEmpty)
    #expect(store.alert == nil)
    #expect(store.answers == ["delete"])
    #expect(!pilot.dump().contains("== alert"))
    #expect(log.actions.count == 2)
  }

  @Test func aButtonWithoutAnActionDismisses() throws {
    let (store, pilot) = birds()
    try pilot.tap("Ask")
    #expect(try issues { try pilot.tap("Keep") }.isEmpty)
    #expect(store.alert == nil)
    #expect(log.actions.last == "Birds.Action.alert(.dismiss)")
    #expect(log.actions.count == 2)
  }

  @Test func closingDismisses() throws {
    let (store, pilot) = birds()
    try pilot.tap("Ask")
    #expect(try issues { try pilot.dismiss() }.isEmpty)
    #expect(store.alert == nil)
    #expect(log.actions.last == "Birds.Action.alert(.dismiss)")
    #expect(log.actions.count == 2)
    #expect(!pilot.dump().contains("== alert"))
  }

  @Test func anAlertFromTheButtonOfAnotherStays() throws {
    let (store, pilot) = birds()
    try pilot.tap("Ask")
    let first = try #require(pilot.backend.topLayer?.id)
    try pilot.tap("Again")
    #expect(store.alert == .sure)
    #expect(pilot.dump().hasSuffix("== alert: Sure? ==\n[ Yes ]\n[ Again ]"))
    let second = try #require(pilot.backend.topLayer?.id)
    #expect(second != first)
    try pilot.tap("Again")
    #expect(pilot.backend.topLayer?.id != second)
    #expect(store.alert == .sure)
    #expect(log.actions.count == 3)
  }

  @Test func anAlertAmongDestinationsFollowsAnEqualOne() async throws {
    let store = Store(initialState: Nest.State(destination: .alert(.confirm))) { Nest() }
    let pilot = Pilot(NestView(store: store))
    let first = try #require(pilot.backend.topLayer?.id)
    store.send(.show(.alert(.confirm)))
    await pilot.settle()
    #expect(pilot.backend.topLayer?.id != first)
    #expect(try issues { try pilot.tap("Leave") }.isEmpty)
    #expect(pilot.dump() == "1")
  }

  @Test func aLateCloseOfTheFirstAlertLeavesTheSecond() throws {
    let (store, pilot) = birds()
    try pilot.tap("Ask")
    let first = try #require(pilot.backend.topLayer?.id)
    try pilot.tap("Again")
    pilot.backend.send(.dismiss(first, response: nil))
    #expect(store.alert == .sure)
    #expect(pilot.dump().contains("== alert: Sure? =="))
  }

  @Test func theFeatureClosesTheAlert() async throws {
    let (store, pilot) = birds()
    try pilot.tap("Ask")
    store.send(.alert(.dismiss))
    await pilot.settle()
    #expect(!pilot.dump().contains("== alert"))
  }

  @Test func aDialogSendsAndCloses() throws {
    let (store, pilot) = birds()
    try pilot.tap("Sort")
    #expect(pilot.dump().hasSuffix("== dialog: Sort ==\n[ By name ]\n[ By size ]\n[ Cancel ]"))
    try pilot.tap("By size")
    #expect(store.answers == ["bySize"])
    #expect(store.dialog == nil)
    try pilot.tap("Sort")
    try pilot.dismiss()
    #expect(store.dialog == nil)
    #expect(log.actions.last == "Birds.Action.dialog(.dismiss)")
  }

  @Test func anAlertAmongDestinationsSendsAndCloses() async throws {
    let store = Store(initialState: Nest.State(destination: .alert(.confirm))) { Nest() }
    let pilot = Pilot(NestView(store: store))
    #expect(pilot.dump() == "0\n== alert: Leave? ==\n[ Leave ]")
    #expect(try issues { try pilot.tap("Leave") }.isEmpty)
    #expect(pilot.dump() == "1")
    store.send(.show(.dialog(.confirm)))
    await pilot.settle()
    #expect(pilot.dump() == "1\n== dialog: Leave? ==\n[ Leave ]\n[ Cancel ]")
    try pilot.dismiss()
    #expect(store.destination == nil)
    #expect(pilot.dump() == "1")
  }
}

@MainActor
private final class ActionLog {
  var actions: [String] = []
}
