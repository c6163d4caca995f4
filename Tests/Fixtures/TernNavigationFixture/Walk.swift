import ComposableArchitecture
import Foundation

/// A person who pushes and pops screens, and whose way a seed repeats.
@MainActor
struct Walk {
  private let store: StoreOf<Birds>
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    store = Store(initialState: Birds.State()) { Birds() }
  }

  /// Where the person is, as a link.
  var link: String {
    let state = store.withState { $0 }
    do {
      return try state.deepLink().description
    } catch {
      return "\(error)"
    }
  }

  /// What was left out when the path was restored.
  var report: RestorationReport? { store.withState { $0.saved.report } }

  /// Waits until the disk has where the person is.
  func save() async throws {
    let saved = store.withState { $0.$saved }
    try await saved.save()
  }

  /// One step, which changes the path.
  mutating func step() {
    let isLong = store.withState { $0.path.count > 5 }
    if isLong || (generator.chance(30) && store.withState { !$0.path.isEmpty }) {
      store.send(.pop)
    } else {
      store.send(.push(.random(using: &generator)))
    }
  }
}
