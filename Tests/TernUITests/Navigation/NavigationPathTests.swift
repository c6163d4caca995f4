import Foundation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct NavigationPathTests {
  struct Bird: Hashable, Codable { var name: String }
  struct Secret: Hashable {}

  struct Screen: View {
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        Form {
          NavigationLink("Number", value: 1)
          NavigationLink("Bird", value: Bird(name: "Tern"))
          Button("All") {
            path.append(1)
            path.append("Hello")
            path.append(false)
          }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Next", value: "after \(number)").navigationTitle("Int \(number)")
        }
        .navigationDestination(for: String.self) { Text("\(path.count)").navigationTitle($0) }
        .navigationDestination(for: Bool.self) { Text("\($0)").navigationTitle("Bool") }
        .navigationDestination(for: Bird.self) { Text($0.name).navigationTitle("Bird") }
      }
    }
  }

  @Test func holdsValuesOfAnyType() throws {
    let pilot = Pilot(Screen())
    try pilot.tap("Number")
    #expect(pilot.dump() == "‹ Back  # Int 1\nNext ›")
    try pilot.tap("Next")
    #expect(pilot.dump() == "‹ Back  # after 1\n2")
    try pilot.back()
    try pilot.back()
    try pilot.tap("Bird")
    #expect(pilot.dump() == "‹ Back  # Bird\nTern")
    try pilot.back()
    try pilot.tap("All")
    #expect(pilot.dump() == "‹ Back  # Bool\nfalse")
    let stack = try #require(pilot.backend.elements.values.first { $0.kind == .navigation })
    pilot.backend.send(.pop(stack.id, toDepth: 1))
    #expect(pilot.dump() == "‹ Back  # Int 1\nNext ›")
  }

  @Test func isCountedAndCut() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append(AnyHashable("two"))
    #expect(path.count == 2)
    path.removeLast()
    #expect(path == NavigationPath([1]))
    #expect(path != NavigationPath([2]))
    path.removeLast(9)
    #expect(path.isEmpty)
    path.removeLast()
    #expect(path == NavigationPath())
  }

  @Test func canBeStored() throws {
    var path = NavigationPath([Bird(name: "Tern")])
    path.append(7)
    path.append("Gull")
    let stored = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    #expect(NavigationPath(read) == path)
    #expect(NavigationPath(read).codable == path.codable)
    path.append(Secret())
    #expect(path.codable == nil)
  }

  @Test func whatFollowsAnUnknownTypeIsLeftOut() throws {
    let json = #"["Si","1","4Nope7MissingV","{}","Si","2"]"#
    let read = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: Data(json.utf8)
    )
    #expect(NavigationPath(read) == NavigationPath([1]))
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["Si"]"#.utf8)
      )
    }
  }
}
