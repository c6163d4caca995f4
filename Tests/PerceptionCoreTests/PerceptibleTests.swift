import Foundation
import Observation
import PerceptionCore
import Synchronization
import Testing

struct PerceptibleTests {
  @Test func tellsOfAChangeOfWhatWasRead() {
    let model = Model()
    let changes = changes(reading: { _ = model.count }) {
      model.count += 1
    }
    #expect(changes == 1)
    #expect(model.count == 1)
  }

  @Test func tellsNothingOfOtherProperties() {
    let model = Model()
    let changes = changes(reading: { _ = model.count }) {
      model.name = "other"
      model.cache = [1]
    }
    #expect(changes == 0)
  }

  @Test func tellsNothingOfEqualValues() {
    let model = Model()
    #expect(changes(reading: { _ = model.name }) { model.name = "a" } == 0)
    #expect(changes(reading: { _ = model.name }) { model.name = "b" } == 1)
  }

  @Test func tellsNothingOfTheSameObject() {
    let model = Model()
    let child = model.child
    #expect(changes(reading: { _ = model.child }) { model.child = child } == 0)
    #expect(changes(reading: { _ = model.child }) { model.child = Child() } == 1)
  }

  @Test func leavesIgnoredPropertiesUnobserved() {
    let model = Model()
    #expect(changes(reading: { _ = model.cache }) { model.cache = [1] } == 0)
  }

  @Test func keepsObserversOfProperties() {
    let model = Model()
    model.`default` = 3
    #expect(model.log == [0, 3])
  }

  @Test func initialisesProperties() {
    let model = Named(name: "n", value: 3)
    #expect(model.name == "n")
    #expect(model.value == 3)
    #expect(changes(reading: { _ = model.value }) { model.value = 4 } == 1)
  }

  @Test func isSeenByTheToolchainsObservation() {
    let model = Model()
    let fired = Mutex(false)
    withObservationTracking {
      _ = model.count
    } onChange: {
      fired.withLock { $0 = true }
    }
    model.count = 2
    #expect(fired.withLock { $0 })
    #expect(model as Any is any Observable)
  }

  @Test func callsForComputedProperties() {
    let model = Settings()
    #expect(changes(reading: { _ = model.name }) { model.name = "b" } == 1)
    #expect(model.name == "b")
  }
}

/// How often an observer of what the first closure reads is told while the second one runs.
func changes(reading: () -> Void, _ change: () -> Void) -> Int {
  let count = Counter()
  withPerceptionTracking(reading) {
    count.increment()
  }
  change()
  return count.value
}

final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }

  func increment() {
    count.withLock { $0 += 1 }
  }
}

private final class Child {}

@Perceptible
private final class Model {
  var count = 0
  var name = "a"
  var child = Child()
  @PerceptionIgnored var cache: [Int] = []
  @PerceptionIgnored var log: [Int] = []
  var `default` = 0 {
    didSet { log += [oldValue, `default`] }
  }
  let id = 1
  static let limit = 3
}

@Perceptible
private class Named<Value> {
  var name: String
  var value: Value

  init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}

private final class Settings: Perceptible {
  private let registrar = PerceptionRegistrar()
  private var stored = "a"

  var name: String {
    get {
      registrar.access(self, keyPath: \.name)
      return stored
    }
    set {
      registrar.withMutation(of: self, keyPath: \.name) { stored = newValue }
    }
  }
}
