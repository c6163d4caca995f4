import Foundation
import Observation
import TernUI
import TernUITesting
import Testing

/// Intents get lost, come twice, or come late and in another order: the screen must follow the state all
/// the same.
@MainActor
@Suite struct UnreliableBackendTests {
  @Observable
  final class Model {
    var tab = 0
    var path: [Int] = []
    var anyPath = NavigationPath()
    var detail: Item?
    var sheet: Item?
    var inner: Item?
    var isAsking = false
    var isChoosing = false
    var birds = [1, 2, 3, 4]
    var chosen: Set<Int> = []
    var isOpen = false
    var isLoud = false
    var text = ""
    var level = 3
    var answers = 0
  }

  struct Item: Identifiable, Hashable {
    let id: Int
  }

  struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        NavigationStack(path: $model.path) {
          Root(model: model)
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
            }
        }
        .tabItem { Text("Pages") }
        .tag(0)
        NavigationStack(path: $model.anyPath) {
          Form {
            NavigationLink("Number", value: 1)
            NavigationLink("Word", value: "word")
          }
          .navigationDestination(for: Int.self) { NavigationLink("Word", value: "w\($0)") }
          .navigationDestination(for: String.self) { Text($0).navigationTitle("Word") }
        }
        .tabItem { Text("Path") }
        .tag(1)
        Birds(model: model).tabItem { Text("Birds") }.tag(2)
      }
    }
  }

  struct Root: View {
    @Bindable var model: Model

    var body: some View {
      Form {
        NavigationLink("Next", value: 1)
        Button("Detail") { model.detail = Item(id: model.level) }
        Toggle("Loud", isOn: $model.isLoud)
        TextField("Text", text: $model.text)
        Stepper("Level", value: $model.level, in: 0...9)
        Button("Ask") { model.isAsking = true }
        Button("Choose") { model.isChoosing = true }
        Button("Sheet") { model.sheet = Item(id: model.level) }
      }
      .navigationDestination(item: $model.detail) { item in
        Button("Away") {
          model.detail = nil
          model.path = []
        }
        .navigationTitle("Detail \(item.id)")
      }
      .alert("Sure?", isPresented: $model.isAsking) {
        Button("Yes") { model.answers += 1 }
        Button("And then") { model.isChoosing = true }
        Button("No", role: .cancel) {}
      }
      .confirmationDialog("Which?", isPresented: $model.isChoosing) {
        Button("Again") { model.isAsking = true }
      }
      .sheet(item: $model.sheet) { item in
        Form {
          Text("Sheet \(item.id)")
          Button("Inner") { model.inner = Item(id: 7) }
          Button("Other") { model.sheet = Item(id: item.id + 1) }
          Button("All away") {
            model.inner = nil
            model.sheet = nil
          }
        }
        .sheet(item: $model.inner) { _ in
          Button("Close both") {
            model.sheet = nil
            model.inner = nil
          }
        }
      }
    }
  }

  struct Birds: View {
    @Bindable var model: Model

    var body: some View {
      List(selection: $model.chosen) {
        ForEach(model.birds, id: \.self) { bird in
          Text("Bird \(bird)").swipeActions {
            Button("Drop \(bird)") { model.birds.removeAll { $0 == bird } }
          }
        }
        .onDelete { model.birds.remove(atOffsets: $0) }
        .onMove { model.birds.move(fromOffsets: $0, toOffset: $1) }
        DisclosureGroup("More", isExpanded: $model.isOpen) {
          Button("Hatch") { model.birds.append((model.birds.max() ?? 0) + 1) }
        }
      }
    }
  }

  /// What a person might do with an element, or might have done when it was still there.
  private func intents(
    _ element: HeadlessElement, rows: [ElementID], revision: UInt64
  ) -> [UIEvent] {
    let id = element.id
    switch element.kind {
    case .button, .link: return [.tap(id)]
    case .toggle, .disclosure: return [.toggle(id, true), .toggle(id, false)]
    case .textField:
      return [.input(id, "text \(revision)", revision: revision), .submit(id), .focus(id, true)]
    case .stepper: return [.step(id, 1), .step(id, -2)]
    case .navigation: return (0..<4).map { .pop(id, toDepth: $0) }
    case .alert: return [.dismiss(id, response: 0), .dismiss(id, response: nil)]
    case .sheet: return [.dismiss(id, response: nil)]
    case .tab: return [.choose(id, true)]
    case .row:
      return [.choose(id, true), .choose(id, false), .delete(id), .move(id, before: nil)]
        + rows.map { .move(id, before: $0) }
    default: return []
    }
  }

  private func randomIntent(
    _ backend: HeadlessBackend, revision: UInt64, _ generator: inout Generator
  ) -> UIEvent? {
    let elements = backend.elements.values.sorted { $0.id.rawValue < $1.id.rawValue }
    let rows = elements.filter { $0.kind == .row }.map(\.id)
    // First a kind, so that each gets its turn however many elements it has.
    let kinds = Set(elements.map(\.kind)).sorted { $0.rawValue < $1.rawValue }
    let events = kinds.shuffled(using: &generator).lazy.map { kind in
      elements.filter { $0.kind == kind }
        .flatMap { intents($0, rows: rows, revision: revision) }
    }
    return events.first { !$0.isEmpty }?.randomElement(using: &generator)
  }

  private nonisolated static let runs =
    ProcessInfo.processInfo.environment["TERN_SOAK"] == nil ? 24 : 1_000

  @Test(arguments: 1...UInt64(runs))
  func theScreenIsWhatTheStateSays(seed: UInt64) {
    var generator = Generator(state: seed)
    let model = Model()
    let pilot = Pilot(Screen(model: model))
    var late: [UIEvent] = []
    for step in 1...120 {
      let backend = pilot.backend
      guard let intent = randomIntent(backend, revision: UInt64(step), &generator) else { break }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: break
      case 1, 2: late.append(intent)
      case 3:
        backend.send(intent)
        backend.send(intent)
      default: backend.send(intent)
      }
      if late.count > 4 {
        late.shuffle(using: &generator)
        for event in late { backend.send(event) }
        late = []
      }
      if model.path.count > 6 { model.path.removeLast(3) }
      if model.anyPath.count > 6 { model.anyPath.removeLast(3) }
      if step.isMultiple(of: 40) { expectAgreement(pilot, model) }
    }
    for event in late { pilot.backend.send(event) }
    expectAgreement(pilot, model)
    #expect(pilot.backend.violations == [])
  }

  /// The screen and the layers over it.
  ///
  /// The order of layers is that in which they came, which a fresh
  /// graph does not know.
  private func parts(of pilot: Pilot) -> Set<String> {
    let marked = pilot.dump().split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("== ") ? "\u{0}\($0)" : String($0) }
    return Set(marked.joined(separator: "\n").split(separator: "\u{0}").map(trimmed))
  }

  private func trimmed(_ part: Substring) -> String {
    part.hasSuffix("\n") ? String(part.dropLast()) : String(part)
  }

  /// A fresh graph shows the same state: the old one has not drifted from it.
  private func expectAgreement(_ pilot: Pilot, _ model: Model) {
    let fresh = Pilot(Screen(model: model))
    #expect(parts(of: pilot) == parts(of: fresh))
    let stacks = pilot.backend.elements.values.filter { $0.kind == .navigation }
      .sorted { $0.id.rawValue < $1.id.rawValue }
    let pages = stacks.map(\.children.count)
    let detail = model.detail == nil ? 0 : 1
    #expect(pages == [1 + model.path.count + detail, 1 + model.anyPath.count])
    let layers = pilot.backend.elements.values.filter { $0.kind == .sheet || $0.kind == .alert }
    let expected =
      (model.isAsking ? 1 : 0) + (model.isChoosing ? 1 : 0)
      + (model.sheet == nil ? 0 : model.inner == nil ? 1 : 2)
    #expect(layers.count == expected)
  }
}
