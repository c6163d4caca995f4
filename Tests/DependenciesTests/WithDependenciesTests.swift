import Dependencies
import Testing

private struct Failure: Error {}

private func name() -> String {
  @Dependency(\.name) var name
  return name
}

@Suite struct WithDependenciesTests {
  @Test func overridesForTheOperationOnly() {
    let inner = withDependencies {
      $0.name = "inner"
    } operation: {
      name()
    }
    #expect(inner == "inner")
    #expect(name() == "test")
  }

  @Test func nestedScopesAddUp() {
    withDependencies {
      $0.name = "outer"
      $0.testOnly = "outer"
    } operation: {
      withDependencies {
        #expect($0.name == "outer")
        $0.name += ", inner"
      } operation: {
        #expect(name() == "outer, inner")
        @Dependency(\.testOnly) var testOnly
        #expect(testOnly == "outer")
      }
      #expect(name() == "outer")
    }
  }

  @Test func changingCopiesOfOneScopeKeepsThemApart() {
    var values = DependencyValues()
    values.name = "first"
    var copy = values
    copy.name = "second"
    #expect(values.name == "first")
    #expect(copy.name == "second")
  }

  @Test func rethrowsAndRestores() {
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.name = "inner"
      } operation: {
        throw Failure()
      }
    }
    #expect(throws: Failure.self) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
        Issue.record("The operation ran.")
      }
    }
    #expect(name() == "test")
  }

  @Test func overridesForAnAsynchronousOperation() async {
    let names = await withDependencies {
      await Task.yield()
      $0.name = "inner"
    } operation: {
      let before = name()
      await Task.yield()
      return [before, name()]
    }
    #expect(names == ["inner", "inner"])
    #expect(name() == "test")
  }

  @MainActor @Test func staysOnTheCallersActor() async {
    var count = 0
    await withDependencies {
      count += 1
      $0.name = "inner"
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      count += 1
    }
    #expect(count == 2)
  }

  @Test func wholeValuesCanBeReplaced() {
    let context = withDependencies {
      $0.name = "lost"
      $0 = .preview
    } operation: {
      @Dependency(\.context) var context
      #expect(name() == "preview")
      return context
    }
    #expect(context == .preview)
  }
}
