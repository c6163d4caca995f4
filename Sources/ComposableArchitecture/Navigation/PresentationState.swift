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
    /// Calls the body with the value where it lies, if there is one.
    func withValue<R>(_ body: (UnsafePointer<State>) -> R) -> R? {
      guard !isEmpty else { return nil }
      // Nothing is changed: only so Swift gives the address of what an optional holds.
      return withUnsafeMutablePointer(to: &value!) { body(UnsafePointer($0)) }
    }

    /// Which presentation it is: another one than before whenever another feature is presented.
    var generation: UInt64

    init(_ value: State, generation: UInt64 = nextGeneration()) {
      self.value = value
      self.generation = generation
    }

    init(copying other: Box) {
      value = other.value
      generation = other.generation
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
      if isThere(newValue) { replace(newValue) } else { clear() }
    }
    _modify {
      guard box != nil else {
        var value: State?
        defer { if let value { present(value) } }
        yield &value
        return
      }
      makeBoxUnique()
      // The box exists: it was checked above, and nobody but this access can take it away.
      let box = self.box.unsafelyUnwrapped
      let identity = box.withValue(PresentedIdentity.init)
      let context = ReduceContext.current
      let outer = context?.writtenPresentation
      context?.writtenPresentation = box.generation
      // What changes the state may throw, and then nothing after the 'yield' runs.
      defer {
        if let newIdentity = box.withValue(PresentedIdentity.init) {
          if identity != newIdentity {
            box.generation = nextGeneration()
            ReduceContext.current?.structureChanged = true
          }
        } else {
          clear()
        }
        context?.writtenPresentation = outer
      }
      yield &box.value
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
    let old = box.withValue { stateIdentity(of: $0) } ?? nil
    let lastStates =
      ReduceContext.current?.lastStates.letGo(.presentation(box.generation), of: State.self) ?? []
    defer {
      if !lastStates.isEmpty {
        _ = box.withValue { for lastState in lastStates { lastState.take($0) } }
      }
      // What is inside may have been replaced as a whole, with the places there.
      if let old, box.withValue({ stateIdentity(of: $0) }) != old {
        ReduceContext.current?.structureChanged = true
      }
    }
    // The force unwrap is what projects the payload in place.
    return body(&box.value!)
  }

  /// Calls the body with the state of that presentation where it lies, unless it is gone.
  ///
  /// - Returns: Whether it is there.
  func withPresented(_ generation: UInt64, _ body: (UnsafePointer<State>) -> Void) -> Bool {
    guard let box, box.generation == generation else { return false }
    return box.withValue(body) != nil
  }

  /// Presents nothing.
  mutating func clear() {
    guard box != nil else { return }
    deposit()
    box = nil
    ReduceContext.current?.structureChanged = true
  }

  /// Takes leave of what is presented.
  private func deposit() {
    if let context = ReduceContext.current { depositAll(in: context.lastStates) }
  }

  @inline(never)
  private mutating func replace(_ value: State?) {
    guard let value else { return }
    let old = box?.withValue(PresentedIdentity.init)
    guard old == withUnsafePointer(to: value, PresentedIdentity.init) else {
      present(value)
      return
    }
    modifyBox { $0.value = value }
  }

  @inline(never)
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
    if !isKnownUniquelyReferenced(&box) { copyBox() }
  }

  @inline(never)
  private mutating func copyBox() {
    if let shared = box { box = Box(copying: shared) }
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

  init<State>(_ state: UnsafePointer<State>) {
    id = identifier(of: state)
    if let identity = stateIdentity(of: state) {
      tag = identity.tag
      if tag != 0 { id = Self.idOfPayload(state) ?? id }
    } else {
      tag = 0
      caseName = Self.caseName(state)
    }
  }

  @inline(never)
  private static func idOfPayload<State>(_ state: UnsafePointer<State>) -> AnyHashable? {
    let payload = Mirror(reflecting: state.pointee).children.first?.value
    return (payload as? any Identifiable).map { id(of: $0) }
  }

  @inline(never)
  private static func caseName<State>(_ state: UnsafePointer<State>) -> String? {
    let mirror = Mirror(reflecting: state.pointee)
    guard mirror.displayStyle == .enum else { return nil }
    return mirror.children.first?.label ?? "\(state.pointee)"
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
    guard let box else { return }
    _ = box.withValue { lastStates.deposit(.presentation(box.generation), $0) }
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
