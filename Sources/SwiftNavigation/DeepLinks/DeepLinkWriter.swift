/// Collects the parts of a link.
struct DeepLinkWriter {
  struct Item {
    var item: DeepLink.QueryItem
    /// Whether it says what would be so without it.
    var isInitial: Bool
  }

  struct Mark {
    fileprivate var path: Int
    fileprivate var items: Int
  }

  var path: [String] = []
  var items: [Item] = []
  private var depth = 0

  /// The link.
  ///
  /// Of the items of one name the last that say nothing are left out; those before them hold the places.
  var link: DeepLink {
    var kept: [DeepLink.QueryItem] = []
    var needed: Set<String> = []
    for item in items.reversed() where !item.isInitial || needed.contains(item.item.name) {
      needed.insert(item.item.name)
      kept.append(item.item)
    }
    return DeepLink(path: path, query: kept.reversed())
  }

  var mark: Mark { Mark(path: path.count, items: items.count) }

  mutating func goBack(to mark: Mark) {
    path.removeSubrange(mark.path...)
    items.removeSubrange(mark.items...)
  }

  mutating func descend() throws(DeepLinkError) {
    guard depth < DeepLink.maximumDepth else {
      throw DeepLinkError(.tooDeep(maximum: DeepLink.maximumDepth))
    }
    depth += 1
  }

  mutating func ascend() {
    depth -= 1
  }
}
