public import FoundationEssentials

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
  /// The first child, with the others over it (`placement` is `over`) or under it (`under`). It is as
  /// large as the first child.
  case overlay
  /// Children in columns: either `gridRow`s, whose children are the cells, or the cells themselves in
  /// as many `columns` as it says.
  case grid, gridRow
  /// Children that the ``LayoutAlgorithm`` of its property `layout` places. `axis` is there where it is
  /// a stack, whose spacers and dividers follow it. Where its `style` is `grid`, it is laid out as a
  /// `grid` with the same properties.
  case layout
  /// One child, which depends on the room there is: the back end tells it with ``UIEvent/resize``.
  case geometry
  /// Several children, of which only the first is shown that has room; the last, if none has.
  case firstThatFits

  // Content
  case text, label, image
  /// Work under way: `value` is the part that is done, from 0 to 1, or missing when nobody knows.
  /// Children: its label. `detail` says the value in words.
  case progress
  /// A `value` between `minimum` and `maximum`. Children: its label. `detail` says it in words.
  case gauge

  // Controls
  case button, textField, secureField, toggle, picker
  /// Text of many lines to edit; otherwise like a `textField`.
  case textEditor
  /// A number (`value`) between `minimum` and `maximum`, in steps of `step` if there is one. Children:
  /// its label. Answers ``UIEvent/change`` with a number.
  case slider
  /// Children: its label. Answers ``UIEvent/step``, as far as `canIncrement` and `canDecrement` say.
  case stepper
  /// A point in time: `value` in seconds since 2001-01-01 UTC, `detail` in words, `components` that can
  /// be changed, the `calendar` that counts them, perhaps a `minimum` and a `maximum`. Its `style` may be
  /// `compact`, `field`, `stepperField`, `graphical` or `wheel`. Children: its label. Answers
  /// ``UIEvent/change`` with a number.
  case datePicker
  /// A colour. Children: its label. Answers ``UIEvent/change`` with a colour.
  case colorPicker
  /// A button that leads to another page, or to the place that `url` names.
  case link
  /// Children: a `header`, then what is in the menu. Where its `style` is `context`, the header is
  /// shown as it is, and the menu comes by a second button or a key.
  case menu

  // Containers
  case form, list
  /// Children: an optional `header`, the rows, an optional `footer`.
  case section, header, footer
  /// A row of a `list` or a `table` with which more can be done than with its content: it may be
  /// chosen (`isSelected` is set, ``UIEvent/choose``), deleted (`canDelete`) and moved (`canMove`).
  /// Children: the content, then `actions`. In a table: a `box` for each cell.
  case row
  /// Rows that have no elements yet, as many as its `value` says. A back end that shows rows as they are
  /// needed takes room for them, and asks with ``UIEvent/rows`` for those that come near what is seen.
  /// It is only sent to back ends that have ``BackendTraits/loadsRows``.
  case unmounted
  /// Buttons for what can be done with the row they are in, at one of its sides (`placement`).
  case actions
  /// Children: a `header`, and the content while `value` is `true`. Answers ``UIEvent/toggle``.
  case disclosure
  /// Children: a `header` with a child for each column, then the `row`s.
  case table
  /// Children: `tab`s, of which one is shown: the one that `isSelected`, else the first. All of them
  /// stay alive. A tab has a `title`, a `systemImage`, a `badge`, and answers ``UIEvent/choose``.
  case tabs, tab
  /// Columns side by side: a `navigation` for each, the most general first. With little room only the
  /// one at the index `value` is shown. Answers ``UIEvent/select`` with the index of a column.
  case split

  // Navigation and layers
  /// A stack of pages: its children are `page`s, the root first, the one to show last.
  case navigation
  /// Has a `title`. Children: an optional `toolbar`, then the content.
  case page
  /// The buttons of a page; each child is a `toolbarItem` with a `placement`.
  case toolbar, toolbarItem
  /// Layers over the rest: the children of a `sheet` or an `alert` are its content and its buttons.
  /// They are children of the `root`, after its content, the lowest first. The `style` of a sheet may
  /// be `fullScreen`, `popover` or `inspector`; `canDismiss` is `false` for one that only its buttons
  /// close.
  case sheet, alert
}

/// A property of an element.
///
/// Which kinds have it is said with each.
public enum ElementProperty: String, Sendable, CaseIterable {
  /// The words of a `text`, or the title of a `page`, a `tab`, a `sheet`, an `alert`.
  case text, title
  /// The parts of a `text` that differ in style, where there are some; together they are its words.
  case runs
  /// What assistive technology and scripts call the element, where it differs from its text.
  case accessibilityLabel, accessibilityIdentifier, accessibilityHidden
  /// The value as assistive technology says it, and what happens when the element is activated.
  case accessibilityValue, accessibilityHint
  /// What the element is for, to show when the pointer rests on it.
  case help
  /// The name of a symbol, for an `image` or a `label`.
  case systemImage
  /// The string of a text field, the state of a toggle, the selected index of a picker, a number.
  case value
  /// The value in words.
  case detail
  /// The ends of a range of numbers, and the distance of the numbers in it that can be chosen.
  case minimum, maximum, step
  /// Whether a stepper has somewhere to go. Default: `true`.
  case canIncrement, canDecrement
  /// The parts of a point in time that can be changed: `date`, `time`, `date-time`.
  case components
  /// How a date picker counts days, and in which language it names them.
  case calendar
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
  /// The element that a popover belongs to, by the number of its id; and the point of it that it points
  /// to, from 0 to 1 across and down, where that is not all of it.
  case anchor, anchorX, anchorY
  /// Where a toolbar item goes: `leading`, `trailing`, `principal`, `bottom`, `search`; at which side
  /// of a row `actions` are; whether an `overlay` is `over` or `under`; at which
  /// side of its anchor a popover is: `top`, `leading`, `bottom`, `trailing`.
  case placement
  /// The key that activates a button: `ctrl+shift+s`, `return`, `escape`.
  case shortcut
  /// A few characters that are shown with a row or a tab: how many, that there is something new.
  case badge
  /// Where a link leads that leaves the app.
  case url
  /// The file of an `image` that is not a symbol.
  case file
  /// Hints for the keyboard of a text field: `keyboard:email`, `submit:done`, `capitalize:never`, …
  case inputHints
  /// What a `box` tells of the pointer with ``UIEvent/gesture``: `tap`, `tap:2`, `longPress`, `drag`,
  /// `hover`. A box with `tap` can be activated like a button.
  case gestures
  /// Whether a `box` is told of the keys, with ``UIEvent/key(_:_:_:)``, while something in it has the
  /// focus.
  case wantsKeys
  /// Whether a `box` can have the focus, though there is nothing to activate.
  case isFocusable
  /// Hints how a change of the element, and its coming and going, may be shown.
  case animation, transition

  // Containers
  /// How many rows of a `list` or a `table` can be chosen: `single` or `multiple`.
  case selection
  /// Whether this one is chosen. Set only where it can be chosen.
  case isSelected
  /// Whether rows show at once that they can be deleted, moved and chosen.
  case isEditing
  /// Whether a row can be deleted (``UIEvent/delete``) and moved (``UIEvent/move``).
  case canDelete, canMove
  /// What scrolls begins at the end of its content, and stays there: `bottom`.
  case scrollAnchor
  /// Where the cells of a cell's column of a `grid` stand, if not as in the others: `leading`,
  /// `center`, `trailing`.
  case columnAlignment
  /// The colour behind all of the row that an element is.
  case rowBackground
  /// Whether the content can be asked for again (``UIEvent/refresh``).
  case canRefresh
  /// Whether a person may close a sheet. Default: `true`.
  case canDismiss
  /// Whether a page has no way back of its own.
  case hidesBackButton
  /// Whether a page is shown without its bar: without the title, the way back, and the items that are
  /// not at the bottom or for the search.
  case hidesBar
  /// Whether the columns of a `table` have no titles.
  case hidesTitles
  /// The columns of a `grid`: `fixed:80`, `flexible:40-200`, `adaptive:80`; of a `split`, which of
  /// them are to be shown: `all`, `double`, `detail`.
  case columns
  /// How many columns a cell takes.
  case columnSpan

  /// What places the children of a `layout`.
  case layout

  // Text
  case isBold, isItalic, isUnderlined, isStruck, isMonospaced, lineLimit, foreground, background
  /// `leading`, `center`, `trailing`.
  case multilineAlignment
  /// Where text is cut that has no room: `head`, `middle`. Default: at its end.
  case truncation
  /// Whether something stands in the place of the words, or of the value of a control, that is neither:
  /// they are not known yet, or not for everybody.
  case isRedacted
  /// The name of a text style: `largeTitle`, `title`, `headline`, `body`, `caption`, …
  case font

  // Layout, in points (a terminal takes eight points across and sixteen down for a cell)
  case spacing
  /// The room between the columns of a `grid`; `spacing` is that between its rows.
  case columnSpacing
  /// `leading`, `center`, `trailing` of a `vstack`; `top`, `center`, `bottom` of an `hstack`; both,
  /// joined by `-` (`top-leading`), of a `zstack` or a `box`.
  case alignment
  case paddingTop, paddingLeading, paddingBottom, paddingTrailing
  case width, height, minWidth, minHeight, maxWidth, maxHeight
  case idealWidth, idealHeight
  case minLength, layoutPriority, border, opacity
  /// Takes room but is not to be seen.
  case isHidden
  /// How far the element is drawn from its place.
  case offsetX, offsetY
  /// Where the guides are that the element says itself.
  case alignmentGuides
  /// Where the guides of an app that `alignment` names are in children that do not say.
  case alignmentDefaults
  /// Where the middle of a `box`'s content stands in the box, which takes the room there is.
  case positionX, positionY
  /// Whether nothing of a `box`'s content is seen outside of it, wherever it stands.
  case clips
  /// Which of several elements in the same place lies over the others: the one with the most. Default: 0.
  case zIndex
  /// Whether the pointer goes through the element to what is behind it.
  case ignoresPointer
  /// Whether what scrolls shows where it is, and whether a person may scroll it.
  case hidesIndicator, isScrollDisabled
  /// The width divided by the height; `contentMode` (`fit` or `fill`) says how to keep it.
  case aspectRatio, contentMode
  /// Not narrower, or not lower, than its content wants to be.
  case isFixedWidth, isFixedHeight
  /// Several colours in place of the `background` of a `box`. First their course: `linear` from a point
  /// to another, `radial` around a point from one radius to another in points, `angular` around a point,
  /// each point from 0 to 1 across and down (`linear 0.0 0.0 1.0 1.0`); then each colour with its place
  /// from 0 to 1 (`blue 0.0`, `#FF8000 1.0`).
  case gradient
  /// The outline of a `box`: `circle`, `capsule`, `ellipse`, `rounded:8`. Default: a rectangle.
  case shape
  /// What draws the content of a `box`, which is as large as its room.
  case drawing
  /// The colour of what a person can act on.
  case tint
  /// `vertical`, `horizontal`: of a `scroll`.
  case axis
  /// `plain`, `bordered`, `borderedProminent`, …: of a control. `canvas` of a `box` that an app draws.
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
  /// Parts of a text, each with a style of its own.
  case runs([TextRun])
  /// What a back end asks while it lays out.
  case layout(LayoutAlgorithm)
  case calendar(Calendar)
  /// What a back end asks for the marks to draw.
  case drawing(DrawingAlgorithm)
  /// What a back end asks where it lines elements up.
  case guides(AlignmentGuides)
  /// The property has its default again.
  case none
}

/// A part of a text that has one style.
public struct TextRun: Hashable, Sendable {
  /// The words.
  public var text: String
  /// Whether the strokes are thick.
  public var isBold = false
  /// Whether the letters are slanted.
  public var isItalic = false
  /// Whether there is a line under the words.
  public var isUnderlined = false
  /// Whether there is a line through the words.
  public var isStruck = false
  /// Whether all letters have one width.
  public var isMonospaced = false
  /// The name of a colour, or `#RRGGBB`.
  public var foreground: String?
  /// Where the words lead, for ``UIEvent/openLink``.
  public var link: String?

  /// Words without a style.
  public init(_ text: String) {
    self.text = text
  }
}
