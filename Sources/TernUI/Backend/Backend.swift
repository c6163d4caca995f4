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

/// The circumstances of a back end that views may ask about.
public struct BackendTraits: Hashable, Sendable {
  public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
  public enum SizeClass: Hashable, Sendable, CaseIterable { case compact, regular }

  public var colorScheme: ColorScheme
  public var horizontalSizeClass: SizeClass
  public var hasPointer: Bool

  public init(
    colorScheme: ColorScheme = .light,
    horizontalSizeClass: SizeClass = .regular,
    hasPointer: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.horizontalSizeClass = horizontalSizeClass
    self.hasPointer = hasPointer
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
