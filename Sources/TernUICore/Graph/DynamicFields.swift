/// Where the dynamic properties of a type of view are inside its values.
@MainActor
package final class DynamicFields {
  private struct Field {
    let offset: Int
    let bind: @MainActor (UnsafeMutableRawPointer, _Node, inout AnyObject?) -> Void
  }

  private struct Reading {
    let offset: Int
    let missingObject: @MainActor (UnsafeRawPointer, EnvironmentValues) -> MissingObject?
  }

  /// Of what kind the bodies are.
  let kind = TrackedKind()
  private var fields: [Field] = []
  private var readings: [Reading] = []

  /// Whether one of them is made of others, so that code of the user's brings it up to date.
  private(set) var haveUpdates = false
  /// Whether one of them reads the environment, so that the body depends on it.
  var readEnvironment: Bool { !readings.isEmpty }

  var count: Int { fields.count }
  var isEmpty: Bool { fields.isEmpty }

  /// The same type may be at different places in different views.
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let offset: Int
  }

  private static var cache: [Key: DynamicFields] = [:]
  private init() {}

  /// The dynamic properties of a type, looked for once for each place.
  ///
  /// - Parameter offset: Where the value of that type is inside the view.
  package static func of(_ type: Any.Type, at offset: Int = 0) -> DynamicFields {
    let key = Key(type: ObjectIdentifier(type), offset: offset)
    if let known = cache[key] { return known }
    let found = DynamicFields()
    found.search(type, at: offset)
    cache[key] = found
    return found
  }

  /// Connects the properties of a view value with what its node keeps.
  func bind<Content>(_ view: inout Content, to node: _Node, slots: inout [AnyObject?]) {
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, field) in fields.enumerated() {
        field.bind(base + field.offset, node, &slots[index])
      }
    }
  }

  /// The first object that a view cannot do without and that its environment does not have.
  ///
  /// Asked before the properties are connected: a property made of others may read one of them.
  func missingObject<Content>(
    of view: Content, in environment: EnvironmentValues
  ) -> MissingObject? {
    if readings.isEmpty { return nil }
    return withUnsafeBytes(of: view) { bytes in
      guard let base = bytes.baseAddress else { return nil }
      for reading in readings {
        if let missing = reading.missingObject(base + reading.offset, environment) {
          return missing
        }
      }
      return nil
    }
  }

  private func search(_ type: Any.Type, at base: Int) {
    forEachStoredField(of: type) { field in
      let offset = base + field.offset
      if let property = field.type as? any GraphProperty.Type {
        add(property, at: offset)
      } else if let property = field.type as? any DynamicProperty.Type {
        search(field.type, at: offset)
        addUpdate(of: property, at: offset)
      }
    }
  }

  private func add<Property: GraphProperty>(_ type: Property.Type, at offset: Int) {
    if let reading = type as? any EnvironmentReading.Type { addReading(reading, at: offset) }
    fields.append(
      Field(offset: offset) { pointer, node, slot in
        pointer.assumingMemoryBound(to: Property.self).pointee.bind(to: node, slot: &slot)
      }
    )
  }

  private func addReading<Property: EnvironmentReading>(_ type: Property.Type, at offset: Int) {
    readings.append(
      Reading(offset: offset) { pointer, environment in
        pointer.assumingMemoryBound(to: Property.self).pointee.missingObject(in: environment)
      }
    )
  }

  /// The properties inside come first, so that `update()` finds them filled in.
  private func addUpdate<Property: DynamicProperty>(of type: Property.Type, at offset: Int) {
    haveUpdates = true
    fields.append(
      Field(offset: offset) { pointer, _, _ in
        pointer.assumingMemoryBound(to: Property.self).pointee.update()
      }
    )
  }
}
