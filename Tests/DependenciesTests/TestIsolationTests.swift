import Dependencies
import Foundation
import IssueReporting
import Testing

/// Tokens seen by the tests of this file, by test.
private let seen = Seen()

private final class Seen: @unchecked Sendable {
  private let lock = NSLock()
  private var tokens: [Int: Token] = [:]

  func add(_ token: Token, _ test: Int) -> [Token] {
    lock.withLock {
      tokens[test] = token
      return tokens.filter { $0.key != test }.map(\.value)
    }
  }
}

@Suite struct TestIsolationTests {
  @Test(arguments: 0..<8)
  func everyTestHasItsOwnValues(test: Int) async {
    @Dependency(\.token) var token
    let others = seen.add(token, test)
    let first = token
    #expect(others.allSatisfy { $0 !== first })
    await Task.yield()
    #expect(token === first)
    let child = await Task { Model().token }.value
    #expect(child === first)
  }

  @Test func aScopesWorkOutsideTheTestsTasksUsesTheTestsValues() async {
    @Dependency(\.token) var token
    let first = token
    let detached = await withEscapedDependencies { dependencies in
      await Task.detached { dependencies.yield { Model().token } }.value
    }
    #expect(detached === first)
    let model = withDependencies {
      $0.name = "made"
    } operation: {
      Model()
    }
    let kept = await Task.detached { model.token }.value
    #expect(kept === first)
  }

  @Test func aValueIsComputedOnceByManyTasks() async {
    await withDependencies {
      $0.name = "shared"
    } operation: {
      let tokens = await withTaskGroup(of: Token.self) { group in
        for _ in 0..<50 { group.addTask { Model().token } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(tokens.map(ObjectIdentifier.init)).count == 1)
    }
  }
}

private struct Model: Sendable {
  @Dependency(\.token) var token
}
