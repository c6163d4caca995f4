import ComposableArchitecture
import SwiftUI

@main
struct CountersApp: App {
  @State private var store = Store(initialState: CounterList.State()) {
    CounterList()
  }

  var body: some Scene {
    WindowGroup {
      CounterListView(store: store)
    }
  }

  static let defaultScript = """
    expect Tern counters
    # A counter that is closed by going back.
    tap Apples
    tap +
    tap +
    expect Count: 2
    tap Details
    expect Apples was at 2 when you looked.
    tap Close
    expect Count: 2
    back
    expect Apples at 2

    # A new one, that counts by itself and closes itself at 5.
    type Cherries into Name
    tap Add
    tap Cherries
    toggle Count by itself
    advance 3s
    expect Count: 3
    advance 2s
    expect Cherries at 5

    # All at once, and back one by one.
    tap Open all
    expect Cherries
    back
    expect Pears
    back
    expect Apples
    back
    expect Tern counters
    """
}
