extension StackState {
  /// An element of a stack together with its id.
  ///
  /// It is equal to another of the same id: what the element holds does not count, and need not be
  /// hashable.
  public struct Component: Hashable {
    let id: StackElementID
    var element: Element

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
    }
  }

  /// The stack as a collection of components: the path of a `NavigationStack`.
  public struct PathView: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
    var base: StackState

    /// Creates the view of an empty stack.
    public init() {
      base = StackState()
    }

    /// The view of a stack.
    init(_ base: StackState) {
      self.base = base
    }

    public var startIndex: Int { base.startIndex }
    public var endIndex: Int { base.endIndex }
    public func index(after i: Int) -> Int { base.index(after: i) }
    public func index(before i: Int) -> Int { base.index(before: i) }

    public subscript(position: Int) -> Component {
      get { Component(id: base.id(at: position), element: base[position]) }
      set { replaceSubrange(position..<(position + 1), with: CollectionOfOne(newValue)) }
    }

    public mutating func replaceSubrange(
      _ subrange: Range<Int>, with newElements: some Collection<Component>
    ) {
      base.replace(subrange, with: newElements.map { ($0.id, $0.element) })
    }
  }
}
