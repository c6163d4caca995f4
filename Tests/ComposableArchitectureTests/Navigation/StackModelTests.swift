import ComposableArchitecture
import Testing

/// Random pushes, pops, swaps and actions of elements, through a store, against a plain array.
@MainActor
@Suite struct StackModelTests {
  @Test(arguments: 0..<6)
  func aStoreBehavesLikeAnArray(seed: UInt64) {
    var random = Random(seed: seed)
    let store = Store(initialState: Node.State()) { Node() }
    var model: [(id: StackElementID, log: [String])] = []
    var next = 0
    for step in 0..<400 {
      let position = model.isEmpty ? 0 : random.next(below: model.count)
      switch random.next(below: 10) {
      case 0, 1, 2, 3:
        let element = Node.State(log: ["\(step)"])
        store.send(.change { $0.path.append(element) })
        model.append((StackElementID(integerLiteral: next), ["\(step)"]))
        next += 1
      case 4 where !model.isEmpty:
        let id = model[model.count - 1].id
        store.send(.path(.popFrom(id: id)))
        model.removeLast()
      case 5 where model.count > 20:
        store.send(.path(.popFrom(id: model[position].id)))
        model.removeSubrange(position...)
      case 6 where !model.isEmpty:
        store.send(.change { $0.path.swapAt(0, position) })
        model.swapAt(0, position)
      default:
        guard !model.isEmpty else { continue }
        store.send(.path(.element(id: model[position].id, action: .log("\(step)"))))
        model[position].log.append("\(step)")
      }
      let path = store.path
      guard path.ids == model.map(\.id), path.map(\.log) == model.map(\.log) else {
        Issue.record("Step \(step): \(path), expected \(model)")
        return
      }
    }
    let messages = issues { store.send(.path(.element(id: 9_999, action: .log("late")))) }
    #expect(messages.count == 1)
    #expect(store.path.map(\.log) == model.map(\.log))
  }
}
