/// The identity of an element of the screen: stable from its creation to its removal, never reused.
public struct ElementID: Hashable, Sendable, CustomStringConvertible {
  public let rawValue: UInt32

  /// The root of every tree, there before the first operation.
  ///
  /// A back end never gets `create` for it.
  public static let root = ElementID(rawValue: 0)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public var description: String { "#\(rawValue)" }
}

/// What an element is to a person: the closed vocabulary that every back end knows.
///
/// Structure that only arranges other elements (`vstack`, `box`, …) carries no meaning of its own; a
/// back end that lays out by itself may flatten it.
public enum ElementKind: String, Sendable, CaseIterable {
  // Arranging
  case root, vstack, hstack, zstack, spacer, divider, group
  /// One child, with the layout properties `padding`, `width`, `minWidth`, …, `background`, `border`.
  case box
  case scroll

  // Content
  case text, label, image

  // Controls
  case button, textField, secureField, toggle, picker
  /// A button that leads to another page.
  case link

  // Containers
  case form, list
  /// Children: an optional `header`, the rows, an optional `footer`.
  case section, header, footer

  // Navigation and layers
  /// A stack of pages: its children are `page`s, the root first, the one to show last.
  case navigation
  /// Has a `title`. Children: an optional `toolbar`, then the content.
  case page
  /// The buttons of a page; each child is a `toolbarItem` with a `placement`.
  case toolbar, toolbarItem
  /// Layers over the rest: the children of a `sheet` or an `alert` are its content and its buttons.
  /// They are children of the `root`, after its content, the lowest first.
  case sheet, alert
}

/// A property of an element.
///
/// Which kinds have it is said with each.
public enum ElementProperty: String, Sendable, CaseIterable {
  /// The words of a `text`, or the title of a `page`, a `sheet`, an `alert`.
  case text, title
  /// What assistive technology and scripts call the element, where it differs from its text.
  case accessibilityLabel, accessibilityIdentifier, accessibilityHidden
  /// The name of a symbol, for an `image` or a `label`.
  case systemImage
  /// The string of a text field, the state of a toggle, the selected index of a picker.
  case value
  /// The texts of the options of a picker, in order.
  case options
  /// For a control with a label: `true` when only assistive technology is to know the label.
  case isLabelHidden
  /// What a text field shows while it is empty.
  case placeholder
  /// The revision of the last input event that `value` takes account of (see ``UIEvent/input``).
  case revision
  /// For anything a person can act on: `false` when it cannot be acted on now. Default: `true`.
  case isEnabled
  /// `destructive` or `cancel`, for a button.
  case role
  /// Where a toolbar item goes: `leading`, `trailing`, `principal`, `bottom`.
  case placement

  // Text
  case isBold, isItalic, isUnderlined, isStruck, isMonospaced, lineLimit, foreground, background
  /// `leading`, `center`, `trailing`.
  case multilineAlignment
  /// The name of a text style: `largeTitle`, `title`, `headline`, `body`, `caption`, …
  case font

  // Layout, in points (a terminal takes eight points across and sixteen down for a cell)
  case spacing
  /// `leading`, `center`, `trailing` of a `vstack`; `top`, `center`, `bottom` of an `hstack`; both,
  /// joined by `-` (`top-leading`), of a `zstack` or a `box`.
  case alignment
  case paddingTop, paddingLeading, paddingBottom, paddingTrailing
  case width, height, minWidth, minHeight, maxWidth, maxHeight
  case minLength, layoutPriority, border, opacity
  /// `vertical`, `horizontal`: of a `scroll`.
  case axis
  /// `plain`, `bordered`, `borderedProminent`, …: of a control.
  case style
}

/// The value of an element's property.
public enum ElementValue: Hashable, Sendable {
  case string(String)
  case bool(Bool)
  case int(Int)
  case number(Double)
  /// A colour: its name where it has one (`blue`, `primary`), else `#RRGGBB`.
  case color(String)
  case strings([String])
  /// The property has its default again.
  case none
}
