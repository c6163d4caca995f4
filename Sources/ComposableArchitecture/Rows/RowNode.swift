import IdentifiedCollections

/// One row of an identified array.
final class RowNode<ID: Hashable & Sendable, Row, ParentAction, Action>: StoreNode<Row, Action> {
  private let parent: StoreNode<IdentifiedArray<ID, Row>, ParentAction>
  /// Finds the row.
  // A closure and no method, so that it is made where the types are known.
  private let read: (UnsafePointer<IdentifiedArray<ID, Row>>, (UnsafePointer<Row>) -> Void) -> Bool
  let last: LastState<Row>

  init(
    _ parent: StoreNode<IdentifiedArray<ID, Row>, ParentAction>,
    id: ID,
    initial: Row,
    embed: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    read = { rows, body in
      guard let position = rows.pointee.index(id: id) else { return false }
      withUnsafePointer(to: rows.pointee[position], body)
      return true
    }
    last = LastState(copying: initial)
    let forward = parent.forward
    super.init(
      root: parent.root,
      fixed: nil,
      isOpaque: parent.isOpaqueForChildren,
      neededOperator: "forEach",
      forward: { forward(embed($0), $1, $2) }
    )
  }

  override func visitMoving(_ body: (UnsafePointer<Row>) -> Void) {
    parent.visit { if !read($0, body) { last.read(body) } }
  }

  override func locateMoving(_ body: (UnsafePointer<Row>) -> Void) -> Bool {
    var isThere = false
    let isParentThere = parent.locate { isThere = read($0, body) }
    return isParentThere && isThere
  }
}
