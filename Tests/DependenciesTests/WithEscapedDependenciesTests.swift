import Dependencies
import Foundation
import Testing

private func escapedName() -> String {
  @Dependency(\.name) var name
  return name
}

@Suite struct WithEscapedDependenciesTests {
  @Test func yieldsTheDependenciesOnAnotherQueue() async {
    let name = await withDependencies {
      $0.name = "escaped"
    } operation: {
      await withCheckedContinuation { continuation in
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            dependencies.yield { continuation.resume(returning: escapedName()) }
          }
        }
      }
    }
    #expect(name == "escaped")
  }

  @Test func yieldsAnyNumberOfTimes() async {
    let continuation = withDependencies {
      $0.name = "escaped"
    } operation: {
      withEscapedDependencies { $0 }
    }
    #expect(continuation.yield { escapedName() } == "escaped")
    let second = await continuation.yield {
      await Task.yield()
      return escapedName()
    }
    #expect(second == "escaped")
    #expect(escapedName() == "test")
  }

  @Test func canBeCalledAsynchronously() async {
    let name = await withDependencies {
      $0.name = "escaped"
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.detached { dependencies.yield { escapedName() } }.value
      }
    }
    #expect(name == "escaped")
  }
}
