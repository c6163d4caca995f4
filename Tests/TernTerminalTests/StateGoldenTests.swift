import Combine
import Foundation
import Observation
import TernTerminal
import TernUI
import Testing

/// Structure and state on recorded screens.
@MainActor
@Suite struct StateGoldenTests {
  // MARK: Structure

  private struct Framed: ViewModifier {
    let name: String

    func body(content: Content) -> some View {
      HStack {
        Text("<\(name)")
        content
        Text(">")
      }
    }
  }

  private struct Sign: View, Equatable {
    let word: String
    var body: some View { Text("sign of \(word)") }
  }

  private struct Bird: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct Structure: View {
    @State private var birds = [Bird(id: 1, name: "Owl"), Bird(id: 2, name: "Tern")]

    @ViewBuilder private var parts: some View {
      if birds.count > 1 { Text("several") } else { Text("one") }
      EmptyView()
      if let first = birds.first { Text(first.name) }
    }

    var body: some View {
      VStack(alignment: .leading) {
        Group {
          Text("grouped")
          Text("too")
        }
        .modifier(Framed(name: "mod"))
        AnyView(Text("erased"))
        EquatableView(content: Sign(word: "tern"))
        TupleView(Text("first"), Text("second"))
        ForEach(0..<2) { Text("range \($0)") }
        ForEach(["a", "b"], id: \.self) { Text("id \($0)") }
        ForEach($birds) { $bird in TextField("Name", text: $bird.name) }
        parts
      }
    }
  }

  @Test func structure() {
    golden("structure", columns: 30, rows: 15, Structure()) { screen in
      screen.type(" of")
      screen.press(.tab, .backspace)
    }
  }

  private struct Birds: App {
    @State private var log = ""

    var body: some Scene {
      WindowGroup("Birds") {
        VStack(alignment: .leading) {
          Identified().onOpenURL { log += "opened \($0.absoluteString)" }
          Text(log)
        }
        .environment(\.greeting, "Hello")
      }
      .commands { CommandMenu("Menu") { Button("Command") { log = "command" } } }
    }
  }

  private struct Identified: View {
    @State private var id = 1
    @State private var log = ""
    @Environment(\.greeting) private var greeting

    var body: some View {
      Kept(greeting: greeting).onDisappear { log += "gone " }.id(id)
      Button("Other") { withAnimation { id += 1 } }
      Text(log).transaction { $0.animation = nil }
    }
  }

  private struct Kept: View {
    let greeting: String
    @State private var taps = 0
    var body: some View { Button("\(greeting) \(taps)") { taps += 1 } }
  }

  @Test func app() throws {
    let url = try #require(URL(string: "tern://birds/1"))
    golden("app", columns: 30, rows: 5, AppView(Birds())) { screen in
      screen.press(.enter, .enter)
      screen.open(url)
    }
    golden("app-other", columns: 30, rows: 5, AppView(Birds())) { screen in
      screen.press(.enter, .down, .enter)
    }
  }

  // MARK: State

  final class Counter: ObservableObject {
    @Published var count = 0
  }

  @Observable
  @MainActor
  final class Flock {
    var name = "Terns"
    var size = 2
  }

  struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Row: View {
    @Bindable var flock: Flock
    @Binding var isOn: Bool
    @ObservedObject var counter: Counter
    @EnvironmentObject private var shared: Counter
    @Environment(\.colorScheme) private var scheme
    @Environment(Flock.self) private var found: Flock?
    @ScaledMetric private var width = 10.0
    @Namespace private var space

    var body: some View {
      TextField("Flock", text: $flock.name)
      Stepper("Size \(flock.size)", value: $flock.size, in: 0...9)
      Toggle("On", isOn: $isOn.animation())
      Button("Count \(counter.count), shared \(shared.count)") {
        counter.count += 1
        shared.count += 2
      }
      Text("\(scheme) \(found?.name ?? "none") \(Int(width)) \(space == space)")
        .preference(key: Total.self, value: 3)
    }
  }

  private struct States: View {
    @State private var flock = Flock()
    @State private var isOn = false
    @State private var total = 0
    @State private var log = ""
    @StateObject private var counter = Counter()
    @StateObject private var shared = Counter()
    @FocusState private var isFocused: Bool
    @AppStorage("goldens.visits") private var visits = 1
    @SceneStorage("goldens.tab") private var tab = "birds"

    var body: some View {
      VStack(alignment: .leading) {
        Row(flock: flock, isOn: $isOn, counter: counter)
          .environmentObject(shared)
          .environment(flock)
          .preference(key: Total.self, value: 4)
        Button("Visit \(visits) of \(tab)") {
          visits += 1
          tab = "nests"
        }
        .focused($isFocused)
        Text("total \(total), \(isFocused ? "focused" : "not focused"), \(log)")
      }
      .onPreferenceChange(Total.self) { total = $0 }
      .onChange(of: isOn) { old, new in log += "\(old)-\(new) " }
      .onReceive(counter.$count) { log += "\($0) " }
      .onAppear { log += "appeared " }
    }
  }

  @Test func state() throws {
    let name = "tern-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    golden("state", columns: 50, rows: 8, States().defaultAppStorage(store)) { screen in
      screen.type("!")
      screen.press(.tab, .right, .tab, .space, .tab, .enter, .tab, .enter)
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var greeting = "nothing"
}
