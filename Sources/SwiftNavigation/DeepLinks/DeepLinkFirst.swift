import IssueReporting

/// What a part of a link may begin with.
struct DeepLinkFirst: Hashable {
  /// These words.
  private(set) var words: Set<String> = []
  /// Any segment, of which these kinds of values are meant.
  private(set) var values: Set<String> = []

  init(_ expectations: [DeepLinkExpectation] = []) {
    for expectation in expectations {
      switch expectation {
      case .word(let word): words.insert(word)
      case .value(let value): values.insert(value)
      }
    }
  }

  /// What a link to state of a type may begin with.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - depth: How many types were asked on the way to this one.
  init<State: DeepLinkable>(of type: State.Type, depth: Int = 0) {
    guard depth < DeepLink.maximumDepth else {
      self.init()
      reportIssue(
        """
        The links of '\(type)' have no end: it presents itself with no segment between. Give what it \
        presents a word: '.presented("next", …)'.
        """
      )
      return
    }
    self = State.deepLinks.first(depth + 1)
  }

  /// Whether a link to state of a type may be empty.
  static func isOptional<State: DeepLinkable>(_ type: State.Type, depth: Int = 0) -> Bool {
    // What has no end is reported with what it begins with.
    depth >= DeepLink.maximumDepth || State.deepLinks.isOptional(depth + 1)
  }

  var isEmpty: Bool { words.isEmpty && values.isEmpty }

  func accepts(_ segment: String) -> Bool { !values.isEmpty || words.contains(segment) }

  func union(_ other: DeepLinkFirst) -> DeepLinkFirst {
    if other.isEmpty { return self }
    var union = self
    union.words.formUnion(other.words)
    union.values.formUnion(other.values)
    return union
  }

  /// What both may begin with.
  func common(with other: DeepLinkFirst) -> [DeepLinkExpectation] {
    if !values.isEmpty, !other.isEmpty { return DeepLinkFirst.expectations(values: values) }
    if !other.values.isEmpty, !isEmpty { return DeepLinkFirst.expectations(values: other.values) }
    return words.intersection(other.words).sorted().map { .word($0) }
  }

  var expectations: [DeepLinkExpectation] {
    words.map { .word($0) } + Self.expectations(values: values)
  }

  private static func expectations(values: Set<String>) -> [DeepLinkExpectation] {
    values.sorted().map { .value($0) }
  }
}

/// Looks for links that could be read in two ways.
struct DeepLinkChecker {
  private struct Visit: Hashable {
    var type: ObjectIdentifier
    var follow: DeepLinkFirst
  }

  private var visits: Set<Visit> = []
  private(set) var problems: [String] = []

  /// Checks the links of a type, which something else may follow.
  mutating func check<State: DeepLinkable>(_ type: State.Type, follow: DeepLinkFirst) {
    guard visits.insert(Visit(type: ObjectIdentifier(type), follow: follow)).inserted else {
      return
    }
    State.deepLinks.check(follow, &self)
  }

  mutating func checkDistinct<State>(
    _ first: DeepLinkFirst, _ follow: DeepLinkFirst, in type: State.Type
  ) {
    let common = first.common(with: follow)
    guard !common.isEmpty else { return }
    let names = common.map(\.description).joined(separator: ", ")
    add(
      """
      The links of '\(type)' can be read in two ways: \(names) may begin a part that can be left out, or \
      what comes after that. Give one of them another word.
      """
    )
  }

  mutating func checkNames<State>(_ names: [String], of type: State.Type) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      add("The links of '\(type)' use the word '\(name)' twice. Give one of the two another word.")
    }
    for name in names where name.isEmpty || name == "." || name == ".." || name.hasPrefix("~") {
      add(
        """
        The links of '\(type)' use the word '\(name)', which cannot be a segment. Take one that is not \
        empty, '.' or '..', and does not begin with '~'.
        """
      )
    }
  }

  /// Checks that state which may be there or not is seen in a link.
  mutating func checkVisible<Part: DeepLinkable, State>(_ part: Part.Type, in type: State.Type) {
    guard DeepLinkFirst.isOptional(part) else { return }
    add(
      """
      The links of '\(type)' do not tell whether there is a '\(part)', whose links may be empty. Let \
      those begin with a word: '.literal("…")'.
      """
    )
  }

  private mutating func add(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
