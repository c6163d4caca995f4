import ComposableArchitecture
import Foundation
import Testing

// The test as the README has it.
@MainActor
@Test func aCounterClosesItselfAtFive() async {
  let store = TestStore(
    initialState: Counters.State(path: StackState([.counter(Counter.State(count: 4))]))
  ) {
    Counters()
  }
  await store.send(\.path[id: 0].counter.incrementButtonTapped) {
    $0.path[id: 0, case: \.counter]?.count = 5
  }
  await store.receive(\.path.popFrom) {
    $0.path[id: 0] = nil
  }
}

/// The README shows code that is compiled and run: this folder's.
@Test(arguments: ["ReadmeExample.swift", "ReadmeExampleTests.swift"])
func theReadmeShowsThisCode(file: String) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let readme = try String(
    contentsOf: folder.appendingPathComponent("../../../README.md"), encoding: .utf8
  )
  let code = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
    .compactMap { $0.components(separatedBy: "```").first }
  #expect(blocks.contains { code.contains($0) })
}
