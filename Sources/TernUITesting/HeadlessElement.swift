import TernUI

/// An element as a ``HeadlessBackend`` was told of it.
public struct HeadlessElement: Sendable {
  /// The identity that the view graph gave it.
  public let id: ElementID
  /// What it is to a person.
  public let kind: ElementKind
  /// The properties that were set and not reset.
  public internal(set) var properties: [ElementProperty: ElementValue] = [:]
  /// The children, in order.
  public internal(set) var children: [ElementID] = []
  /// The element that this one is a child of.
  public internal(set) var parent: ElementID?

  init(id: ElementID, kind: ElementKind) {
    self.id = id
    self.kind = kind
  }

  /// The value of a property.
  public subscript(property: ElementProperty) -> ElementValue? { properties[property] }

  /// The string of a property, if it has one.
  public func string(_ property: ElementProperty) -> String? {
    if case .string(let string)? = properties[property] { return string }
    return nil
  }

  /// The strings of a property, if it has some.
  public func strings(_ property: ElementProperty) -> [String] {
    if case .strings(let strings)? = properties[property] { return strings }
    return []
  }

  /// The number of a property, if it has one.
  public func int(_ property: ElementProperty) -> Int? {
    if case .int(let int)? = properties[property] { return int }
    return nil
  }

  /// The number of a property, if it has one.
  public func number(_ property: ElementProperty) -> Double? {
    if case .number(let number)? = properties[property] { return number }
    return nil
  }

  /// The name of the colour of a property, if it has one.
  public func color(_ property: ElementProperty) -> String? {
    if case .color(let name)? = properties[property] { return name }
    return nil
  }

  /// Whether a property is set to `true`; of one that is not set, the default.
  public func bool(_ property: ElementProperty, default value: Bool = false) -> Bool {
    if case .bool(let bool)? = properties[property] { return bool }
    return value
  }

  /// Whether a person can act on the element.
  public var isEnabled: Bool { bool(.isEnabled, default: true) }
}
