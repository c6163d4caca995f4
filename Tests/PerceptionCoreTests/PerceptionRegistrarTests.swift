import Foundation
import PerceptionCore
import Testing

struct PerceptionRegistrarTests {
  @Test func isNoPartOfTheValueOfItsObject() {
    #expect(PerceptionRegistrar() == PerceptionRegistrar(isPerceptionCheckingEnabled: false))
    #expect(Set([PerceptionRegistrar(), PerceptionRegistrar()]).count == 1)
  }

  @Test func isCodedAsNothing() throws {
    let data = try JSONEncoder().encode(PerceptionRegistrar())
    #expect(String(decoding: data, as: UTF8.self) == "{}")
    #expect(
      try JSONDecoder().decode(PerceptionRegistrar.self, from: data) == PerceptionRegistrar()
    )
  }

  @Test func tellsBeforeAndAfterAChange() {
    let subject = Subject()
    #expect(
      changes(reading: { subject.registrar.access(subject, keyPath: \.value) }) {
        subject.registrar.willSet(subject, keyPath: \.value)
        subject.registrar.didSet(subject, keyPath: \.value)
      } == 1
    )
  }

  @Test func keepsTheSwitchOfTheChecks() {
    #expect(isPerceptionCheckingEnabled)
    isPerceptionCheckingEnabled = false
    #expect(!isPerceptionCheckingEnabled)
    isPerceptionCheckingEnabled = true
  }
}

struct PerceptionsTests {
  @Test @MainActor func givesAValueForEachChange() async {
    let subject = Subject()
    var values: [Int] = []
    let sequence = Perceptions<Int, Never>.untilFinished {
      subject.stored > 2 ? .finish : .next(subject.stored)
    }
    for await value in sequence {
      values.append(value)
      subject.stored += 1
    }
    #expect(values == [0, 1, 2])
  }
}

@MainActor
private final class Subject: Perceptible {
  nonisolated let registrar = PerceptionRegistrar()
  nonisolated var value: Int { 0 }
  private var count = 0

  nonisolated init() {}

  var stored: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return count
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { count = newValue }
    }
  }
}
