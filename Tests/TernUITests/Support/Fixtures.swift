import Observation
import TernUI
import TernUITesting

/// A flock of birds, observed as an object.
@Observable
@MainActor
final class Flock {
  var name = "Flock"
  var birds: [Bird] = []
  var leader: Bird?
  var unrelated = 0

  init(_ birds: [Bird] = []) {
    self.birds = birds
  }
}

@Observable
@MainActor
final class Bird: Identifiable, Hashable {
  nonisolated let id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  nonisolated static func == (lhs: Bird, rhs: Bird) -> Bool { lhs === rhs }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A counter whose count is its own state.
struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Text("\(name): \(count)")
    Button("Add to \(name)") { count += 1 }
  }
}
