import Combine
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct ObservedObjectTests {
  final class Model: ObservableObject {
    @Published var name = "Tern"
    @Published var eggs = 2
  }

  struct Editor: View {
    @ObservedObject var model: Model

    var body: some View {
      TextField("Name", text: $model.name)
      Text("\(model.name) has \(model.eggs)")
    }
  }

  @Test func followsItsObject() throws {
    let model = Model()
    let pilot = Pilot(Editor(model: model))
    model.eggs = 3
    #expect(pilot.dump() == "Name: \"Tern\"\nTern has 3")
    try pilot.type("!", into: "Name")
    #expect(model.name == "Tern!")
    #expect(pilot.dump() == "Name: \"Tern!\"\nTern! has 3")
  }

  @Test func followsAnotherObject() throws {
    struct Switch: View {
      let models: [Model]
      @State private var index = 0

      var body: some View {
        Editor(model: models[index])
        Button("Next") { index += 1 }
      }
    }
    let models = [Model(), Model()]
    models[1].name = "Gull"
    let pilot = Pilot(Switch(models: models))
    try pilot.tap("Next")
    #expect(pilot.dump().contains("Gull has 2"))
    let evaluations = pilot.evaluations(of: Editor.self)
    models[0].eggs = 9
    #expect(pilot.evaluations(of: Editor.self) == evaluations)
    models[1].eggs = 5
    #expect(pilot.dump().contains("Gull has 5"))
  }

  @Test func aStateObjectIsMadeOnce() throws {
    @MainActor final class Counter {
      var made = 0

      func make() -> Model {
        made += 1
        return Model()
      }
    }
    struct Owner: View {
      @StateObject var model: Model
      let title: String

      init(title: String, model: @autoclosure @escaping () -> Model) {
        self.title = title
        _model = StateObject(wrappedValue: model())
      }

      var body: some View {
        Text("\(title) \(model.eggs)")
        Button("Lay") { model.eggs += 1 }
      }
    }
    struct Parent: View {
      let counter: Counter
      @State private var title = "A"

      var body: some View {
        Owner(title: title, model: counter.make())
        Button("Rename") { title += "A" }
      }
    }
    let counter = Counter()
    let pilot = Pilot(Parent(counter: counter))
    try pilot.tap("Lay")
    try pilot.tap("Rename")
    try pilot.tap("Lay")
    #expect(pilot.dump().hasPrefix("AA 4"))
    #expect(counter.made == 1)
  }

  @Test func comesFromTheEnvironment() throws {
    struct Reader: View {
      @EnvironmentObject var model: Model

      var body: some View {
        Text(model.name)
        TextField("Name", text: $model.name)
      }
    }
    let model = Model()
    let pilot = Pilot(VStack { Reader() }.environmentObject(model))
    model.name = "Gull"
    #expect(pilot.dump() == "Gull\nName: \"Gull\"")
    try pilot.clear("Name")
    #expect(model.name == "")
  }

  @Test func ownPublishersWork() {
    final class Manual: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var count = 0
    }
    struct Reader: View {
      @ObservedObject var model: Manual
      var body: some View { Text("\(model.count)") }
    }
    let model = Manual()
    let pilot = Pilot(Reader(model: model))
    model.count = 1
    #expect(pilot.dump() == "0")
    model.objectWillChange.send()
    #expect(pilot.dump() == "1")
  }

  @Test func onReceiveTakesEachValueInOrder() {
    struct Listener: View {
      let subject: PassthroughSubject<Int, Never>
      let current: CurrentValueSubject<String, Never>
      @State private var heard: [Int] = []
      @State private var name = ""

      var body: some View {
        Text("\(name) \(heard.map(String.init).joined(separator: ","))")
          .onReceive(subject) { heard.append($0) }
          .onReceive(current) { name = $0 }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<String, Never>("Tern")
    let pilot = Pilot(Listener(subject: subject, current: current))
    #expect(pilot.dump() == "Tern ")
    for number in 1...3 { subject.send(number) }
    #expect(pilot.dump() == "Tern 1,2,3")
    subject.send(4)
    current.send("Gull")
    #expect(pilot.dump() == "Gull 1,2,3,4")
  }
}
