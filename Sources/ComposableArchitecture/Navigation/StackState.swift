import CasePaths
import IssueReporting
import Synchronization

/// The state of a stack of screens, from the first pushed to the one on top.
///
/// A stack is a collection: append to push, remove to pop. It names every element with an id of its
/// own, so elements need not be hashable, and a whole path can be built at once:
///
/// ```swift
/// var path = StackState<Path.State>()
/// path.append(.detail(Detail.State()))
/// path.removeAll()
/// ```
///
/// Each element lies on the heap, and is found by its id in constant time.
public struct StackState<Element> {
  private var entries = StackEntries<Entry>()
  /// Differs whenever other elements, or the same in another order, are there.
  private var generation: UInt64 = 0

  private struct Entry: StackEntry {
    let id: StackElementID
    var box: Box

    /// Takes leave of the element.
    func deposit(in lastStates: LastStates) {
      // Nothing is changed: only so Swift gives the address of what an optional holds.
      withUnsafeMutablePointer(to: &box.value) {
        lastStates.deposit(.element(id), UnsafePointer($0))
      }
    }
  }

  private final class Box {
    /// Optional only so that a change in place may say that the element is gone.
    // Unchecked: a reader inside the reducer is told of the mistake by the store, and not stopped.
    @exclusivity(unchecked) var optional: Element?

    init(_ value: Element) {
      optional = value
    }

    init(copying other: Box) {
      optional = other.optional
    }

    var value: Element {
      // The force unwraps never fail: an element that has gone is removed at once.
      get { optional! }
      set { optional = newValue }
      _modify { yield &optional! }
    }
  }

  /// Creates an empty stack.
  public init() {}

  /// The ids of the elements, in order.
  public var ids: [StackElementID] { entries.map(\.id) }

  /// The id of the element at a position.
  func id(at position: Int) -> StackElementID { entries[position].id }

  /// The element of an id; `nil` when the stack does not hold it.
  ///
  /// Setting `nil` removes the element. Setting a value for an id that is not there is a reported
  /// issue, but for tests, which may say which element they expect to come.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - fileID: The source file of the access.
  ///   - filePath: The path of that file.
  ///   - line: The line of the access.
  ///   - column: The column of the access.
  public subscript(
    id id: StackElementID,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Element? {
    get { position(of: id).map { entries[$0].box.value } }
    set {
      let position = position(of: id)
      switch (position, newValue) {
      case (let position?, let value?):
        let old = elementIdentity(at: position)
        mutableBox(at: position).value = value
        elementChanged(at: position, from: old)
      case (let position?, nil):
        deposit(position..<(position + 1))
        entries.remove(at: position)
        structureChanged()
      case (nil, let value?):
        guard isTesting else {
          reportIssue(
            """
            A stack of '\(debugTypeName(Element.self))' has no element \(id) to assign to. It holds \(ids).

            Push an element with 'append', which gives it an id.
            """,
            fileID: fileID.rawValue, filePath: filePath.rawValue, line: line, column: column
          )
          return
        }
        entries.append(Entry(id: id, box: Box(value)))
        structureChanged()
      case (nil, nil):
        break
      }
    }
    _modify {
      guard let position = position(of: id) else {
        var value: Element?
        defer {
          if let value {
            self[id: id, fileID: fileID, filePath: filePath, line: line, column: column] = value
          }
        }
        yield &value
        return
      }
      let old = elementIdentity(at: position)
      let box = mutableBox(at: position)
      // What changes the element may throw, and then nothing after the 'yield' runs.
      defer {
        if box.optional != nil {
          elementChanged(at: position, from: old)
        } else {
          entries.remove(at: position)
          structureChanged()
        }
      }
      yield &box.optional
    }
  }

  /// The payload of a case of the element of an id; `nil` when it is not there or another case.
  ///
  /// Setting a value for an element that is another case is a reported issue.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The path to the case.
  ///   - fileID: The source file of the access.
  ///   - filePath: The path of that file.
  ///   - line: The line of the access.
  ///   - column: The column of the access.
  public subscript<Case>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Case>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? where Element: CasePathable {
    get { self[id: id].flatMap { AnyCasePath(path).extract(from: $0) } }
    set {
      let casePath = AnyCasePath(path)
      if let element = self[id: id], casePath.extract(from: element) == nil {
        reportIssue(
          """
          The element \(id) of a stack was assigned as another case than it is.

            Expected: \\.\(casePath.name)
            Actual: \(debugCaseOutput(element))

          Assign to the case that the element is, or replace the element with '[id:]'.
          """,
          fileID: fileID.rawValue, filePath: filePath.rawValue, line: line, column: column
        )
        return
      }
      self[id: id, fileID: fileID, filePath: filePath, line: line, column: column] =
        newValue.map(casePath.embed)
    }
  }

  // MARK: - Popping

  /// Removes an element and everything above it.
  ///
  /// - Parameter id: The id of the lowest element to remove. If the stack does not hold it, nothing
  ///   happens.
  public mutating func pop(from id: StackElementID) {
    guard let position = position(of: id) else { return }
    deposit(position..<entries.count)
    entries.removeLast(entries.count - position)
    structureChanged()
  }

  /// Removes everything above an element.
  ///
  /// - Parameter id: The id of the element to go back to. If the stack does not hold it, nothing
  ///   happens.
  public mutating func pop(to id: StackElementID) {
    guard let position = position(of: id), position + 1 < entries.count else { return }
    deposit((position + 1)..<entries.count)
    entries.removeLast(entries.count - position - 1)
    structureChanged()
  }

  /// Removes the element on top.
  ///
  /// - Returns: The element; `nil` if the stack was empty.
  @discardableResult
  public mutating func popLast() -> Element? {
    guard let entry = entries.last else { return nil }
    deposit((entries.count - 1)..<entries.count)
    entries.removeLast(1)
    structureChanged()
    return entry.box.value
  }

  // MARK: - For operators

  func contains(id: StackElementID) -> Bool { position(of: id) != nil }

  /// Adds an element that somebody else has named.
  mutating func push(_ element: Element, id: StackElementID) {
    entries.append(Entry(id: id, box: Box(element)))
    structureChanged()
  }

  /// Changes an element where it is, as its own reducer does.
  mutating func modifyElement<R>(id: StackElementID, _ body: (inout Element) -> R) -> R? {
    guard let position = position(of: id) else { return nil }
    let old = elementIdentity(at: position)
    let lastStates = ReduceContext.current?.lastStates.letGo(.element(id), of: Element.self) ?? []
    defer {
      if !lastStates.isEmpty {
        _ = withElement(id: id) { for lastState in lastStates { lastState.take($0) } }
      }
      elementChanged(at: position, from: old)
    }
    return body(&mutableBox(at: position).value)
  }

  /// Calls the body with the element of an id, if the stack holds it.
  ///
  /// - Returns: Whether it holds it.
  func withElement(id: StackElementID, _ body: (UnsafePointer<Element>) -> Void) -> Bool {
    guard let position = position(of: id) else { return false }
    let box = entries[position].box
    // Nothing is changed: only so Swift gives the address of what an optional holds.
    withUnsafeMutablePointer(to: &box.value) { body(UnsafePointer($0)) }
    return true
  }

  // MARK: - Internals

  private func position(of id: StackElementID) -> Int? {
    entries.position(of: id)
  }

  private mutating func mutableBox(at position: Int) -> Box {
    if !isKnownUniquelyReferenced(&entries[position].box) { copyBox(at: position) }
    return entries[position].box
  }

  @inline(never)
  private mutating func copyBox(at position: Int) {
    entries[position].box = Box(copying: entries[position].box)
  }

  /// Takes leave of elements that are about to go.
  private func deposit(_ positions: Range<Int>) {
    guard let lastStates = ReduceContext.current?.lastStates, !lastStates.isEmpty else { return }
    for entry in entries[positions] { entry.deposit(in: lastStates) }
  }

  private mutating func structureChanged() {
    generation = generations.wrappingAdd(1, ordering: .relaxed).newValue
    ReduceContext.current?.structureChanged = true
  }

  private func elementIdentity(at position: Int) -> ObservableStateID {
    let box = entries[position].box
    return withUnsafeMutablePointer(to: &box.value) { stateIdentity(of: UnsafePointer($0)) }
      ?? ._$opaque
  }

  /// Counts a replaced element like another one for those who observe the stack, and for the places
  /// inside of it.
  private mutating func elementChanged(at position: Int, from old: ObservableStateID) {
    let new = elementIdentity(at: position)
    guard new != old || !new.isConclusive else { return }
    generation = generations.wrappingAdd(1, ordering: .relaxed).newValue
    if new.isConclusive || new.tag != old.tag { ReduceContext.current?.structureChanged = true }
  }
}

private let generations = Atomic<UInt64>(0)

extension StackState: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { entries.startIndex }
  public var endIndex: Int { entries.endIndex }
  public func index(after i: Int) -> Int { entries.index(after: i) }
  public func index(before i: Int) -> Int { entries.index(before: i) }

  /// The element at a position.
  ///
  /// Another element set there keeps the id.
  public subscript(position: Int) -> Element {
    get { entries[position].box.value }
    set { self[id: entries[position].id] = newValue }
    _modify {
      let old = elementIdentity(at: position)
      defer { elementChanged(at: position, from: old) }
      yield &mutableBox(at: position).value
    }
  }
}

extension StackState {
  /// Exchanges two elements, each of which keeps its id.
  ///
  /// - Parameters:
  ///   - i: The position of one element.
  ///   - j: The position of the other.
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    entries.swapAt(i, j)
    structureChanged()
  }
}

extension StackState: RangeReplaceableCollection {
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {
    replace(subrange, with: newElements.map { (nextID(), $0) })
  }

  /// The next id that no element has.
  ///
  /// The count of this run says nothing of a stack that comes from a recording, and that of a test
  /// nothing of one that was made outside of it.
  private func nextID() -> StackElementID {
    var id = StackElementIDs.next()
    while contains(id: id) { id = StackElementIDs.next() }
    return id
  }

  /// Replaces elements by others that have ids.
  mutating func replace(_ subrange: Range<Int>, with elements: [(StackElementID, Element)]) {
    guard !(subrange.isEmpty && elements.isEmpty) else { return }
    deposit(subrange)
    entries.replaceSubrange(subrange, with: elements.map { Entry(id: $0, box: Box($1)) })
    structureChanged()
  }

  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    guard !entries.isEmpty else { return }
    deposit(0..<entries.count)
    entries.removeAll(keepingCapacity: keepCapacity)
    structureChanged()
  }
}

extension StackState: PartingContainer {
  func depositAll(in lastStates: LastStates) {
    for entry in entries { entry.deposit(in: lastStates) }
  }
}

extension StackState: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension StackState: _StateContainer {
  public var _$generation: UInt64 { generation }
}

// A box is changed only where nobody else holds it.
extension StackState: @unchecked Sendable where Element: Sendable {}
