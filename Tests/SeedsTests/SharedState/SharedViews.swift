import ComposableArchitecture
import Foundation
import SwiftUI

// Document 004: shared state in views, and storage for tests of the user interface.

enum SharedViews {
  @Reducer
  struct Feature {
    @ObservableState
    struct State {
      @Shared var sharedCount: Int
      var other = 0
    }
    enum Action {
      case incrementButtonTapped
      case otherButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.$sharedCount.withLock { $0 += 1 }
          return .none
        case .otherButtonTapped:
          state.other += 1
          return .none
        }
      }
    }
  }

  struct FeatureView: View {
    let store: StoreOf<Feature>

    var body: some View {
      Form {
        Text(store.sharedCount.description)
      }
    }
  }

  struct TrackedFeatureView: View {
    let store: StoreOf<Feature>

    var body: some View {
      WithPerceptionTracking {
        Form {
          Text(store.sharedCount.description)
        }
      }
    }
  }

  // The document marks it '@main'.
  struct EntryPoint: App {
    let store = Store(initialState: PersistentShared.ChildFeature.State()) {
      PersistentShared.ChildFeature()
    } withDependencies: {
      if ProcessInfo.processInfo.environment["UITesting"] == "true" {
        $0.defaultAppStorage = UserDefaults(
          suiteName: "\(NSTemporaryDirectory())\(UUID().uuidString)"
        )!
        $0.defaultFileStorage = .inMemory
      }
    }

    var body: some Scene {
      WindowGroup { Text("") }
    }
  }
}
