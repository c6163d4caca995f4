import Dependencies
import Testing

private class Parent {
  @Dependency(\.name) var name

  func makeChild() -> Child {
    withDependencies(from: self) { Child() }
  }
}

private final class Grandparent: Parent {}

private final class Child {
  @Dependency(\.name) var name
  @Dependency(\.testOnly) var testOnly
}

private final class Plain: Sendable {}

private func name() -> String {
  @Dependency(\.name) var name
  return name
}

@Suite struct WithDependenciesFromTests {
  @Test func usesTheDependenciesOfTheModelsProperties() {
    // Not returned by the scope: only the property knows.
    var parents: [Parent] = []
    withDependencies {
      $0.name = "parent"
    } operation: {
      parents = [Parent(), Grandparent()]
    }
    for parent in parents {
      #expect(parent.makeChild().name == "parent")
    }
  }

  @Test func usesTheScopeThatReturnedTheModel() {
    let plain = withDependencies {
      $0.name = "scope"
    } operation: {
      Plain()
    }
    #expect(withDependencies(from: plain) { name() } == "scope")
  }

  @Test func canChangeTheModelsDependencies() {
    let parent = withDependencies {
      $0.name = "parent"
      $0.testOnly = "parent"
    } operation: {
      Parent()
    }
    let child = withDependencies(from: parent) {
      #expect($0.name == "parent")
      $0.name = "child"
    } operation: {
      Child()
    }
    #expect(child.name == "child")
    #expect(child.testOnly == "parent")
  }

  @Test func theCurrentScopeWins() {
    let parent = withDependencies {
      $0.name = "parent"
      $0.testOnly = "parent"
    } operation: {
      Parent()
    }
    let child = withDependencies {
      $0.name = "current"
    } operation: {
      parent.makeChild()
    }
    #expect(child.name == "current")
    #expect(child.testOnly == "parent")
  }

  @Test func worksAsynchronously() async {
    let parent = withDependencies {
      $0.name = "parent"
    } operation: {
      Parent()
    }
    let plain = await withDependencies(from: parent) {
      await Task.yield()
      return name()
    }
    #expect(plain == "parent")
    let changed = await withDependencies(from: parent) {
      await Task.yield()
      $0.name += " changed"
    } operation: {
      await Task.yield()
      return name()
    }
    #expect(changed == "parent changed")
  }

  @Test func reportsAModelWithoutDependencies() {
    let messages = issues {
      #expect(withDependencies(from: Plain()) { name() } == "test")
    }
    #expect(messages.count == 1)
    #expect(messages[0].contains("Plain"))
    #expect(messages[0].contains("withDependencies(from:)"))
  }

  @Test func forgetsModelsThatAreGone() {
    weak var weakPlain: Plain?
    for index in 0..<500 {
      let plain = withDependencies {
        $0.name = "\(index)"
      } operation: {
        Plain()
      }
      weakPlain = plain
      #expect(withDependencies(from: plain) { name() } == "\(index)")
    }
    #expect(weakPlain == nil)
  }
}
