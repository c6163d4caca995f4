import TernUI

/// What a layout finds out that others have to know of.
@MainActor
final class LayoutNotes {
  /// Other elements are shown than before.
  var shownChanged = false
  /// Elements of which the app wants to know the room, when it is another.
  var resized: [ElementNode] = []
  /// All that scrolls.
  var scrollers: [ElementNode] = []

  // What few screens have, so that the others need not look for it.

  /// An element says where its guides are, or a container is lined up by a guide of the app.
  var hasGuides = false
  /// What is in a box may be seen outside of it.
  var hasFreeContent = false
  /// An element lies over others that come after it.
  var hasDepths = false

  func note(_ property: ElementProperty) {
    switch property {
    case .alignmentGuides, .alignmentDefaults: hasGuides = true
    case .offsetX, .offsetY, .positionX, .positionY: hasFreeContent = true
    case .zIndex: hasDepths = true
    default: break
    }
  }
}
