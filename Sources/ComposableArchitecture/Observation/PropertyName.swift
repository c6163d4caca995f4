// What tells the names of stored properties, by where they lie.
@_spi(Reflection) import Swift

/// The name of the property at the end of a path, with those on the way: 'text', or 'address.street'.
///
/// An observed property is computed, and the description of its path is no name but an address.
func propertyName<Root>(_ keyPath: PartialKeyPath<Root>) -> String {
  if let offset = _StateStorage<Root>.offset(of: keyPath),
    let name = storedName(in: Root.self, at: offset)
  {
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
  let description = "\(keyPath)"
  let prefix = "\\\(Root.self)."
  return description.hasPrefix(prefix) ? String(description.dropFirst(prefix.count)) : description
}

/// The name of the property that is stored at an offset.
private func storedName<Root>(in type: Root.Type, at offset: Int) -> String? {
  var found: String?
  _ = _forEachField(of: type) { name, fieldOffset, _, _ in
    guard fieldOffset == offset else { return true }
    found = String(cString: name)
    return false
  }
  return found
}
