public import struct Foundation.IndexSet

/// Views that are made of a collection, whose rows can be edited.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// What a person may do with the rows of a ``ForEach``, by their positions.
struct RowEdits {
  /// Whether somebody said that rows are to be edited, even if not now.
  var isEditable = false
  var delete: ((Int) -> Void)?
  var move: ((_ from: Int, _ to: Int) -> Void)?
}

extension ForEach where Content: View {
  /// Lets a person delete rows of a list.
  ///
  /// - Parameter action: Called with the positions of the rows. `nil` to allow it no longer.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.edits.isEditable = true
    copy.edits.delete = nil
    if let action {
      copy.edits.delete = { index in action(IndexSet(integer: index)) }
    }
    return copy
  }

  /// Lets a person move rows of a list.
  ///
  /// - Parameter action: Called with the positions of the rows, and with the position, as it is
  ///   before the move, of the row that they are to stand before. `nil` to allow it no longer.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.edits.isEditable = true
    copy.edits.move = nil
    if let action {
      copy.edits.move = { index, target in action(IndexSet(integer: index), target) }
    }
    return copy
  }
}

extension View {
  /// Keeps a person from deleting the row that this view is in.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    SlotEditingView(content: self, isDeleteDisabled: isDisabled)
  }

  /// Keeps a person from moving the row that this view is in.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    SlotEditingView(content: self, isMoveDisabled: isDisabled)
  }

  /// Keeps a person from choosing the row that this view is in.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    SlotEditingView(content: self, isSelectionDisabled: isDisabled)
  }
}

private struct SlotEditingView<Content: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    SlotEditingNode(view: view, in: context)
  }
}

private final class SlotEditingNode<Content: View>: WrapperNode<SlotEditingView<Content>> {
  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    environment.slot?.setEditing(
      isDeleteDisabled: view.isDeleteDisabled, isMoveDisabled: view.isMoveDisabled,
      isSelectionDisabled: view.isSelectionDisabled
    )
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some positions, counted from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at some positions so that they stand, in their order, before another.
  ///
  /// - Parameter destination: The position, as it is before the move, of the element to stand before;
  ///   the count, for the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { $0 < elements.count }.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    let all = before.map { elements[$0] } + moved + after.map { elements[$0] }
    replaceSubrange(startIndex..<endIndex, with: all)
  }
}
