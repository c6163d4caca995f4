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
    // What is no number would spread through all that is worked out with it.
    case .number(let number): return number.isNaN ? nil : number
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
  var isVisible: Bool { (number(.opacity) ?? 1) > 0 && bool(.isHidden) != true }

  /// Whether the keyboard can come to this element.
  var isFocusable: Bool {
    switch kind {
    case .disclosure: return isEnabled
    case .menu: return isEnabled && !isContextMenu
    case .page: return PageLayout.canGoBack(from: self) && !PageLayout.hidesBar(self)
    case .box: return isEnabled && (isTappable || bool(.isFocusable) == true)
    case .text: return isEnabled && !TextRuns.links(of: self).isEmpty
    default: return isEnabled && isLeafControl
    }
  }

  /// Whether the element is a control whose label may have controls of its own in it.
  var isLabelled: Bool { kind == .button || kind == .link }

  /// Whether the element is a control, and not only what is in it.
  var isLeafControl: Bool {
    switch kind {
    case .button, .link, .toggle, .picker, .textField, .secureField, .textEditor, .slider,
      .stepper, .datePicker, .colorPicker:
      return true
    default: return false
    }
  }

  var isTextField: Bool { kind == .textField || kind == .secureField || kind == .textEditor }

  /// Whether a text is edited in several lines.
  var isMultiline: Bool {
    kind == .textEditor || (kind == .textField && string(.axis) == "vertical")
  }

  var scrolls: Bool {
    switch kind {
    case .scroll, .list, .form, .table: return true
    // There may be more in a layer than the screen has lines for.
    case .sheet, .alert: return contentSize.height > scrollRoom.height
    default: return false
    }
  }

  /// The room in which what scrolls is seen; the border around a layer stays.
  var scrollRoom: CellSize {
    isLayer ? CellSize(width: size.width, height: max(0, size.height - 2)) : size
  }

  /// Where the content begins that scrolls.
  var scrollStart: CellPoint { CellPoint(x: 0, y: isLayer ? 1 : 0) }

  /// Whether a box can be activated like a button.
  var isTappable: Bool { kind == .box && strings(.gestures).contains("tap") }

  /// Whether the element is a menu of the app, which has no place on the screen.
  var isCommands: Bool { kind == .menu && string(.style) == "commands" }

  var isContextMenu: Bool { kind == .menu && string(.style) == "context" }

  /// Whether something can be done with a row beside what its content does.
  var isActiveRow: Bool {
    kind == .row && isEnabled
      && (bool(.canDelete) == true || bool(.canMove) == true || !popupItems.isEmpty)
  }

  /// Whether a row can be chosen.
  var isSelectable: Bool { kind == .row && isEnabled && properties[.isSelected] != nil }

  /// Whether the element is a row of a list or a form.
  var isRow: Bool {
    switch container?.kind {
    case .list, .form, .section, .row, .disclosure: return true
    case .menu: return true
    default: return false
    }
  }

  /// Whether the element is an item of a menu, or an action of a row.
  var isMenuItem: Bool {
    var node = container
    while let current = node {
      switch current.kind {
      case .menu, .actions: return true
      case .section: node = current.container
      default: return false
      }
    }
    return false
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
  func affectsLayout(of kind: ElementKind) -> Bool {
    switch self {
    case .value, .detail, .minimum, .maximum:
      switch kind {
      case .progress, .gauge, .slider, .datePicker, .split, .unmounted: return true
      default: return false
      }
    case .step, .canIncrement, .canDecrement, .tint, .isHidden, .zIndex, .clips, .ignoresPointer,
      .isScrollDisabled, .isRedacted, .rowBackground,
      .help, .shortcut, .url, .inputHints, .gestures, .animation, .transition, .canRefresh,
      .canDismiss, .accessibilityValue, .accessibilityHint,
      .revision, .placeholder, .isEnabled, .role, .opacity, .foreground, .background,
      .gradient, .drawing,
      .isBold, .isItalic, .isUnderlined, .isStruck, .isMonospaced, .font,
      .accessibilityLabel, .accessibilityIdentifier, .accessibilityHidden, .multilineAlignment:
      return false
    default:
      return true
    }
  }

  /// Whether other elements may be shown, or have the focus, when the property changes.
  var affectsFocus: Bool {
    switch self {
    case .isEnabled, .opacity, .isHidden, .isSelected, .canDelete, .canMove, .gestures, .runs,
      .isFocusable,
      .hidesBackButton, .hidesBar, .columns, .style:
      return true
    default:
      return false
    }
  }
}
