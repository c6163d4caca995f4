@testable import ComposableArchitecture
import Testing

@MainActor
@Suite struct ScopeIdentityTests {
  private let store = Store(initialState: Node.State()) { Node() }

  @Test func theSamePathsGiveTheSameChildWhileItLives() {
    let left = store.scope(state: \.left, action: \.left)
    #expect(left === store.scope(state: \.left, action: \.left))
    #expect(left === store.scope(\.left, action: \.left))
    #expect(left !== store.scope(state: \.right, action: \.right))
    // However the paths are written.
    let action: CaseKeyPath<Node.Action, Leaf.Action> = \.left
    #expect(left === store.scope(state: \.left, action: action))
    let path: KeyPath<Node.Action.AllCasePaths, AnyCasePath<Node.Action, Leaf.Action>> = \.left
    #expect(left === store.scope(state: \.left, action: path))
    #expect(left !== store.scope(state: \.left, action: \.right))
  }

  @Test func pathsThatAreMadeAnewGiveTheSameChild() {
    store.send(.change { $0.child = Node.State() })
    func presented() -> StoreOf<Node>? {
      store.scope(state: \.child, action: \.child.presented)
    }
    let child = presented()
    #expect(child != nil)
    #expect(child === presented())
    #expect(child === presented())
    store.send(.change { $0.child = nil })
    #expect(presented() == nil)
    store.send(.change { $0.child = Node.State(log: ["next"]) })
    #expect(presented()?.log == ["next"])
    #expect(child !== presented())
  }

  @Test func pathsThatDifferInAValueGiveTheChildrenOfTheirValues() {
    store.send(.change { $0.path = StackState((0..<12).map { Node.State(log: ["\($0)"]) }) })
    func element(_ id: StackElementID) -> StoreOf<Node>? {
      store.scope(state: \.path[id: id], action: \.path[id: id])
    }
    let ids = store.withState { $0.path.ids }
    let elements = ids.map { element($0) }
    for round in 0..<2 {
      for (position, id) in ids.enumerated() {
        let again = element(id)
        #expect(again != nil && again === elements[position], "\(round), \(position)")
        #expect(again?.log == ["\(position)"])
      }
    }
  }

  @Test func theSamePathsGiveAnOptionalAsAWholeAndWhatIsInIt() {
    store.send(.change { $0.optional = Leaf.State(log: ["a"]) })
    func whole() -> Store<Leaf.State?, Leaf.Action> {
      store.scope(state: \.optional, action: \.optional)
    }
    func inner() -> StoreOf<Leaf>? { store.scope(state: \.optional, action: \.optional) }
    let (first, second) = (whole(), inner())
    #expect(first === whole())
    #expect(second != nil && second === inner())
    #expect(first.withState { $0?.log } == ["a"])
    #expect(second?.log == ["a"])
  }

  @Test func theParentDoesNotKeepAChildAlive() {
    weak let child = store.scope(state: \.left, action: \.left)
    #expect(child == nil)
  }

  @Test func anOptionalChildIsThereWhileItsStateIs() {
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
    store.send(.change { $0.optional = Leaf.State() })
    let child = store.scope(state: \.optional, action: \.optional)
    #expect(child != nil)
    #expect(child === store.scope(state: \.optional, action: \.optional))
    store.send(.change { $0.optional = nil })
    #expect(store.scope(state: \.optional, action: \.optional) == nil)
  }

  @Test func anotherPresentationIsAnotherChild() {
    store.send(.change { $0.child = Node.State() })
    let first = store.presentedChild(state: \.child, action: \.child)
    #expect(first != nil)
    #expect(first === store.presentedChild(state: \.child, action: \.child))
    store.send(.change { $0.child = nil })
    store.send(.change { $0.child = Node.State() })
    let second = store.presentedChild(state: \.child, action: \.child)
    #expect(first !== second)
  }

  @Test func elementsHaveStoresOfTheirOwn() {
    store.send(
      .change {
        $0.path.append(Node.State())
        $0.path.append(Node.State())
      }
    )
    let path = store.scope(state: \.path, action: \.path)
    let first = path.element(id: 0)
    #expect(first != nil)
    #expect(first === path.element(id: 0))
    #expect(first !== path.element(id: 1))
    #expect(path.element(id: 2) == nil)
    first?.send(.log("a"))
    #expect(store.path[id: 0]?.log == ["a"])
    #expect(store.path[id: 1]?.log == [])
  }

  @Test func aChildReadsAndSendsThroughManyLevels() {
    store.send(
      .change {
        var inner = Node.State()
        inner.child = Node.State()
        var outer = Node.State()
        outer.path.append(inner)
        $0.child = outer
      }
    )
    let leaf = store.presentedChild(state: \.child, action: \.child)?
      .scope(state: \.path, action: \.path).element(id: 0)?
      .presentedChild(state: \.child, action: \.child)?
      .scope(state: \.left, action: \.left)
    leaf?.send(.log("deep"))
    #expect(leaf?.log == ["deep"])
    #expect(store.withState { $0.child?.path[0].child?.left.log } == ["deep"])
  }

  @Test func childrenThatHaveGoneDoNotPileUp() {
    store.send(.change { $0.path = StackState((0..<1000).map { _ in Node.State() }) })
    let path = store.scope(state: \.path, action: \.path)
    for _ in 0..<20 {
      for id in path.withState({ $0.ids }) { _ = path.element(id: id) }
    }
    #expect(path.childCount < 100)
  }

  @Test func aChildThatIsGoneShowsWhatItWas() {
    store.send(.change { $0.optional = Leaf.State(log: ["was"]) })
    let child = store.scope(state: \.optional, action: \.optional)
    store.send(.change { $0.optional = nil })
    #expect(child?.log == ["was"])
  }

  @Test func aChildThatIsGoneDoesNotShowItsSuccessor() {
    store.send(.change { $0.child = Node.State(log: ["first"]) })
    let first = store.presentedChild(state: \.child, action: \.child)
    store.send(
      .change {
        $0.child = nil
        $0.child = Node.State(log: ["second"])
      }
    )
    #expect(first?.log == ["first"])
    #expect(store.presentedChild(state: \.child, action: \.child)?.log == ["second"])
  }
}
