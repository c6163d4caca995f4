/// The whole state of a root.
final class RootNode<State, Action>: StoreNode<State, Action> {
  init(_ root: Root<State, Action>) {
    super.init(
      root: root,
      fixed: FixedState(pointer: root.pointer, reads: []),
      isOpaque: false,
      neededOperator: nil,
      forward: { root.send($0, origin: $1, isWanted: $2) }
    )
  }
}
