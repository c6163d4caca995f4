import ComposableArchitecture
import SwiftUI

/// The counter as a person sees it.
public struct CounterView: View {
  let store: StoreOf<CounterFeature>

  /// Shows the counter of a store.
  public init(store: StoreOf<CounterFeature>) {
    self.store = store
  }

  public var body: some View {
    Button("\(store.count)") { store.send(.incrementButtonTapped) }
  }
}
