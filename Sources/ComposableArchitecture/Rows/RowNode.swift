import IdentifiedCollections

/// One row of an identified array.
final class RowNode<ID: Hashable & Sendable, Row, ParentAction, Action>: StoreNode<Row, Action> {
  private let parent: StoreNode<IdentifiedArray<ID, Row>, ParentAction>
  private let id: ID
  private let embed: (Action) -> ParentAction
  /// What is read once the row is gone: it may be on its way out of sight.
  private let lastKnown: Row

  init(
    _ parent: StoreNode<IdentifiedArray<ID, Row>, ParentAction>,
    id: ID,
    initial: Row,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.id = id
    self.embed = embed
    lastKnown = initial
    super.init(isOpaque: parent.isOpaqueForChildren)
  }

  override var root: AnyRoot { parent.root }

  override var neededOperator: String? { "forEach" }

  override var exists: Bool {
    parent.exists && parent.withState { $0.pointee.index(id: id) != nil }
  }

  override func withState<R>(_ body: (UnsafePointer<Row>) -> R) -> R {
    parent.withState { rows in
      guard let position = rows.pointee.index(id: id) else {
        return withUnsafePointer(to: lastKnown, body)
      }
      return withUnsafePointer(to: rows.pointee[position], body)
    }
  }

  override func send(
    _ action: Action, origin: ActionOrigin, isWanted: (@MainActor () -> Bool)?
  ) -> (isSent: Bool, effects: EffectGroup?) {
    guard root.isReducing || exists else { return (false, nil) }
    return parent.send(embed(action), origin: origin, isWanted: isWanted)
  }

  override func track() {
    parent.track()
    if isOpaque { root.extent.access(AnyRoot.anythingSlot) }
  }
}
