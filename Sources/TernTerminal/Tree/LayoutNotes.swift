/// What a layout finds out that others have to know of.
@MainActor
final class LayoutNotes {
  /// Other elements are shown than before.
  var shownChanged = false
  /// Elements of which the app wants to know the room, when it is another.
  var resized: [ElementNode] = []
  /// What scrolls with rows in it that are not there yet, or were not.
  var loaders: [ElementNode] = []
}
