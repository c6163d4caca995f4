import Dependencies
import Foundation
import Synchronization
import Testing

private let tickets = Atomic(0)

extension DependencyValues {
  /// Not the value of a key.
  fileprivate var ticket: Int { tickets.add(1, ordering: .relaxed).newValue }
}

private struct Model {
  @Dependency(\.name) var name
  @Dependency(\.token) var token
}

private struct TypeModel {
  @Dependency(Weather.self) var weather
  @Dependency(NameKey.self) var name
}

@Suite struct DependencyTests {
  @Test func readsTheTestValueInATest() {
    #expect(Model().name == "test")
  }

  @Test func readsByType() {
    let model = withDependencies {
      $0[Weather.self] = Weather(report: "sun")
    } operation: {
      TypeModel()
    }
    #expect(model.weather == Weather(report: "sun"))
    #expect(model.name == "test")
  }

  @Test func readsAndSetsByTypeWithALabel() {
    withDependencies {
      $0[type: Weather.self].report += ", sun"
    } operation: {
      withEscapedDependencies { _ in
        @Dependency(Weather.self) var weather
        #expect(weather == Weather(report: "live, sun"))
      }
    }
    var values = DependencyValues.test
    values[type: NameKey.self] = "label"
    #expect(values[type: NameKey.self] == "label")
    #expect(values.name == "label")
  }

  @Test func readsAKeyPathThatIsNoLiteral() {
    let paths: [any KeyPath<DependencyValues, String> & Sendable] = [
      \.name, \.name.localizedLowercase,
    ]
    for path in paths {
      let name = Dependency(path)
      withDependencies {
        $0.name = "scope"
      } operation: {
        #expect(name.wrappedValue == "scope")
      }
      #expect(name.wrappedValue == "test")
    }
  }

  @Test func aPropertyThatIsMadeAnewAtEachReadIsMadeAnewAtEachRead() {
    // No value of a key path is kept: only that of a key is.
    @Dependency(\.ticket) var ticket
    let first = ticket
    #expect(ticket == first + 1)
    #expect(ticket == first + 2)
  }

  @Test func keepsWhatWasOverriddenWhereItWasMade() {
    let model = withDependencies {
      $0.name = "made"
    } operation: {
      Model()
    }
    #expect(model.name == "made")
    #expect(Model().name == "test")
  }

  @Test func prefersWhatIsOverriddenWhereItIsRead() {
    let model = withDependencies {
      $0.name = "made"
      $0.weather.report = "made"
    } operation: {
      Model()
    }
    let (name, other) = withDependencies {
      $0.name = "read"
    } operation: {
      (model.name, TypeModel().name)
    }
    #expect(name == "read")
    #expect(other == "read")
  }

  @Test func fallsBackToWhereItWasMadeForWhatTheReaderDoesNotOverride() {
    let model = withDependencies {
      $0.name = "made"
    } operation: {
      Model()
    }
    let name = withDependencies {
      $0.weather.report = "rain"
    } operation: {
      model.name
    }
    #expect(name == "made")
  }

  @Test func keepsComputedValues() {
    let model = Model()
    #expect(model.token === model.token)
    #expect(model.token === Model().token)
  }

  @Test func readsAPropertyOfADependency() {
    struct Reporter {
      @Dependency(\.weather.report) var report
    }
    let reporter = withDependencies {
      $0.weather.report = "snow"
    } operation: {
      Reporter()
    }
    #expect(reporter.report == "snow")
  }

  @Test func reachesChildTasksAndUnstructuredTasks() async {
    await withDependencies {
      $0.name = "outer"
    } operation: {
      async let child = Model().name
      #expect(await child == "outer")
      #expect(await Task { Model().name }.value == "outer")
      #expect(await Task.detached { Model().name }.value == "test")
    }
  }

  @Test func manyOverridesKeepTheirValues() {
    withDependencies { values in
      for (index, key) in manyKeys.enumerated() { key.set(&values, index) }
    } operation: {
      for (index, key) in manyKeys.enumerated() {
        #expect(key.get(DependencyValues.currentForTests) == index)
      }
      withDependencies { values in
        manyKeys[7].set(&values, 700)
      } operation: {
        #expect(manyKeys[7].get(DependencyValues.currentForTests) == 700)
        #expect(manyKeys[8].get(DependencyValues.currentForTests) == 8)
      }
      #expect(manyKeys[7].get(DependencyValues.currentForTests) == 7)
    }
  }
}

// MARK: - Many keys

private enum ManyKey<Tag>: DependencyKey {
  static var liveValue: Int { -1 }
  static var testValue: Int { -1 }
}

private struct AnyManyKey: Sendable {
  var get: @Sendable (DependencyValues) -> Int
  var set: @Sendable (inout DependencyValues, Int) -> Void

  init<Tag>(_: Tag.Type) {
    get = { $0[ManyKey<Tag>.self] }
    set = { $0[ManyKey<Tag>.self] = $1 }
  }
}

private let manyKeys: [AnyManyKey] = {
  func keys<Tag>(_ tag: Tag.Type, depth: Int) -> [AnyManyKey] {
    [AnyManyKey(tag)] + (depth > 0 ? keys([Tag].self, depth: depth - 1) : [])
  }
  return keys(Int.self, depth: 19) + keys(String.self, depth: 19)
}()

extension DependencyValues {
  fileprivate static var currentForTests: DependencyValues {
    withEscapedDependencies { $0.yield { ReadsValues().values } }
  }

  fileprivate var itself: DependencyValues { self }
}

private struct ReadsValues {
  @Dependency(\.itself) var values
}
