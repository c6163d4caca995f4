/// Reads a link from front to back.
struct DeepLinkReader {
  private let path: [String]
  private var items: [String: [DeepLink.QueryItem]] = [:]
  private var used: [String: Int] = [:]
  private(set) var position = 0
  /// What might have stood where the reader is.
  private var expected = DeepLinkFirst()
  private var depth = 0

  init(_ link: DeepLink) {
    path = link.path
    for item in link.query { items[item.name, default: []].append(item) }
  }

  /// The next segment.
  var next: String? { position < path.count ? path[position] : nil }

  mutating func advance() {
    position += 1
    expected = DeepLinkFirst()
  }

  /// Whether something that may be left out is there.
  mutating func isNext(_ first: DeepLinkFirst) -> Bool {
    if let next, first.accepts(next) { return true }
    expected = expected.union(first)
    return false
  }

  mutating func value<Value: DeepLinkValue>(of type: Value.Type) throws(DeepLinkError) -> Value {
    guard let next else { throw missing(DeepLinkFirst(Value.segmentExpectations)) }
    guard let value = Value(segment: next) else {
      throw error(.invalidSegment, DeepLinkFirst(Value.segmentExpectations))
    }
    advance()
    return value
  }

  /// The next item of that name in the query.
  mutating func item(_ name: String) -> DeepLink.QueryItem? {
    let position = used[name, default: 0]
    guard let items = items[name], position < items.count else { return nil }
    used[name] = position + 1
    return items[position]
  }

  mutating func descend() throws(DeepLinkError) {
    guard depth < DeepLink.maximumDepth else {
      throw DeepLinkError(.tooDeep(maximum: DeepLink.maximumDepth), segment: position)
    }
    depth += 1
  }

  mutating func ascend() {
    depth -= 1
  }

  /// Checks that all segments were read.
  func finish() throws(DeepLinkError) {
    if position < path.count { throw unknown(DeepLinkFirst()) }
  }

  func missing(_ first: DeepLinkFirst) -> DeepLinkError { error(.missingSegment, first) }

  func unknown(_ first: DeepLinkFirst) -> DeepLinkError { error(.unknownSegment, first) }

  private func error(_ reason: DeepLinkError.Reason, _ first: DeepLinkFirst) -> DeepLinkError {
    DeepLinkError(
      reason, segment: position, text: next, allowed: expected.union(first).expectations
    )
  }
}
