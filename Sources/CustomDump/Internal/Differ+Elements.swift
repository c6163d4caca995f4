extension Differ {
  /// A line, or several, of two collections' difference.
  private enum Item {
    /// Elements that both have.
    case unchanged(Int)
    /// An element of both, which changed.
    case changed(first: Int, second: Int)
    case removed(Int)
    case added(Int)

    var isInFirst: Bool {
      if case .added = self { false } else { true }
    }

    var isInSecond: Bool {
      if case .removed = self { false } else { true }
    }
  }

  /// The lines of two collections' elements.
  ///
  /// - Parameter areComparedByThem: Whether the collections are not equal because an element is not.
  mutating func elements(
    _ first: Container, _ second: Container, areComparedByThem: Bool
  ) -> [DiffLine] {
    let items: [Item] =
      switch first.kind {
      case .set: setItems(first, second)
      case .dictionary: dictionaryItems(first, second)
      // As for the last child of other values: to compare it would look at all that is inside of it.
      default:
        areComparedByThem && first.children.count == 1 && second.children.count == 1
          ? changedItems(first, 0..<1, second, 0..<1) : collectionItems(first, second)
      }
    let lastInFirst = items.lastIndex(where: \.isInFirst)
    let lastInSecond = items.lastIndex(where: \.isInSecond)
    var lines: [DiffLine] = []
    for (index, item) in items.enumerated() {
      let itemLines = self.lines(of: item, first, second)
      lines += itemLines.terminated(
        first: item.isInFirst && index != lastInFirst,
        second: item.isInSecond && index != lastInSecond
      )
    }
    return lines
  }

  private mutating func lines(
    of item: Item,
    _ first: Container,
    _ second: Container
  ) -> [DiffLine] {
    switch item {
    case .unchanged(let count):
      return [DiffLine(side: .both, text: "… (\(count) unchanged)")]
    case .changed(let firstIndex, let secondIndex):
      return lines(
        first.children[firstIndex].value,
        second.children[secondIndex].value,
        firstLabel: first.label(at: firstIndex),
        secondLabel: second.label(at: secondIndex),
        isRoot: false
      )
    case .removed(let index):
      return whole(first, index, .first)
    case .added(let index):
      return whole(second, index, .second)
    }
  }

  private func whole(_ container: Container, _ index: Int, _ side: DiffLine.Side) -> [DiffLine] {
    (side == .first ? DumpSide.first : .second).look {
      Dumper.lines(
        of: container.children[index].value,
        label: container.label(at: index),
        isRoot: false
      )
    }
    .map { DiffLine(side: side, text: $0) }
  }

  // MARK: - Correspondence

  /// Elements by their order.
  ///
  /// Elements with an identity stay themselves wherever they are.
  private func collectionItems(_ first: Container, _ second: Container) -> [Item] {
    let alignment = Alignment(first.children.count, second.children.count) {
      DynamicEquality.areEqual(first.children[$0].value, second.children[$1].value)
    }
    return alignment.steps.flatMap { step -> [Item] in
      switch step {
      case .same(let run): [.unchanged(run.first.count)]
      case .changed(let firstRange, let secondRange):
        changedItems(first, firstRange, second, secondRange)
      }
    }
  }

  private func changedItems(
    _ first: Container,
    _ firstRange: Range<Int>,
    _ second: Container,
    _ secondRange: Range<Int>
  ) -> [Item] {
    let firstIDs = firstRange.map { identity(of: first.children[$0].value) }
    let secondIDs = secondRange.map { identity(of: second.children[$0].value) }
    let hasIDs = !firstIDs.contains(nil) && !secondIDs.contains(nil)
    guard hasIDs else {
      let common = min(firstRange.count, secondRange.count)
      return (0..<common).map {
        .changed(first: firstRange.lowerBound + $0, second: secondRange.lowerBound + $0)
      }
        + firstRange.dropFirst(common).map(Item.removed)
        + secondRange.dropFirst(common).map(Item.added)
    }
    var items: [Item] = []
    let alignment = Alignment(firstIDs.count, secondIDs.count) { firstIDs[$0] == secondIDs[$1] }
    for step in alignment.steps {
      switch step {
      case .same(let run):
        items += zip(run.first, run.second).map {
          .changed(first: firstRange.lowerBound + $0, second: secondRange.lowerBound + $1)
        }
      case .changed(let removed, let added):
        items += removed.map { .removed(firstRange.lowerBound + $0) }
        items += added.map { .added(secondRange.lowerBound + $0) }
      }
    }
    return items
  }

  private func identity(of value: Any) -> AnyHashable? {
    func id<T: Identifiable>(_ value: T) -> AnyHashable { AnyHashable(value.id) }
    return (value as? any Identifiable).map { id($0) }
  }

  /// Elements by their value.
  private func setItems(_ first: Container, _ second: Container) -> [Item] {
    let firstIDs = Set(first.children.compactMap(\.identity))
    let secondIDs = Set(second.children.compactMap(\.identity))
    func isIn(_ ids: Set<AnyHashable>, _ child: Container.Child) -> Bool {
      child.identity.map(ids.contains) ?? false
    }
    let removed = first.children.indices.filter { !isIn(secondIDs, first.children[$0]) }
    let added = second.children.indices.filter { !isIn(firstIDs, second.children[$0]) }
    let unchanged = first.children.count - removed.count
    return (unchanged > 0 ? [.unchanged(unchanged)] : [])
      + removed.map(Item.removed)
      + added.map(Item.added)
  }

  /// Values by their key.
  private func dictionaryItems(_ first: Container, _ second: Container) -> [Item] {
    var secondIndices: [AnyHashable: Int] = [:]
    for (index, child) in second.children.enumerated() {
      if let identity = child.identity { secondIndices[identity] = index }
    }
    var items: [Item] = []
    var unchanged = 0
    func flush() {
      if unchanged > 0 { items.append(.unchanged(unchanged)) }
      unchanged = 0
    }
    for (index, child) in first.children.enumerated() {
      let match = child.identity.flatMap { secondIndices.removeValue(forKey: $0) }
      guard let match else {
        flush()
        items.append(.removed(index))
        continue
      }
      if DynamicEquality.areEqual(child.value, second.children[match].value) {
        unchanged += 1
      } else {
        flush()
        items.append(.changed(first: index, second: match))
      }
    }
    flush()
    let added = second.children.indices.filter { index in
      second.children[index].identity.map { secondIndices[$0] == index } ?? true
    }
    return items + added.map(Item.added)
  }
}
