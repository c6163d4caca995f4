import CasePaths
import CustomDump
import IssueReporting
import Synchronization

/// Holds the state of a feature that is presented or not.
///
/// The ``Presents()`` macro puts one behind a property. The state lies on the heap, so a feature may
/// present itself, and deep hierarchies do not overflow the stack.
@dynamicMemberLookup
@propertyWrapper
public struct PresentationState<State> {
  private var box: Box?

  private final class Box {
    // Unchecked: a reader inside the reducer is told of the mistake by the store, and not stopped.
    @exclusivity(unchecked) var value: State?
    // Not inlined: to look copies the state, and the copy must not lie on the stack while the reducers
    // of the features inside run.
    var isEmpty: Bool {
      @inline(never) get { value == nil }
    }
    /// Which presentation it is: another one than before whenever another feature is presented.
    var generation: UInt64

    init(_ value: State, generation: UInt64 = nextGeneration()) {
      self.value = value
      self.generation = generation
    }
  }

  /// Creates a presentation.
  ///
  /// - Parameter wrappedValue: The state of the presented feature, if there is one.
  public init(wrappedValue: State?) {
    box = isThere(wrappedValue) ? Self.box(wrappedValue) : nil
  }

  // Not inlined: it copies the state.
  @inline(never)
  private static func box(_ state: State?) -> Box? {
    guard let state else { return nil }
    return Box(state)
  }

  /// A part of a presentation, which is the same presentation.
  fileprivate init(wrappedValue: State?, generation: UInt64) {
    box = wrappedValue.map { Box($0, generation: generation) }
  }

  /// The state of the presented feature; `nil` when nothing is presented.
  public var wrappedValue: State? {
    get {
      guard let box else { return nil }
      PresentationProbe.note(box.generation)
      return box.value
    }
    set {
      guard let newValue else {
        clear()
        return
      }
      guard let old = box, let oldValue = old.value else {
        present(newValue)
        return
      }
      guard PresentedIdentity(oldValue) == PresentedIdentity(newValue) else {
        present(newValue)
        return
      }
      modifyBox { $0.value = newValue }
    }
    _modify {
      guard box != nil else {
        var value: State?
        yield &value
        if let value { present(value) }
        return
      }
      makeBoxUnique()
      // The box exists: it was checked above, and nobody but this access can take it away.
      let box = self.box.unsafelyUnwrapped
      let identity = box.value.map(PresentedIdentity.init)
      let context = ReduceContext.current
      let outer = context?.writtenPresentation
      context?.writtenPresentation = box.generation
      defer { context?.writtenPresentation = outer }
      yield &box.value
      if let value = box.value {
        guard identity != PresentedIdentity(value) else { return }
        box.generation = nextGeneration()
        ReduceContext.current?.structureChanged = true
      } else {
        clear()
      }
    }
  }

  /// The presentation itself.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  // MARK: - For operators

  /// Which presentation it is; `nil` when nothing is presented.
  var generation: UInt64? { box?.generation }

  /// Changes the state of the presented feature as its own reducer does: whatever comes out is the
  /// same presentation.
  mutating func modifyPresented<R>(_ body: (inout State) -> R) -> R? {
    guard box != nil else { return nil }
    makeBoxUnique()
    let box = self.box.unsafelyUnwrapped
    guard !box.isEmpty else { return nil }
    let old = Self.identity(of: box)
    defer {
      // What is inside may have been replaced as a whole, with the places there.
      if let old, Self.identity(of: box) != old {
        ReduceContext.current?.structureChanged = true
      }
    }
    // The force unwrap is what projects the payload in place.
    return body(&box.value!)
  }

  /// Who the presented state is.
  // Not inlined: it copies the state, and the copy must not lie on the stack while the reducers of the
  // features inside run.
  @inline(never)
  private static func identity(of box: Box) -> ObservableStateID? {
    (box.value as? any ObservableState)?._$id
  }

  /// Calls the body with the state of that presentation where it lies, unless it is gone.
  ///
  /// - Returns: Whether it is there.
  func withPresented(_ generation: UInt64, _ body: (UnsafePointer<State>) -> Void) -> Bool {
    guard let box, box.generation == generation, !box.isEmpty else { return false }
    // Nothing is changed: only so Swift gives the address of what an optional holds.
    withUnsafeMutablePointer(to: &box.value!) { body(UnsafePointer($0)) }
    return true
  }

  private mutating func clear() {
    guard box != nil else { return }
    deposit()
    box = nil
    ReduceContext.current?.structureChanged = true
  }

  /// Takes leave of what is presented.
  private func deposit() {
    if let context = ReduceContext.current { depositAll(in: context.lastStates) }
  }

  private mutating func present(_ value: State) {
    deposit()
    box = Box(value)
    ReduceContext.current?.structureChanged = true
  }

  private mutating func modifyBox(_ body: (Box) -> Void) {
    makeBoxUnique()
    if let box { body(box) }
  }

  private mutating func makeBoxUnique() {
    // Nothing else may name the box before this asks: a name for it is a reference to it.
    guard !isKnownUniquelyReferenced(&box), let shared = box, let value = shared.value else {
      return
    }
    box = Box(value, generation: shared.generation)
  }
}

private let generations = Atomic<UInt64>(0)

private func nextGeneration() -> UInt64 {
  generations.wrappingAdd(1, ordering: .relaxed).newValue
}

/// What makes a presented feature another one: its id, or the case that it is.
private struct PresentedIdentity: Equatable {
  private var id: AnyHashable?
  private var tag: UInt64
  private var caseName: String?

  init<State>(_ state: State) {
    id = (state as? any Identifiable).map { Self.id(of: $0) }
    if let state = state as? any ObservableState {
      tag = state._$id.tag
      guard tag != 0 else { return }
      let payload = Mirror(reflecting: state).children.first?.value
      id = (payload as? any Identifiable).map { Self.id(of: $0) } ?? id
    } else {
      tag = 0
      let mirror = Mirror(reflecting: state)
      guard mirror.displayStyle == .enum else { return }
      caseName = mirror.children.first?.label ?? "\(state)"
    }
  }

  private static func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
}

extension PresentationState: Equatable where State: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.box?.value == rhs.box?.value
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box?.value)
  }
}

// The box is changed only where nobody else holds it.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes what is presented, if something is.
  ///
  /// Inside of a ``Restored`` value nothing is presented where that cannot be decoded.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self.init(wrappedValue: container.decodeNil() ? nil : try container.decode(State.self))
    } catch {
      guard let collector = RestorationCollector.current else { throw error }
      collector.add(error, at: decoder.codingPath)
      self.init(wrappedValue: nil)
    }
  }
}

extension PresentationState: Encodable where State: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value = box?.value {
      try container.encode(value)
    } else {
      try container.encodeNil()
    }
  }
}

extension PresentationState: PartingContainer {
  func depositAll(in lastStates: LastStates) {
    guard let box, let value = box.value else { return }
    lastStates.deposit(.presentation(box.generation), value)
  }
}

extension PresentationState: _StateContainer {
  public var _$generation: UInt64 { box?.generation ?? 0 }
}

extension PresentationState: CustomDumpRepresentable {
  /// What is presented: the presentation around it is nothing a reader wants to see.
  public var customDumpValue: Any { box?.value as Any }
}

extension PresentationState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: box?.value as Any) }
}

extension PresentationState where State: CasePathable {
  /// The payload of a case of the presented state; `nil` when it is another case, or nothing.
  ///
  /// Setting `nil` while it is that case dismisses it. Setting a value while it is another case is a
  /// reported issue.
  public subscript<Case>(case path: CaseKeyPath<State, Case>) -> Case? {
    get { wrappedValue.flatMap { AnyCasePath(path).extract(from: $0) } }
    set {
      let casePath = AnyCasePath(path)
      if let state = wrappedValue, casePath.extract(from: state) == nil {
        guard newValue != nil else { return }
        reportIssue(
          """
          A presentation was assigned as '\(casePath.name)', but it is another case: \
          \(debugCaseOutput(state))

          Assign to the case that is presented, or present another with the whole value.
          """
        )
        return
      }
      wrappedValue = newValue.map(casePath.embed)
    }
  }

  /// The presentation of one of the cases: nothing, when another case is presented.
  ///
  /// It names what a store of that case is scoped to:
  /// `store.scope(state: \.$destination.edit, action: \.destination.edit)`.
  public subscript<Case>(
    dynamicMember keyPath: KeyPath<State.AllCasePaths, AnyCasePath<State, Case>>
  ) -> PresentationState<Case> {
    PresentationState<Case>(
      wrappedValue: box?.value.flatMap(State.allCasePaths[keyPath: keyPath].extract(from:)),
      generation: box?.generation ?? 0
    )
  }
}
