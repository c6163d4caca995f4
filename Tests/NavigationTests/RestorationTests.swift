import ComposableArchitecture
import Foundation
import Testing

@testable import TernNavigationFixture

@MainActor
@Suite struct RestorationTests {
  private func restored<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Restored<
    Value
  > {
    try JSONDecoder().decode(Restored<Value>.self, from: Data(json.utf8))
  }

  @Test func restoresWhatWasSaved() throws {
    var generator = SeededGenerator(seed: 7)
    let state = Birds.State.random(using: &generator)
    let data = try JSONEncoder().encode(Restored(state.path))
    let restored = try JSONDecoder().decode(Restored<StackState<Birds.Path.State>>.self, from: data)
    #expect(restored.value.elementsEqual(state.path))
    #expect(restored.report == nil)
  }

  @Test func keepsTheLongestPrefixThatCanBeRead() throws {
    let saved = try restored(
      #"[{"map":{}},{"photo":{"_0":1}},{"photo":{"_0":"x"}},{"map":{}}]"#,
      as: StackState<Birds.Path.State>.self
    )
    #expect(Array(saved.value) == [.map, .photo(1)])
    #expect(saved.report?.losses.count == 1)
    #expect(saved.report?.losses.first?.elements?.kept == 2)
    #expect(saved.report?.losses.first?.elements?.saved == 4)
    #expect(saved.report?.losses.first?.place == [])
    #expect(
      saved.report?.description.hasPrefix("2 of the 4 screens on the stack were restored: ") == true
    )
  }

  @Test func presentsNothingThatCannotBeRead() throws {
    let saved = try restored(
      #"[{"bird":{"_0":{"id":1,"isFavorite":true,"edit":{"name":3,"weight":0}}}},{"map":{}}]"#,
      as: StackState<Birds.Path.State>.self
    )
    #expect(Array(saved.value) == [.bird(Bird.State(id: 1, isFavorite: true)), .map])
    #expect(saved.report?.losses.count == 1)
    #expect(saved.report?.losses.first?.elements == nil)
    #expect(saved.report?.losses.first?.place.contains("edit") == true)
  }

  @Test func anOptionalDestinationIsNilWhereItCannotBeRead() throws {
    let saved = try restored(#"{"name":3}"#, as: EditBird.State?.self)
    #expect(saved.value == nil)
    #expect(saved.report?.losses.count == 1)
    #expect(try restored("null", as: EditBird.State?.self).report == nil)
  }

  @Test func elsewhereAllOfItIsReadOrNothing() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        StackState<Birds.Path.State>.self, from: Data(#"[{"map":{}},{"mop":{}}]"#.utf8)
      )
    }
    #expect(throws: DecodingError.self) {
      try restored("7", as: StackState<Birds.Path.State>.self)
    }
  }

  @Test func savesEachChangeAndStartsWithTheLast() async {
    let store = TestStore(initialState: Birds.State()) { Birds() }
    store.exhaustivity = .off
    await store.send(.push(.map))
    await store.send(.push(.bird(Bird.State(id: 7))))
    #expect(Array(Birds.State().path) == [.map, .bird(Bird.State(id: 7))])
    await store.send(.path(.element(id: store.state.path.ids[1], action: .bird(.editTapped))))
    #expect(Birds.State().path.last == .bird(Bird.State(id: 7, edit: EditBird.State(name: ""))))
    await store.send(.pop)
    #expect(Array(Birds.State().path) == [.map])
  }

  @Test func whatCannotBeReadIsKeptBesideTheFile() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tern-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "path.json")
    let saved = #"[{"map":{}},{"mop":{}}]"#
    try Data(saved.utf8).write(to: file)
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(file)) var path = Restored(StackState<Birds.Path.State>())
      #expect(Array(path.value) == [.map])
      $path.withLock { $0 = Restored([.photo(1)]) }
      try await $path.save()
    }
    let aside = try Data(contentsOf: file.appendingPathExtension("unreadable"))
    #expect(String(decoding: aside, as: UTF8.self) == saved)
    #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == #"[{"photo":{"_0":1}}]"#)
  }

  /// Kills a process at any moment; the next one is where the first was, or where it was about to be.
  @Test func aKilledAppOpensWhereItWas() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tern-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for round in 0..<(isSoak ? 300 : 5) {
      let seed = UInt64.random(in: 0...UInt64.max)
      let file = folder.appending(path: "\(round).json")
      let (done, shown) = try await onThread {
        let app = try FixtureProcess("walk", "\(seed)", file: file)
        var done = 0
        for _ in 0..<Int.random(in: 0..<40) { done = app.line().flatMap { Int($0) } ?? done }
        app.kill()
        done = app.lines().last.flatMap { Int($0) } ?? done
        return (done, try FixtureProcess("show", file: file).lines())
      }
      let links = links(seed: seed, count: done + 1)
      #expect(shown.count == 1, "seed \(seed): \(shown)")
      let isWhereItWas = shown == [links[done]] || shown == [links[done + 1]]
      #expect(isWhereItWas, "seed \(seed), after \(done) steps: \(shown)")
    }
  }

  /// Where a walk is before each step.
  private func links(seed: UInt64, count: Int) -> [String] {
    withDependencies {
      $0.defaultFileStorage = .inMemory
    } operation: {
      var walk = Walk(seed: seed)
      var links = [walk.link]
      for _ in 0..<count {
        walk.step()
        links.append(walk.link)
      }
      return links
    }
  }
}
