/// One change to the tree of elements.
public enum RenderOperation: Hashable, Sendable {
  /// A new element, without parent, children or properties yet.
  case create(ElementID, ElementKind)
  /// A property has another value. Sent only when it differs from what was sent before.
  case set(ElementID, ElementProperty, ElementValue)
  /// The children, all of them in order. A back end moves what is there and recreates nothing.
  case children(ElementID, [ElementID])
  /// The element is gone, with all its descendants (for which no operation of their own follows).
  case remove(ElementID)
  /// The focus belongs to this element, or to none.
  case focus(ElementID?)
  /// Scroll what is around the element so that it is in sight, at the `top`, `center` or `bottom`
  /// where that is said, else by as little as possible.
  case reveal(ElementID, alignment: String?)
}

/// Something a person did.
///
/// A back end sends intents and never changes what it shows by itself.
///
/// An event for an element that is gone, or that has no such event, is ignored.
public enum UIEvent: Hashable, Sendable {
  /// A button or a link was activated.
  case tap(ElementID)
  /// A toggle was asked to be on or off.
  case toggle(ElementID, Bool)
  /// The option of that index was chosen in a picker.
  case select(ElementID, Int)
  /// A text field holds this string now. The revision counts up with every event of that field; the
  /// field's `revision` property answers with the last one that its `value` takes account of.
  case input(ElementID, String, revision: UInt64)
  /// A slider, date picker or colour picker was given a value.
  case change(ElementID, ElementValue)
  /// A stepper was moved by a number of steps, forwards or, if negative, backwards.
  case step(ElementID, Int)
  /// A row or a tab was chosen, or no longer is.
  case choose(ElementID, Bool)
  /// Some of the rows that an `unmounted` stands for are needed, by their places among them.
  case rows(ElementID, Range<Int>)
  /// Some children of a container, which it has for rows of a long `ForEach`, are far from what is seen,
  /// and an `unmounted` may stand for them again.
  case rowsLeft(ElementID, [ElementID])
  /// A row is to go.
  case delete(ElementID)
  /// A row is to stand before another of the same rows, or last.
  case move(ElementID, before: ElementID?)
  /// The content of a list or scroll is to be asked for again.
  case refresh(ElementID)
  /// The pointer did something on a box that has ``ElementProperty/gestures``.
  case gesture(ElementID, PointerGesture)
  /// A key was pressed while the focus is in a box that has ``ElementProperty/wantsKeys``. The answer is
  /// there when the call returns: a back end asks the boxes from the innermost on until one has handled
  /// the key, and does what the key usually does if none has.
  case key(ElementID, KeyPress, KeyAnswer)
  /// The room of a `geometry`, in points.
  case resize(ElementID, width: Double, height: Double)
  /// The link of the run of that index in a text was followed.
  case openLink(ElementID, Int)
  /// Return was pressed in a text field.
  case submit(ElementID)
  /// The focus came to the element or left it.
  case focus(ElementID, Bool)
  /// Go back in a `navigation` until this many pages, the root not counted, are left.
  case pop(ElementID, toDepth: Int)
  /// Close a sheet or an alert, with the index of the chosen button where there is one.
  case dismiss(ElementID, response: Int?)
  /// The back end's own circumstances changed.
  case environment(BackendTraits)
}

/// What a pointer did, in points from the top leading corner of the element.
public enum PointerGesture: Hashable, Sendable {
  case tap(count: Int)
  case longPress
  case drag(fromX: Double, fromY: Double, toX: Double, toY: Double, isEnded: Bool)
  case hover(Bool)
}

/// The circumstances of a back end that views may ask about.
public struct BackendTraits: Hashable, Sendable {
  /// Whether colours are for a light or for a dark background.
  public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
  /// How much room there is in one direction.
  public enum SizeClass: Hashable, Sendable, CaseIterable { case compact, regular }

  /// Whether the background is light or dark.
  public var colorScheme: ColorScheme
  /// How much room there is from side to side.
  public var horizontalSizeClass: SizeClass
  /// Whether the person has a mouse or the like.
  public var hasPointer: Bool
  /// Whether the back end asks for the rows of long lists when they are needed.
  ///
  /// Otherwise it gets all of them at once.
  public var loadsRows: Bool

  /// The circumstances of a back end; without arguments, those of a large light screen without a pointer.
  public init(
    colorScheme: ColorScheme = .light,
    horizontalSizeClass: SizeClass = .regular,
    hasPointer: Bool = false,
    loadsRows: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.horizontalSizeClass = horizontalSizeClass
    self.hasPointer = hasPointer
    self.loadsRows = loadsRows
  }
}

/// Shows a tree of elements to a person, and says what the person did.
///
/// A back end holds no state of the app: what it shows follows from the operations alone.
@MainActor
public protocol Backend: AnyObject {
  var traits: BackendTraits { get }

  /// Set by the view graph; called by the back end for each thing the person does.
  var onEvent: (@MainActor (UIEvent) -> Void)? { get set }

  /// Takes all changes of one turn at once.
  ///
  /// - Parameters:
  ///   - operations: The changes, in an order in which every element exists before it is named.
  ///   - revision: Counts the batches, from 1.
  func apply(_ operations: [RenderOperation], revision: UInt64)
}
