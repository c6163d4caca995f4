import TernUI

extension ElementNode {
  func string(_ property: ElementProperty) -> String? {
    guard case .string(let string)? = properties[property] else { return nil }
    return string
  }

  func bool(_ property: ElementProperty) -> Bool? {
    guard case .bool(let bool)? = properties[property] else { return nil }
    return bool
  }

  func int(_ property: ElementProperty) -> Int? {
    switch properties[property] {
    case .int(let int): return int
    case .number(let number): return Int(exactly: number.rounded())
    default: return nil
    }
  }

  func number(_ property: ElementProperty) -> Double? {
    switch properties[property] {
    case .number(let number): return number
    case .int(let int): return Double(int)
    default: return nil
    }
  }

  func color(_ property: ElementProperty) -> String? {
    switch properties[property] {
    case .color(let color), .string(let color): return color
    default: return nil
    }
  }

  func strings(_ property: ElementProperty) -> [String] {
    guard case .strings(let strings)? = properties[property] else { return [] }
    return strings
  }

  func across(_ property: ElementProperty) -> Int? { number(property).map(Cells.across) }
  func down(_ property: ElementProperty) -> Int? { number(property).map(Cells.down) }

  /// Whether a person may act on the element now.
  var isEnabled: Bool { bool(.isEnabled) ?? true }

  /// A wholly transparent element keeps its room, but is neither drawn nor reached.
  var isVisible: Bool { (number(.opacity) ?? 1) > 0 }

  /// Whether the keyboard can come to this element.
  var isFocusable: Bool {
    switch kind {
    case .button, .link, .toggle, .picker, .textField, .secureField: return isEnabled
    default: return false
    }
  }

  var isTextField: Bool { kind == .textField || kind == .secureField }

  var scrolls: Bool { kind == .scroll || kind == .list || kind == .form }

  /// Whether the element is a row of a list or a form.
  var isRow: Bool {
    switch container?.kind {
    case .list, .form, .section: return true
    default: return false
    }
  }

  /// The words that an element shows by itself.
  var ownText: String { string(.text) ?? string(.title) ?? "" }

  var hasBorder: Bool {
    switch properties[.border] {
    case nil, .some(.none), .bool(false), .int(0), .number(0): return false
    default: return true
    }
  }
}

extension ElementProperty {
  /// Whether an element may take another size when the property changes.
  ///
  /// The others only look different, so that a key press in a long form does not lay the form out
  /// again.
  var affectsLayout: Bool {
    switch self {
    case .value, .revision, .placeholder, .isEnabled, .role, .opacity, .foreground, .background,
      .isBold, .isItalic, .isUnderlined, .isStruck, .isMonospaced, .font,
      .accessibilityLabel, .accessibilityIdentifier, .accessibilityHidden, .multilineAlignment:
      return false
    default:
      return true
    }
  }
}
