/// Names that no other view has, for the ids of views that belong together.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  private var id = ID(serial: 0)

  /// An identity of its own for each view that declares one.
  public init() {}

  /// The namespace: the same one as long as the view is on screen.
  public var wrappedValue: ID { id }

  /// Tells a namespace from others.
  public struct ID: Hashable, Sendable {
    let serial: Int
  }
}

extension Namespace: GraphProperty {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    let kept = (slot as? NamespaceSerial) ?? NamespaceSerial()
    slot = kept
    id = ID(serial: kept.serial)
  }
}

@MainActor
private final class NamespaceSerial {
  private static var last = 0
  let serial: Int

  init() {
    Self.last += 1
    serial = Self.last
  }
}
