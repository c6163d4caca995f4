/// An array whose elements are found by an identity.
///
/// Elements have a position, as in an array, and an identity that no other element of the array has,
/// as the keys of a dictionary. Reading and changing an element by either takes constant time, and
/// happens in place. Use it for lists in the state of a feature: an identity stays right when other
/// elements come, go or move, where a position would name another element.
///
/// ```swift
/// struct Todo: Identifiable {
///   let id: Int
///   var title = ""
///   var isComplete = false
/// }
///
/// var todos: IdentifiedArrayOf<Todo> = [
///   Todo(id: 1, title: "Milk"),
///   Todo(id: 2, title: "Bread"),
/// ]
/// todos[id: 2]?.isComplete = true
/// todos.append(Todo(id: 3, title: "Salt"))
/// todos.remove(id: 1)
/// ```
///
/// ``append(_:)`` and ``insert(_:at:)`` leave an element alone whose identity is taken, and say so in
/// their result. Where the caller vouches for the identities (a literal, `init(uniqueElements:)`),
/// one that is there twice is reported as an issue, and its first element stays.
///
/// Copies share their storage until one is changed. Inserting and removing take time in proportion
/// to the elements behind the place, as in an array.
public struct IdentifiedArray<ID: Hashable, Element> {
  @usableFromInline
  var storage: ContiguousArray<Element>

  /// The identities of the elements, in the same order.
  ///
  /// A collection and a set at once: `contains` takes constant time. So does getting it.
  @inlinable
  public var ids: OrderedIDs<ID> { identities }

  @usableFromInline
  var identities: OrderedIDs<ID>

  @usableFromInline
  let identify: (Element) -> ID

  /// The key path, when it is not the `id` of an `Identifiable` element.
  @usableFromInline
  let customID: KeyPath<Element, ID>?

  /// Differs whenever other identities, or another order of them, are held.
  ///
  /// A change inside an element leaves it as it is. Two arrays have the same one only when one is a
  /// copy of the other, apart from what happened inside of elements, or when both were made empty.
  @usableFromInline
  package var generation: UInt64

  /// Creates an array without elements.
  ///
  /// - Parameters:
  ///   - identify: Reads the identity of an element.
  ///   - customID: The key path that does the same, when it is not that of an `Identifiable` element.
  @inlinable
  init(identify: @escaping (Element) -> ID, customID: KeyPath<Element, ID>?) {
    storage = []
    identities = OrderedIDs()
    self.identify = identify
    self.customID = customID
    generation = 0
  }

  /// The key path from an element to its identity.
  public var id: KeyPath<Element, ID> {
    if let customID { return customID }
    func open<Known: Identifiable>(_: Known.Type) -> AnyKeyPath { \Known.id }
    guard
      let type = Element.self as? any Identifiable.Type,
      let keyPath = open(type) as? KeyPath<Element, ID>
    else { preconditionFailure("\(Element.self) has lost its identity.") }
    return keyPath
  }

  /// The elements, as an array.
  ///
  /// It costs a copy.
  @inlinable
  public var elements: [Element] {
    Array(storage)
  }

  @usableFromInline
  mutating func identitiesDidChange() {
    generation = nextGeneration()
  }
}

/// An array of elements that are found by their own identity.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>
