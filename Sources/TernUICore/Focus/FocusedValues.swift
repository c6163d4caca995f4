/// What the views around what has the focus say of themselves.
///
/// Add a value with an optional property:
///
/// ```swift
/// extension FocusedValues {
///   @Entry var note: Note?
/// }
/// ```
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The key of a value of ``FocusedValues``.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A view that says something of itself while the focus is in it.
@MainActor
protocol FocusedValueSource: _Node {
  /// Whether it says so wherever the focus is.
  var isForScene: Bool { get }
  /// Counts what it said.
  var version: Int { get }
  func apply(to values: inout FocusedValues)
}

/// What the views of a graph say of the focus, and who reads it.
@MainActor
final class FocusedValueStore {
  private struct Known: Equatable {
    let source: ObjectIdentifier
    let version: Int
  }

  /// In the order in which they came.
  private var sources: [any FocusedValueSource] = []
  private let signal = Signal()
  private var known: [Known] = []
  private var current = FocusedValues()

  /// Whether views say something, or said it.
  var isInUse: Bool { !sources.isEmpty || !known.isEmpty }

  /// The values; whoever is tracked depends on them.
  var values: FocusedValues {
    signal.access()
    return current
  }

  func add(_ source: any FocusedValueSource) {
    sources.append(source)
  }

  func remove(_ source: any FocusedValueSource) {
    sources.removeAll { $0 === source }
  }

  /// Brings the values up to date.
  ///
  /// - Returns: Whether they are others.
  func follow(_ focused: GraphElement?) -> Bool {
    guard isInUse else { return false }
    let path = path(of: focused)
    // What is further in counts more, and what has the focus more than what is there anyway.
    let active = sources.enumerated()
      .filter { $0.element.isForScene || isAround($0.element, path) }
      .sorted { rank($0) < rank($1) }
      .map(\.element)
    let now = active.map { Known(source: ObjectIdentifier($0), version: $0.version) }
    if now == known { return false }
    known = now
    var values = FocusedValues()
    for source in active { source.apply(to: &values) }
    signal.change { current = values }
    return true
  }

  private func rank(
    _ source: (offset: Int, element: any FocusedValueSource)
  ) -> (Int, Int, Int) {
    (source.element.isForScene ? 0 : 1, source.element.depth, source.offset)
  }

  /// An element and those around it.
  private func path(of element: GraphElement?) -> Set<ElementID> {
    var path: Set<ElementID> = []
    var next = element
    while let element = next, path.insert(element.id).inserted { next = element.owner?.container }
    return path
  }

  private func isAround(_ source: any FocusedValueSource, _ path: Set<ElementID>) -> Bool {
    var ids: [ElementID] = []
    source.collectElements(into: &ids)
    return ids.contains(where: path.contains)
  }
}
