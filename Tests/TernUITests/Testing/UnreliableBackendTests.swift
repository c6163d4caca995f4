import Observation
import TernUI
import TernUITesting
import Testing

/// Intents get lost, come twice, or come late: the screen must follow the state all the same.
@MainActor
@Suite struct UnreliableBackendTests {
  @Observable
  final class Model {
    var path: [Int] = []
    var isLoud = false
    var text = ""
    var isAsking = false
    var answers = 0
  }

  struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Form {
          NavigationLink("Next", value: 1)
          Toggle("Loud", isOn: $model.isLoud)
          TextField("Text", text: $model.text)
          Button("Ask") { model.isAsking = true }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
        }
        .alert("Sure?", isPresented: $model.isAsking) {
          Button("Yes") { model.answers += 1 }
        }
      }
    }
  }

  /// A generator with a seed, so that a failure can be repeated.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  /// What a person might do on the screen as it is.
  private func intents(
    on backend: HeadlessBackend, revision: UInt64, _ generator: inout Generator
  ) -> UIEvent? {
    let reachable = backend.elements.values.sorted { $0.id.rawValue < $1.id.rawValue }
    let events: [UIEvent] = reachable.flatMap { element -> [UIEvent] in
      switch element.kind {
      case .button, .link: return [.tap(element.id)]
      case .toggle: return [.toggle(element.id, true), .toggle(element.id, false)]
      case .textField: return [.input(element.id, "text \(revision)", revision: revision)]
      case .navigation: return (0..<4).map { .pop(element.id, toDepth: $0) }
      case .alert: return [.dismiss(element.id, response: 0), .dismiss(element.id, response: nil)]
      default: return []
      }
    }
    return events.randomElement(using: &generator)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func theScreenIsWhatTheStateSays(seed: UInt64) {
    var generator = Generator(state: seed)
    let model = Model()
    let pilot = Pilot(Screen(model: model))
    var late: [UIEvent] = []
    for step in 1...400 {
      guard let intent = intents(on: pilot.backend, revision: UInt64(step), &generator) else {
        break
      }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: break
      case 1: late.append(intent)
      case 2:
        pilot.backend.send(intent)
        pilot.backend.send(intent)
      default: pilot.backend.send(intent)
      }
      if late.count > 3 {
        late.shuffle(using: &generator)
        for event in late { pilot.backend.send(event) }
        late = []
      }
      if model.path.count > 6 { model.path.removeLast(3) }
      // A fresh graph shows the same state: the old one has not drifted from it.
      if step.isMultiple(of: 20) {
        #expect(pilot.dump() == Pilot(Screen(model: model)).dump())
      }
    }
    #expect(pilot.backend.violations == [])
  }
}
