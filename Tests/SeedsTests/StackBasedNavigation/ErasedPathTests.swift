import SwiftUI
import TernUITesting
import Testing

// Document 000: its section on the path that forgets types. What it says does not compile is in the
// type checks.

private enum ErasedPath {
  struct RootView: View {
    @State var path = NavigationPath()

    var body: some View {
      NavigationStack(path: self.$path) {
        Form {
          Button("Push") { path = ErasedPath.example() }
          Text("\(path.count) pages")
        }
        .navigationDestination(for: Int.self) { integer in
          Text("Integer \(integer)")
        }
        .navigationDestination(for: String.self) { string in
          Text("String \(string)")
        }
        .navigationDestination(for: Bool.self) { bool in
          Text("Bool \(String(bool))")
        }
      }
    }
  }

  static func example() -> NavigationPath {
    var path = NavigationPath()
    path.append(1)
    path.append("Hello")
    path.append(false)
    return path
  }
}

@MainActor
@Suite
struct ErasedPathTests {
  @Test
  func valuesOfAnyTypeAreAppendedCountedAndRemoved() {
    var path = ErasedPath.example()
    #expect(path.count == 3)
    path.removeLast()
    #expect(path.count == 2)
    path.removeLast(2)
    #expect(path.count == 0)
    #expect(path.isEmpty)
  }

  @Test
  func eachTypeHasAPageOfItsOwn() async throws {
    let pilot = Pilot(ErasedPath.RootView())
    #expect(pilot.dump() == "[ Push ]\n0 pages")
    try pilot.tap("Push")
    await pilot.settle()
    #expect(pilot.dump() == "‹ Back\nBool false")
    try pilot.back()
    await pilot.settle()
    #expect(pilot.dump() == "‹ Back\nString Hello")
    try pilot.back()
    await pilot.settle()
    #expect(pilot.dump() == "‹ Back\nInteger 1")
    try pilot.back()
    await pilot.settle()
    #expect(pilot.dump() == "[ Push ]\n0 pages")
  }
}
