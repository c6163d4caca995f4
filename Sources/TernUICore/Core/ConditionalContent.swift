/// One of two views, as an `if` with `else` or a `switch` makes them.
///
/// The branches have identities of their own: state is not carried from one to the other.
public struct _ConditionalContent<First: View, Second: View>: View {
  public typealias Body = Never

  package enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  package init(_ branch: Branch) {
    self.branch = branch
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ConditionalNode(view: view, in: context)
  }
}

final class ConditionalNode<First: View, Second: View>:
  _ViewNode<_ConditionalContent<First, Second>>
{
  private var first: _ViewNode<First>?
  private var second: _ViewNode<Second>?

  override var staysInRow: Bool { true }

  override func refresh(_ changes: NodeChanges) {
    switch view.branch {
    case .first(let content):
      if let first { return first.update(content, in: environment) }
      second?.unmount()
      second = nil
      first = context.mount(content)
    case .second(let content):
      if let second { return second.update(content, in: environment) }
      first?.unmount()
      first = nil
      second = context.mount(content)
    }
    container.childrenChanged()
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
  }
}
