// The standard library's collections are opened by their own types: a mirror makes several objects
// an element.

/// The elements of a value that its mirror calls a collection.
func elements(_ value: Any, _ mirror: Mirror) -> [Container.Child] {
  func open<C: Collection>(_ collection: C) -> [Container.Child] {
    var children: [Container.Child] = []
    children.reserveCapacity(collection.count)
    for element in collection { children.append(Container.Child(value: element)) }
    return children
  }
  if isStandardType(type(of: value)), let collection = value as? any Collection {
    return open(collection)
  }
  return mirror.children.map { Container.Child(value: $0.value) }
}

/// The elements of a value that its mirror calls a set, sorted if they have no order of their own.
func setElements(_ value: Any, _ mirror: Mirror) -> [Container.Child] {
  if let set = value as? any UnorderedElements {
    return sorted(set.identifiedElements, by: { $0.value })
  }
  return mirror.children.map { child in
    Container.Child(identity: child.value as? AnyHashable, value: child.value)
  }
}

/// The values of a value that its mirror calls a dictionary, sorted by their keys if they have no
/// order of their own.
func entries(_ value: Any, _ mirror: Mirror) -> [Container.Child] {
  if let dictionary = value as? any UnorderedEntries {
    return sorted(dictionary.identifiedEntries, by: { $0.key ?? () })
  }
  return mirror.children.map { child in
    let pair = Mirror(reflecting: child.value).children.map(\.value)
    guard pair.count == 2 else {
      return Container.Child(label: child.label, value: child.value)
    }
    return Container.Child(key: pair[0], identity: pair[0] as? AnyHashable, value: pair[1])
  }
}

protocol UnorderedElements {
  var identifiedElements: [Container.Child] { get }
}

extension Set: UnorderedElements {
  var identifiedElements: [Container.Child] {
    map { Container.Child(identity: AnyHashable($0), value: $0) }
  }
}

protocol UnorderedEntries {
  var identifiedEntries: [Container.Child] { get }
}

extension Dictionary: UnorderedEntries {
  var identifiedEntries: [Container.Child] {
    map { key, value in
      let identity = AnyHashable(key)
      return Container.Child(key: identity.base, identity: identity, value: value)
    }
  }
}
