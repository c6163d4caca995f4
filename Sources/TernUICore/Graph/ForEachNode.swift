import IssueReporting

/// The node of a ``ForEach``: a row for each id, wherever it stands.
///
/// The closure of a row is evaluated and tracked on its own, so that a change of one element that is
/// an observable object evaluates one row.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>, IdentityNode, LazyRows
{
  /// The content of a row, in an element of its own where more can be done with it.
  private struct Row {
    let content: ClosureNode<Content>
    let slot: SlotNode?
    /// Whether the back end has its elements.
    ///
    /// While it has not, the row lives on, out of reach.
    var isNear = true
    /// What has the row wait while it is far, if it ever can be.
    let reach: RowReach?

    var node: _Node { slot ?? content }
  }

  /// Of what kind the closures of the rows are.
  private lazy var rowKind = TrackedKind.of(ClosureNode<Content>.self)
  private var ids: [ID] = []
  private var elements: [Data.Element] = []
  /// A row for each id; `nil` for one that the back end has not asked for.
  private var rows: [Row?] = []
  private var runs: [UnmountedRun] = []
  private var collectsTags = false
  private var hasReportedDuplicate = false
  /// Whether the container knows that rows come and go here.
  private var isKnownAsLazy = false
  /// The bound collection as it was at the last refresh, if nothing else has changed since.
  private var seen: AnyObject?
  /// Whether the last refresh was for another view value, with another closure for the rows.
  private var isNewView = false

  /// The rows that are mounted before anybody asks: more than most screens show.
  private static var countAtOnce: Int { 50 }

  override func refresh(_ changes: NodeChanges) {
    collectsTags = environment.collectsTags
    if loadsRows, !isKnownAsLazy {
      isKnownAsLazy = true
      container.addLazyRows(self)
    }
    isNewView = changes.contains(.view)
    if !changes.contains(.mounted), refreshChangedElements(changes) { return mountIfAtOnce() }
    // Reading the elements may read observable objects (a lazy map, say), hence the tracking.
    let (elements, newIDs) = track(as: .of(ForEach<Data, ID, Content>.self)) { [view] in
      let elements = view.places?.all(&seen, view.data) ?? Array(view.data)
      return (elements, elements.map(view.id))
    }
    if newIDs == ids {
      let old = self.elements
      self.elements = elements
      for (index, row) in rows.enumerated() {
        guard let row else { continue }
        self.elements[index] = updateRow(row, ids[index], from: old[index], to: elements[index])
      }
    } else {
      reconcile(elements, newIDs)
      updateRuns()
      container.childrenChanged()
    }
    mountIfAtOnce()
  }

  /// Brings rows up to date where it is known which of the elements have changed.
  private func refreshChangedElements(_ changes: NodeChanges) -> Bool {
    guard let places = view.places, seen != nil else { return false }
    let known = track(as: .of(ForEach<Data, ID, Content>.self)) { [view] in
      places.changes(&seen, view.data, ids.count)?
        .map { ($0.position, $0.element, view.id($0.element)) }
    }
    guard let changed = known else { return false }
    if changed.contains(where: { position, _, id in ids[position] != id }) { return false }
    var isDone = Set<Int>()
    for (position, element, id) in changed {
      let row = rows[position]
      let kept = row.map { updateRow($0, id, from: elements[position], to: element) }
      elements[position] = kept ?? element
      isDone.insert(position)
    }
    // Where nothing but elements changed, the other rows are what they were.
    if changes == .observed { return true }
    for (index, row) in rows.enumerated() where !isDone.contains(index) {
      if let row { bring(row, ids[index], elements[index], unlessSame: !isNewView) }
    }
    return true
  }

  private func mountIfAtOnce() {
    if !loadsRows, !runs.isEmpty { mountRows(in: 0..<rows.count) }
  }

  private var loadsRows: Bool { environment.loadsRows && !collectsTags }

  private func reconcile(_ newElements: [Data.Element], _ newIDs: [ID]) {
    let old = rows
    let oldElements = elements
    // Where the row of each id was, until it is taken.
    var places = Dictionary(minimumCapacity: max(ids.count, newIDs.count)) as [ID: Int]
    for (place, id) in ids.enumerated() { places[id] = place }
    let taken = -1
    var isKept = [Bool](repeating: false, count: old.count)
    ids = []
    ids.reserveCapacity(newIDs.count)
    rows = []
    rows.reserveCapacity(newIDs.count)
    elements = []
    elements.reserveCapacity(newIDs.count)
    for (element, id) in zip(newElements, newIDs) {
      let place = places.updateValue(taken, forKey: id)
      guard place != taken else {
        // The mistake stands in every update, and is told once.
        if hasReportedDuplicate { continue }
        hasReportedDuplicate = true
        reportIssue(
          """
          'ForEach' over '\(Data.self)' has more than one element with the id '\(id)'; only the first \
          is shown. Give each element an id of its own.
          """
        )
        continue
      }
      if let place, let row = old[place] {
        isKept[place] = true
        elements.append(updateRow(row, id, from: oldElements[place], to: element))
        rows.append(row)
      } else if loadsRows, rows.count >= Self.countAtOnce {
        elements.append(element)
        rows.append(nil)
      } else {
        let element = view.places?.keep(nil, element) ?? element
        elements.append(element)
        rows.append(makeRow(id, element))
      }
      ids.append(id)
    }
    for (place, row) in old.enumerated() where !isKept[place] {
      guard let row else { continue }
      row.node.unmount()
      view.places?.release(oldElements[place])
    }
  }

  private func makeRow(_ id: ID, _ element: Data.Element) -> Row {
    var context = context
    context.environment = rowEnvironment(id)
    // A form that takes another style may have rows come and go that were all there at once.
    let reach = environment.traits.loadsRows ? RowReach(in: context.row) : nil
    if let reach { context.row = reach }
    let row = makeRow(id, element, in: context, reach)
    reach?.top = row.node
    return row
  }

  private func makeRow(
    _ id: ID, _ element: Data.Element, in context: _NodeContext, _ reach: RowReach?
  ) -> Row {
    let content = view.content
    guard let slots = environment.slots, needsSlot(id, in: slots) else {
      let node = ClosureNode(in: context, kind: rowKind) { content(element) }
      return Row(content: node, slot: nil, reach: reach)
    }
    var made: ClosureNode<Content>?
    let slot = SlotNode(in: context, slots, tag: AnyHashable(id), edits: edits(id)) { context in
      let node = ClosureNode(in: context, kind: rowKind) { content(element) }
      made = node
      return node
    }
    let node = made ?? ClosureNode(in: context) { content(element) }
    return Row(content: node, slot: slot, reach: reach)
  }

  /// Brings a row up to date, and gives the element that it has now.
  private func updateRow(
    _ row: Row, _ id: ID, from old: Data.Element, to new: Data.Element
  ) -> Data.Element {
    // What reads a kept place is told of a change by the place. Another closure may use other things.
    var element = view.places?.keep(old, new) ?? new
    let isSame = view.places != nil && !isNewView && isBitwiseEqual(&element, old)
    bring(row, id, element, unlessSame: isSame)
    return element
  }

  /// Has a row show an element.
  ///
  /// A row that is far from what is seen waits until it is near, unless more than itself depends on it.
  private func bring(_ row: Row, _ id: ID, _ element: Data.Element, unlessSame isSame: Bool) {
    if loadsRows, row.reach?.wait() == true { return }
    evaluate(row, id, element, unlessSame: isSame)
  }

  private func evaluate(_ row: Row, _ id: ID, _ element: Data.Element, unlessSame isSame: Bool) {
    let isStale = row.reach?.isStale == true
    var inner = rowEnvironment(id)
    if let slot = row.slot { inner = slot.update(in: inner, tag: nil, edits: edits(id)) }
    if isSame, !isStale, row.content.environment.isIdentical(to: inner) { return }
    let content = view.content
    row.content.update(in: inner) { content(element) }
    if isStale { row.reach?.release() }
  }

  func updateStaleRows() {
    for (index, row) in rows.enumerated() {
      guard let row, row.reach?.isStale == true else { continue }
      evaluate(row, ids[index], elements[index], unlessSame: false)
    }
  }

  /// Where an option is to be chosen, the id of a row stands for it unless it has a tag.
  private func rowEnvironment(_ id: ID) -> EnvironmentValues {
    guard collectsTags else { return environment }
    var environment = environment
    environment.pendingAttributes.tag = AnyHashable(id)
    return environment
  }

  // MARK: - Rows that can be edited

  private func needsSlot(_ id: ID, in slots: SlotContainer) -> Bool {
    if slots.kind == .tab { return true }
    return view.edits.isEditable || slots.takes(AnyHashable(id))
  }

  private func edits(_ id: ID) -> SlotEdits {
    guard view.edits.isEditable else { return SlotEdits() }
    var edits = SlotEdits()
    if let delete = view.edits.delete {
      edits.delete = { [weak self] in
        guard let index = self?.ids.firstIndex(of: id) else { return }
        delete(index)
      }
    }
    if let move = view.edits.move {
      edits.move = { [weak self] next in
        guard let self, let index = ids.firstIndex(of: id) else { return }
        guard let next else { return move(index, ids.count) }
        // A row that is not among these, or no longer there, is no place to go to.
        if let target = rows.firstIndex(where: { $0?.slot?.element?.id == next }) {
          move(index, target)
        }
      }
    }
    return edits
  }

  // MARK: - Rows that are in reach when they are needed

  /// Mounts rows that are not mounted yet, and brings back those that left.
  private func mountRows(in range: Range<Int>) {
    let missing = range.clamped(to: rows.indices).filter { rows[$0]?.isNear != true }
    if missing.isEmpty { return }
    for index in missing {
      if rows[index] != nil {
        setNear(true, rowAt: index)
        continue
      }
      if let places = view.places { elements[index] = places.keep(nil, elements[index]) }
      rows[index] = makeRow(ids[index], elements[index])
    }
    updateRuns()
    container.childrenChanged()
  }

  /// Leaves rows out of reach, with their state, whose elements are far from what is seen.
  func elementsLeft(_ gone: Set<ElementID>) {
    guard loadsRows, rows.count > Self.countAtOnce else { return }
    var hasChanged = false
    for (index, row) in rows.enumerated() {
      guard let row, row.isNear else { continue }
      let own = elementIDs(of: row)
      guard !own.isEmpty, own.allSatisfy(gone.contains) else { continue }
      setNear(false, rowAt: index)
      hasChanged = true
    }
    guard hasChanged else { return }
    updateRuns()
    container.childrenChanged()
  }

  private func setNear(_ isNear: Bool, rowAt index: Int) {
    guard let row = rows[index] else { return }
    let id = ids[index]
    rows[index]?.isNear = isNear
    let comeBack: @MainActor () -> Void = { [weak self] in
      _ = self?.child(withID: AnyHashable(id))
    }
    row.reach?.comeBack = isNear ? nil : comeBack
    if isNear, row.reach?.isStale == true {
      evaluate(row, id, elements[index], unlessSame: false)
    }
    row.node.rowReachChanged(isNear)
  }

  private func elementIDs(of row: Row) -> [ElementID] {
    var ids: [ElementID] = []
    row.node.collectElements(into: &ids)
    return ids
  }

  override func rowReachChanged(_ isNear: Bool) {
    isInReach = isNear
    for row in rows {
      if let row, row.isNear { row.node.rowReachChanged(isNear) }
    }
  }

  /// Has an element for each run of rows that are not in reach.
  private func updateRuns() {
    var count = 0
    var start: Int?
    func end(_ index: Int) {
      guard let first = start else { return }
      if count == runs.count { runs.append(makeRun()) }
      runs[count].start = first
      runs[count].element[.value] = .int(index - first)
      count += 1
      start = nil
    }
    for (index, row) in rows.enumerated() {
      if row?.isNear == true { end(index) } else if start == nil { start = index }
    }
    end(rows.count)
    for run in runs[count...] { run.element.remove(announced: container.isRemoved) }
    runs.removeSubrange(count...)
  }

  private func makeRun() -> UnmountedRun {
    let run = UnmountedRun(GraphElement(.unmounted, in: container, owner: self))
    run.element.onEvent = { [weak self, weak run] event in
      guard let self, let run, case .rows(_, let wanted) = event else { return }
      let range = wanted.clamped(to: 0..<rows.count)
      mountRows(in: run.start + range.lowerBound..<run.start + range.upperBound)
    }
    return run
  }

  func child(withID id: AnyHashable) -> _Node? {
    guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
    mountRows(in: index..<index + 1)
    return rows[index]?.node
  }

  func mountRow(askedForBy location: any FocusLocation) -> Bool {
    if runs.isEmpty { return false }
    let index = rows.indices.first { index in
      rows[index] == nil
        && (location.isValue(AnyHashable(ids[index]))
          || location.isValue(AnyHashable(Optional(ids[index]))))
    }
    guard let index else { return false }
    mountRows(in: index..<index + 1)
    return true
  }

  func mountMoreRows() -> [_Node] {
    guard !runs.isEmpty, let first = rows.firstIndex(where: { $0 == nil }) else { return [] }
    let some = (first..<first + Self.countAtOnce).clamped(to: rows.indices)
    let missing = some.filter { rows[$0] == nil }
    mountRows(in: some)
    return missing.compactMap { rows[$0]?.node }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for row in rows {
      if let row { body(row.node) }
    }
  }

  override func collectElements(into ids: inout [ElementID]) {
    if runs.isEmpty { return super.collectElements(into: &ids) }
    var next = runs[...]
    for (index, row) in rows.enumerated() {
      if let row, row.isNear {
        row.node.collectElements(into: &ids)
      } else if let run = next.first, run.start == index {
        ids.append(run.element.id)
        next.removeFirst()
      }
    }
  }

  override func collectChildren(of element: GraphElement, into ids: inout [ElementID]) {
    // The elements that are this node's own stand for rows, and have nothing in them.
  }

  override func willUnmount() {
    for run in runs { run.element.remove(announced: container.isRemoved) }
    runs = []
    if container.isRemoved {
      // The container's removal says nothing of what it does not have.
      for row in rows {
        guard let row, !row.isNear else { continue }
        for id in elementIDs(of: row) { graph.announceRemoval(of: id) }
      }
    }
    guard let places = view.places else { return }
    for (index, row) in rows.enumerated() where row != nil { places.release(elements[index]) }
  }
}

/// The element that stands for some rows, one after the other, that are not mounted.
@MainActor
private final class UnmountedRun {
  let element: GraphElement
  /// The index of the first of the rows.
  var start = 0

  init(_ element: GraphElement) {
    self.element = element
  }
}

extension EnvironmentValues {
  private enum CollectsTagsKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the views are the options of a picker.
  package var collectsTags: Bool {
    get { self[CollectsTagsKey.self] }
    set { self[CollectsTagsKey.self] = newValue }
  }
}
