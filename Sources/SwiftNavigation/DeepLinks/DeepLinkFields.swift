/// The fields of a route, one after the other.
struct DeepLinkFields<State>: Sendable {
  private let fields: [DeepLinkField<State>]
  /// Whether a field is to be compared with the state where a link says nothing.
  let needsInitial: Bool

  init(_ fields: [DeepLinkField<State>]) {
    self.fields = fields
    needsInitial = fields.contains { $0.needsInitial }
  }

  func parse(
    _ reader: inout DeepLinkReader
  ) throws(DeepLinkError) -> (
    apply: (inout State, DeepLinkPolicy, State?) -> Void, matches: (State) -> Bool
  ) {
    var places: [DeepLinkFieldPlace<State>] = []
    for field in fields { places.append(try field.parse(&reader)) }
    // The segments up to the first thing that may be left out tell one place from another.
    let identity = places.prefix { $0.matches != nil }.compactMap(\.matches)
    return (
      apply: { state, policy, initial in
        for place in places { place.apply(&state, policy, initial) }
      },
      matches: { state in identity.allSatisfy { $0(state) } }
    )
  }

  func write(
    _ state: State, _ writer: inout DeepLinkWriter, _ initial: State?
  ) throws(DeepLinkError) {
    for field in fields { try field.write(state, &writer, initial) }
  }

  func first(depth: Int) -> DeepLinkFirst {
    var first = DeepLinkFirst()
    for field in fields {
      first = first.union(field.first(depth))
      if !field.isOptional(depth) { break }
    }
    return first
  }

  func isOptional(depth: Int) -> Bool {
    fields.allSatisfy { $0.isOptional(depth) }
  }

  /// Looks for fields that may be left out and cannot be told from what comes after them.
  func check(_ type: State.Type, follow: DeepLinkFirst, _ checker: inout DeepLinkChecker) {
    var follow = follow
    for field in fields.reversed() {
      let first = field.first(0)
      let isOptional = field.isOptional(0)
      if isOptional { checker.checkDistinct(first, follow, in: type) }
      field.check(follow, &checker)
      follow = isOptional ? follow.union(first) : first
    }
  }
}
