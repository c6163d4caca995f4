import SwiftUI

// Document 003: who pushes and pops.

class NavigationRouter: ObservableObject {

  @Published var path = NavigationPath()

  func push(to route: Route) {
    path.append(route)
  }

  func pop() {
    path.removeLast()
  }

  func reset() {
    path.removeLast(path.count)
  }
}
