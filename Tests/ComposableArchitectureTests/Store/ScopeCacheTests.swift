@testable import ComposableArchitecture
import Testing

/// A store finds its children again, whatever else has been scoped meanwhile and by whatever paths.
@MainActor
@Suite struct ScopeCacheTests {
  private let store = Store(initialState: Node.State(optional: Leaf.State(log: ["a"]))) { Node() }

  /// Uses more ways than a store remembers as recent.
  private func useOtherWays() {
    let children: [AnyObject] = [
      store.scope(state: \.left, action: \.left),
      store.scope(state: \.left, action: \.right),
      store.scope(state: \.right, action: \.left),
      store.scope(state: \.right, action: \.right),
      store.scope(state: \.left, action: \.optional),
      store.scope(state: \.right, action: \.optional),
      store.scope(state: \.path, action: \.path),
      store.scope(state: \.choice, action: \.choice),
      store.scope(state: \.log, action: \.log),
      store.scope(state: \.left.log, action: \.log),
    ]
    #expect(Set(children.map { ObjectIdentifier($0) }).count == children.count)
  }

  @Test func anOptionalAsAWholeAndWhatIsInItStayApartAmongManyOthers() {
    func whole() -> Store<Leaf.State?, Leaf.Action> {
      store.scope(state: \.optional, action: \.optional)
    }
    func inner() -> StoreOf<Leaf>? { store.scope(state: \.optional, action: \.optional) }
    let (first, second) = (whole(), inner())
    for _ in 0..<3 {
      useOtherWays()
      #expect(inner() === second)
      #expect(whole() === first)
      useOtherWays()
      #expect(whole() === first)
      #expect(inner() === second)
    }
    #expect(first.withState { $0?.log } == ["a"])
    #expect(second?.log == ["a"])
  }

  @Test func aPresentationAsAWholeAndWhatIsInItStayApart() {
    store.send(.change { $0.child = Node.State(log: ["child"]) })
    func whole() -> Store<Node.State?, PresentationAction<Node.Action>> {
      store.scope(state: \.child, action: \.child)
    }
    func former() -> Store<Node.State, PresentationAction<Node.Action>>? {
      store.scope(state: \.child, action: \.child)
    }
    func presented() -> StoreOf<Node>? { store.presentedChild(state: \.child, action: \.child) }
    let (first, second, third) = (whole(), former(), presented())
    useOtherWays()
    #expect(presented() === third)
    #expect(former() === second)
    #expect(whole() === first)
    third?.send(.log("again"))
    #expect(first.withState { $0?.log } == ["child", "again"])
    #expect(second?.log == ["child", "again"])
    second?.send(.dismiss)
    #expect(whole() === first)
    #expect(former() == nil)
    #expect(presented() == nil)
    #expect(first.withState { $0?.log } == nil)
    #expect(third?.log == ["child", "again"])
  }

  /// A state that is put back is the same presentation, and so has the same store.
  @Test func aPresentationThatIsPutBackHasItsStoreAgain() {
    store.send(.change { $0.child = Node.State(log: ["a"]) })
    let first = store.presentedChild(state: \.child, action: \.child)
    let before = store.withState(\.$child)
    store.send(.change { $0.child = nil })
    store.send(.change { $0.child = Node.State(log: ["b"]) })
    let second = store.presentedChild(state: \.child, action: \.child)
    #expect(first !== second)
    store.send(.change { $0.$child = before })
    #expect(store.presentedChild(state: \.child, action: \.child) === first)
    first?.send(.log("c"))
    #expect(first?.log == ["a", "c"])
    #expect(second?.log == ["b"])
    useOtherWays()
    #expect(store.presentedChild(state: \.child, action: \.child) === first)
  }

  /// Does at random what stores do, and compares each child with the one that is held.
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func heldChildrenAreFoundAgain(seed: UInt64) {
    var random = Random(seed: seed)
    var held: [String: AnyObject] = [:]
    var childCount = 0
    func check(_ name: String, _ child: AnyObject?, isThere: Bool = true) {
      #expect((child != nil) == isThere, "\(name)")
      guard let child else { return }
      let isKnown = held[name].map { $0 === child } ?? true
      #expect(isKnown, "\(name)")
      let names = held.filter { $0.value === child }.map(\.key)
      #expect(names.isEmpty || names == [name])
      held[name] = random.next(below: 3) == 0 ? nil : child
    }
    for _ in 0..<400 {
      let state = store.withState { $0 }
      switch random.next(below: 15) {
      case 0:
        childCount += 1
        let log = ["\(childCount)"]
        store.send(
          .change {
            $0.child = nil
            $0.child = Node.State(log: log, optional: Leaf.State())
          }
        )
      case 1: store.send(.change { $0.child = nil })
      case 2: store.send(.change { $0.optional = nil })
      case 3: store.send(.change { $0.optional = Leaf.State() })
      case 4: check("left", store.scope(state: \.left, action: \.left))
      case 5: check("log", store.scope(state: \.log, action: \.log))
      case 6: check("left by right", store.scope(state: \.left, action: \.right))
      case 7:
        let whole: Store<Leaf.State?, Leaf.Action> = store.scope(
          state: \.optional, action: \.optional
        )
        check("optional?", whole)
      case 8:
        let inner: StoreOf<Leaf>? = store.scope(state: \.optional, action: \.optional)
        check("optional", inner, isThere: state.optional != nil)
      case 9:
        let whole: Store<Node.State?, PresentationAction<Node.Action>> = store.scope(
          state: \.child, action: \.child
        )
        check("child?", whole)
      case 10:
        let child = store.presentedChild(state: \.child, action: \.child)
        check("child \(childCount)", child, isThere: state.child != nil)
        #expect((child?.log == ["\(childCount)"]) == (state.child != nil))
      case 11:
        let child: StoreOf<Node>? = store.scope(state: \.child, action: \.child.presented)
        check("child.presented \(childCount)", child, isThere: state.child != nil)
        #expect((child?.log == ["\(childCount)"]) == (state.child != nil))
      case 12:
        let leaf: StoreOf<Leaf>? = store.scope(
          state: \.child?.optional, action: \.child.presented.optional
        )
        check("child.optional \(childCount)", leaf, isThere: state.child != nil)
      case 13: check("path", store.scope(state: \.path, action: \.path))
      default: check("choice", store.scope(state: \.choice, action: \.choice))
      }
    }
  }

  @Test func featuresThatDifferInATypeHaveChildrenOfTheirOwn() {
    func children<Value>(
      _ value: Value
    ) -> (Store<Value?, Never>, Store<Value, Never>?, StoreOf<Leaf>, Value?) {
      let store = Store(initialState: Holding<Value>.State(value: value)) { Holding<Value>() }
      func whole() -> Store<Value?, Never> { store.scope(state: \.value, action: \.value) }
      func inner() -> Store<Value, Never>? { store.scope(state: \.value, action: \.value) }
      func leaf() -> StoreOf<Leaf> { store.scope(state: \.leaf, action: \.leaf) }
      let all = (whole(), inner(), leaf(), inner()?.withState { $0 })
      for _ in 0..<2 {
        #expect(leaf() === all.2)
        #expect(inner() === all.1)
        #expect(whole() === all.0)
      }
      return all
    }
    #expect(children(1).3 == 1)
    #expect(children("a").3 == "a")
    #expect(children([1.5]).0.withState { $0 } == [1.5])
    #expect(children(2).1?.withState { $0 } == 2)
    // An optional in an optional: the whole of one is of the same type as what is in the other.
    #expect(children(Int?.some(3)).3 == .some(.some(3)))
    #expect(children(Int?.none).3 == .some(.none))
  }

  // MARK: - What goes

  /// Who goes when a store forgets a path may scope that very store.
  @Test func whatGoesWithAForgottenPathMayScopeTheStore() {
    let gone = Lock(0)
    let store = store
    @Sendable func token(_ id: Int) -> Token {
      Token(id) {
        gone.withLock { $0 += 1 }
        assumeMainActor {
          _ = store.scope(state: \.left, action: \.left)
          _ = store.scope(state: \.right, action: \.left)
          let inner: StoreOf<Leaf>? = store.scope(state: \.optional, action: \.optional)
          #expect(inner?.log == ["a"])
        }
      }
    }
    // Objects for equal paths are held for all stores, up to a few.
    for _ in 0..<10 {
      let other = Store(initialState: Node.State()) { Node() }
      _ = other.scope(state: \.[Token(0) {}], action: \.left)
    }
    for _ in 0..<12 {
      _ = store.scope(state: \.[token(0)], action: \.left)
      useOtherWays()
    }
    #expect(gone.withLock { $0 } >= 4)
    // So many paths that those that all stores know are forgotten, with the children they led to.
    for id in 1...2_500 {
      let child = store.scope(state: \.[token(id)], action: \.left)
      let again = store.scope(state: \.[token(id)], action: \.left)
      #expect(child === again)
    }
    #expect(gone.withLock { $0 } > 3_000)
    let left = store.scope(state: \.left, action: \.left)
    #expect(store.scope(state: \.left, action: \.left) === left)
  }

  @Test func stateThatGoesMayScopeAnotherStore() {
    let store = store
    let gone = Lock(0)
    let other: Store<DeinitProbe?, Void> = Store(
      initialState: DeinitProbe {
        gone.withLock { $0 += 1 }
        assumeMainActor { _ = store.scope(state: \.left, action: \.left) }
      }
    ) {
      Reduce { state, _ in
        state = nil
        return .none
      }
    }
    other.send(())
    #expect(gone.withLock { $0 } == 1)
  }
}

/// A feature that is generic in a part of its state.
private struct Holding<Value>: Reducer {
  struct State {
    var value: Value?
    var leaf = Leaf.State()
  }
  @CasePathable
  enum Action {
    case leaf(Leaf.Action)
    case value(Never)
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

/// A part of a path that tells when it goes.
private final class Token: Hashable, Sendable {
  private let id: Int
  private let onDeinit: @Sendable () -> Void

  init(_ id: Int, _ onDeinit: @escaping @Sendable () -> Void) {
    self.id = id
    self.onDeinit = onDeinit
  }

  deinit { onDeinit() }

  static func == (lhs: Token, rhs: Token) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Node.State {
  fileprivate subscript(token: Token) -> Leaf.State {
    get { left }
    set { left = newValue }
  }
}
