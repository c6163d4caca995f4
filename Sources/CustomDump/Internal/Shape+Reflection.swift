extension Shape {
  /// Looks at a value, one level deep.
  init(of value: Any) {
    var value = value
    // Wrappers may wrap wrappers, but not themselves: a value that represents itself by a value
    // of its own type would do so for ever.
    while true {
      if let text = value as? any CustomDumpStringConvertible {
        self = .text(text.customDumpDescription)
        return
      }
      guard !(value is any CustomDumpReflectable),
        let wrapper = value as? any CustomDumpRepresentable
      else { break }
      let represented = wrapper.customDumpValue
      if type(of: represented) == type(of: value) { break }
      value = represented
    }
    if let string = value as? String {
      self = .literal(string)
    } else if let string = value as? Substring {
      self = .literal(String(string))
    } else if let reflectable = value as? any CustomDumpReflectable {
      self.init(of: value, mirror: reflectable.customDumpMirror)
    } else if let type = value as? Any.Type {
      self = .text("\(CustomDump.typeName(type)).self")
    } else {
      self.init(of: value, mirror: Mirror(reflecting: value))
    }
  }

  private init(of value: Any, mirror: Mirror) {
    let name = CustomDump.typeName(mirror.subjectType)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first {
        self.init(of: wrapped.value)
      } else {
        self = .text("nil")
      }
    case .enum:
      self = .container(Container(enumCase: value, name, mirror))
    case .tuple:
      self = .container(
        Container(kind: .tuple, typeName: name, children: tupleChildren(mirror))
      )
    case .collection:
      self = .container(
        Container(kind: .collection, typeName: name, children: elements(value, mirror))
      )
    case .set:
      self = .container(
        Container(
          kind: .set,
          typeName: value is any UnorderedElements ? "Set" : name,
          children: setElements(value, mirror)
        )
      )
    case .dictionary:
      self = .container(
        Container(kind: .dictionary, typeName: name, children: entries(value, mirror))
      )
    case .class:
      self = .container(
        Container(
          kind: .object(ObjectIdentifier(value as AnyObject)),
          typeName: name,
          children: properties(mirror)
        )
      )
    case nil where mirror.children.isEmpty:
      self = .text(String(describing: value))
    default:
      self = .container(
        Container(kind: .structure, typeName: name, children: properties(mirror))
      )
    }
  }
}

extension Container {
  fileprivate init(enumCase value: Any, _ typeName: String, _ mirror: Mirror) {
    guard let payload = mirror.children.first else {
      self.init(kind: .enumCase(name: caseName(of: value)), typeName: typeName, children: [])
      return
    }
    let payloadMirror = Mirror(reflecting: payload.value)
    let children =
      payloadMirror.displayStyle == .tuple
      ? tupleChildren(payloadMirror)
      : [Child(value: payload.value)]
    self.init(
      kind: .enumCase(name: payload.label ?? caseName(of: value)),
      typeName: typeName,
      children: children
    )
  }
}

/// The stored properties, those of superclasses first.
private func properties(_ mirror: Mirror) -> [Container.Child] {
  var children = mirror.superclassMirror.map(properties) ?? []
  // Macros that observe a type store 'count' as '_count', and their own state in names that no
  // author writes.
  let isObserved = mirror.children.contains { $0.label?.hasPrefix("_$") == true }
  for child in mirror.children {
    guard isObserved, let label = child.label else {
      children.append(Container.Child(label: child.label, value: child.value))
      continue
    }
    if label.hasPrefix("_$") { continue }
    children.append(
      Container.Child(
        label: label.hasPrefix("_") ? String(label.dropFirst()) : label,
        value: child.value
      )
    )
  }
  return children
}

/// The members of a tuple.
///
/// Those without a name are called '.0', '.1', … by the mirror.
private func tupleChildren(_ mirror: Mirror) -> [Container.Child] {
  mirror.children.map { child in
    let isNamed = child.label.map { !$0.hasPrefix(".") } ?? false
    return Container.Child(label: isNamed ? child.label : nil, value: child.value)
  }
}
