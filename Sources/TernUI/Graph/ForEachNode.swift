import IssueReporting

/// The node of a ``ForEach``: a row for each id, wherever it stands.
///
/// The closure of a row is evaluated and tracked on its own, so that a change of one element that is
/// an observable object evaluates one row.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNode<ForEach<Data, ID, Content>>
{
  private typealias Row = ClosureNode<Content>

  private var ids: [ID] = []
  private var rows: [Row] = []
  private var collectsTags = false
  private var hasReportedDuplicate = false

  override func refresh(_ changes: NodeChanges) {
    collectsTags = environment.collectsTags
    // Reading the elements may read observable objects (a lazy map, say), hence the tracking.
    let (elements, newIDs) = track { [view] in
      let elements = Array(view.data)
      return (elements, elements.map(view.id))
    }
    if newIDs == ids {
      for (index, element) in elements.enumerated() {
        updateRow(rows[index], newIDs[index], element)
      }
    } else {
      reconcile(elements, newIDs)
      container.childrenChanged()
    }
  }

  private func reconcile(_ elements: [Data.Element], _ newIDs: [ID]) {
    var old = Dictionary(minimumCapacity: ids.count) as [ID: Row]
    for (id, row) in zip(ids, rows) { old[id] = row }
    var seen = Set<ID>(minimumCapacity: newIDs.count)
    ids.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    for (element, id) in zip(elements, newIDs) {
      guard seen.insert(id).inserted else {
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
      if let row = old.removeValue(forKey: id) {
        updateRow(row, id, element)
        rows.append(row)
      } else {
        rows.append(makeRow(id, element))
      }
      ids.append(id)
    }
    for row in old.values { row.unmount() }
  }

  private func makeRow(_ id: ID, _ element: Data.Element) -> Row {
    var context = context
    context.environment = rowEnvironment(id)
    let content = view.content
    return Row(in: context) { content(element) }
  }

  private func updateRow(_ row: Row, _ id: ID, _ element: Data.Element) {
    let content = view.content
    row.update(in: rowEnvironment(id)) { content(element) }
  }

  /// Where an option is to be chosen, the id of a row stands for it unless it has a tag.
  private func rowEnvironment(_ id: ID) -> EnvironmentValues {
    guard collectsTags else { return environment }
    var environment = environment
    environment.pendingAttributes.tag = AnyHashable(id)
    return environment
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for row in rows { body(row) }
  }
}

extension EnvironmentValues {
  private enum CollectsTagsKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the views are the options of a picker.
  var collectsTags: Bool {
    get { self[CollectsTagsKey.self] }
    set { self[CollectsTagsKey.self] = newValue }
  }
}
