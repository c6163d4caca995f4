import Observation
import TernUI
import TernUITesting
import Testing

/// What is presented comes and goes in order, and once.
@MainActor
@Suite struct PresentationOrderTests {
  @Observable
  final class Model {
    var log: [String] = []
    var item: Item?
    var isSheet = false
    var isInner = false
    var isAlert = false
    var isDialog = false
    var question = 0
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String { "item \(id)" }
  }

  struct Logged: View {
    let name: String
    let model: Model

    var body: some View {
      Text(name)
        .onAppear { model.log.append("+\(name)") }
        .onDisappear { model.log.append("-\(name)") }
    }
  }

  struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      Text("root")
        .sheet(item: $model.item, onDismiss: { model.log.append("dismissed item") }) {
          Logged(name: $0.name, model: model)
        }
        .sheet(isPresented: $model.isSheet, onDismiss: { model.log.append("dismissed sheet") }) {
          Logged(name: "sheet", model: model)
            .sheet(isPresented: $model.isInner, onDismiss: { model.log.append("dismissed inner") })
          {
            Logged(name: "inner", model: model)
          }
            .confirmationDialog("Dialog", isPresented: $model.isDialog) {
              Button("Close the sheet") { model.isSheet = false }
            }
        }
        .alert("Question \(model.question)", isPresented: $model.isAlert) {
          Button("Next") {
            model.question += 1
            if model.question < 3 { model.isAlert = true }
          }
        }
    }
  }

  private func make() -> (model: Model, pilot: Pilot) {
    let model = Model()
    return (model, Pilot(Screen(model: model)))
  }

  @Test func closedAndOpenedInOneTurnIsAnotherOne() {
    let (model, pilot) = make()
    model.item = Item(id: 1)
    _ = pilot.dump()
    model.item = nil
    model.item = Item(id: 2)
    #expect(pilot.dump() == "root\n== sheet ==\nitem 2")
    #expect(model.log == ["+item 1", "-item 1", "+item 2"])
    #expect(pilot.backend.violations == [])
  }

  @Test func closedAndOpenedInTwoTurns() {
    let (model, pilot) = make()
    model.isSheet = true
    _ = pilot.dump()
    model.isSheet = false
    _ = pilot.dump()
    model.isSheet = true
    #expect(pilot.dump() == "root\n== sheet ==\nsheet")
    #expect(model.log == ["+sheet", "-sheet", "dismissed sheet", "+sheet"])
  }

  @Test func oneSheetClosesAsAnotherOpens() {
    let (model, pilot) = make()
    model.item = Item(id: 1)
    _ = pilot.dump()
    model.item = nil
    model.isSheet = true
    #expect(pilot.dump() == "root\n== sheet ==\nsheet")
    #expect(Set(model.log) == ["+item 1", "-item 1", "dismissed item", "+sheet"])
    #expect(model.log.count == 4)
  }

  @Test func twoLevelsCloseAtOnce() {
    let (model, pilot) = make()
    model.isSheet = true
    model.isInner = true
    #expect(pilot.dump() == "root\n== sheet ==\nsheet\n== sheet ==\ninner")
    model.isSheet = false
    model.isInner = false
    #expect(pilot.dump() == "root")
    #expect(model.log.filter { $0 == "-sheet" } == ["-sheet"])
    #expect(model.log.filter { $0 == "-inner" } == ["-inner"])
    #expect(model.log.filter { $0 == "dismissed sheet" } == ["dismissed sheet"])
    #expect(pilot.backend.violations == [])
  }

  @Test func theOuterSheetTakesTheInnerOneAlong() {
    let (model, pilot) = make()
    model.isSheet = true
    model.isInner = true
    _ = pilot.dump()
    model.isSheet = false
    #expect(pilot.dump() == "root")
    #expect(pilot.backend.elements.values.allSatisfy { $0.kind != .sheet })
  }

  @Test func alertsFollowAlerts() throws {
    let (model, pilot) = make()
    model.isAlert = true
    for question in 0..<3 {
      #expect(pilot.dump().contains("== alert: Question \(question) =="))
      let alert = try #require(pilot.backend.topLayer)
      try pilot.tap("Next")
      // The press that came twice is for an alert that may be another one now.
      pilot.backend.send(.dismiss(alert.id, response: nil))
      if question < 2, !model.isAlert { model.isAlert = true }
    }
    #expect(pilot.dump() == "root")
    #expect(model.question == 3)
  }

  @Test func aDialogClosesTheSheetBelowIt() throws {
    let (model, pilot) = make()
    model.isSheet = true
    model.isDialog = true
    #expect(pilot.dump().hasSuffix("== dialog: Dialog ==\n[ Close the sheet ]\n[ Cancel ]"))
    try pilot.tap("Close the sheet")
    #expect(pilot.dump() == "root")
    #expect(!model.isDialog)
    #expect(pilot.backend.violations == [])
  }

  @Test func whatLeavesKeepsItsLastContent() throws {
    struct Optional: View {
      @Bindable var model: Model
      @State private var seen: [String] = []

      var body: some View {
        Text(seen.joined(separator: ","))
          .sheet(item: $model.item) { item in
            Content(item: item, model: model)
          }
      }
    }
    struct Content: View {
      let item: Item
      let model: Model

      var body: some View {
        // Had it been evaluated once more without an item, this would say so.
        Text(model.item == nil ? "gone" : item.name)
          .onDisappear { model.log.append("last: \(item.name)") }
      }
    }
    let model = Model()
    let pilot = Pilot(Optional(model: model))
    model.item = Item(id: 1)
    _ = pilot.dump()
    model.item = nil
    _ = pilot.dump()
    #expect(model.log == ["last: item 1"])
  }
}
