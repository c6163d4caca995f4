import SwiftNavigation
import Testing

@Suite struct HashableObjectTests {
  final class Model: HashableObject {
    var count = 0
  }

  @Test func isEqualOnlyToItself() {
    let model = Model()
    let other = Model()
    #expect(model == model)
    #expect(model != other)
    model.count = 1
    #expect(Set([model, other, model]).count == 2)
    #expect(Set([model]).contains(model))
  }
}
