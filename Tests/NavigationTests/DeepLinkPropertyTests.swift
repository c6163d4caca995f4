import ComposableArchitecture
import Foundation
import Testing

@testable import TernNavigationFixture

@Suite struct DeepLinkPropertyTests {
  @Test func anyReachableStateIsItsLink() async throws {
    for _ in 0..<(isSoak ? 10_000 : 400) {
      // Other tests wait for a turn.
      await Task.yield()
      let seed = UInt64.random(in: 0...UInt64.max)
      var generator = SeededGenerator(seed: seed)
      let state = BirdsApp.State.random(using: &generator)
      let link = try state.deepLink()
      let url = try #require(link.url(scheme: "birds"))
      let copy = try BirdsApp.State(deepLink: DeepLink(url))
      #expect(copy == state, "seed \(seed): \(link)")
      #expect(try DeepLink(link.description) == link, "seed \(seed)")
    }
  }

  @Test func openingALinkOverAnyOtherStateLeadsToTheSamePlace() async throws {
    for policy in [DeepLinkPolicy.replace, .reuseCommonPrefix] {
      for _ in 0..<(isSoak ? 2_000 : 200) {
        await Task.yield()
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        var state = Birds.State.random(using: &generator)
        let goal = Birds.State.random(using: &generator)
        try state.open(goal.deepLink(), policy: policy)
        if policy == .replace { #expect(state == goal, "seed \(seed)") }
        // What the query does not name stays, where screens are reused.
        #expect(try state.deepLink().path == goal.deepLink().path, "seed \(seed), \(policy)")
      }
    }
  }

  @Test func anyBytesAreALinkOrAnError() async {
    let seed = UInt64.random(in: 0...UInt64.max)
    var fuzz = Fuzz(seed: seed)
    for _ in 0..<(isSoak ? 10_000 : 2_000) {
      await Task.yield()
      if let problem = fuzz.step() {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
    #expect(fuzz.opened > 0)
    #expect(fuzz.rejected > 0)
  }
}
