/// Writes the difference of two values as lines.
struct Differ {
  private struct Pair: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier
  }

  /// The pairs of objects whose difference is being written.
  private var open: Set<Pair> = []
  /// How many levels are being written.
  private var depth = 0

  init() {}

  /// The lines of two values that are not equal.
  ///
  /// - Parameters:
  ///   - first: A value.
  ///   - second: Another value.
  ///   - firstLabel: What to put before the first value.
  ///   - secondLabel: What to put before the second value.
  ///   - isRoot: Whether an enum's type is named.
  mutating func lines(
    _ first: Any,
    _ second: Any,
    firstLabel: String? = nil,
    secondLabel: String? = nil,
    isRoot: Bool = true
  ) -> [DiffLine] {
    if let lines = repeatedLines(first, second, label: secondLabel) { return lines }
    if depth >= Nesting.limit || Nesting.isExhausted {
      return Dumper.lines(of: first, label: firstLabel, isRoot: isRoot, maxDepth: 0)
        .map { DiffLine(side: .first, text: $0) }
        + Dumper.lines(of: second, label: secondLabel, isRoot: isRoot, maxDepth: 0)
        .map { DiffLine(side: .second, text: $0) }
    }
    depth += 1
    defer { depth -= 1 }
    let nested = nestedLines(
      first,
      second,
      firstPrefix: firstLabel.map { "\($0): " } ?? "",
      secondPrefix: secondLabel.map { "\($0): " } ?? "",
      isRoot: isRoot
    )
    if let nested, nested.contains(where: { $0.side != .both }) { return nested }
    let firstLines = DumpSide.first.look {
      Dumper.lines(of: first, label: firstLabel, isRoot: isRoot)
    }
    let secondLines = DumpSide.second.look {
      Dumper.lines(of: second, label: secondLabel, isRoot: isRoot)
    }
    let whole =
      firstLines.map { DiffLine(side: .first, text: $0) }
      + secondLines.map { DiffLine(side: .second, text: $0) }
    guard firstLines == secondLines else { return whole }
    return [DiffLine(side: .both, text: "// Not equal but no difference detected:")] + whole
  }

  /// The line of two objects whose difference is already being written, further out.
  private func repeatedLines(_ first: Any, _ second: Any, label: String?) -> [DiffLine]? {
    guard !open.isEmpty,
      case .container(let firstContainer) = DumpSide.first.look({ Shape(of: first) }),
      case .container(let secondContainer) = DumpSide.second.look({ Shape(of: second) }),
      case .object(let firstID) = firstContainer.kind,
      case .object(let secondID) = secondContainer.kind,
      open.contains(Pair(first: firstID, second: secondID))
    else { return nil }
    return Dumper.lines(of: second, label: label, isRoot: false, maxDepth: 0)
      .map { DiffLine(side: .both, text: $0) }
  }

  /// The lines of two values of the same form, or nil when they have nothing in common to show.
  private mutating func nestedLines(
    _ first: Any,
    _ second: Any,
    firstPrefix: String,
    secondPrefix: String,
    isRoot: Bool
  ) -> [DiffLine]? {
    let firstContainer: Container
    let secondContainer: Container
    let firstShape = DumpSide.first.look { Shape(of: first) }
    let secondShape = DumpSide.second.look { Shape(of: second) }
    switch (firstShape, secondShape) {
    case (.literal(let first), .literal(let second)):
      return textLines(first, second, firstPrefix, secondPrefix)
    case (.container(let first), .container(let second)):
      (firstContainer, secondContainer) = (first, second)
    default:
      return nil
    }
    guard firstContainer.matches(secondContainer), !firstContainer.children.isEmpty,
      !secondContainer.children.isEmpty
    else { return nil }
    var pair: Pair?
    if case .object(let firstID) = firstContainer.kind,
      case .object(let secondID) = secondContainer.kind
    {
      let objects = Pair(first: firstID, second: secondID)
      guard open.insert(objects).inserted else { return nil }
      pair = objects
    }
    defer { if let pair { open.remove(pair) } }

    let body = children(
      firstContainer, secondContainer, areComparedByThem: !(first is any Equatable))
    if firstContainer.isInline, isOneLineEach(body) { return nil }
    let opening = firstContainer.opening(isRoot: isRoot)
    return header(firstPrefix + opening, secondPrefix + opening)
      + body.map(\.indented)
      + [DiffLine(side: .both, text: firstContainer.closing)]
  }

  private func isOneLineEach(_ lines: [DiffLine]) -> Bool {
    lines.count == 2 && lines[0].side == .first && lines[1].side == .second
  }

  /// The line before the children: one for both values, unless their labels differ.
  private func header(_ first: String, _ second: String) -> [DiffLine] {
    first == second
      ? [DiffLine(side: .both, text: first)]
      : [DiffLine(side: .first, text: first), DiffLine(side: .second, text: second)]
  }

  /// - Parameter areComparedByThem: Whether the containers are not equal because a child is not.
  private mutating func children(
    _ first: Container,
    _ second: Container,
    areComparedByThem: Bool
  ) -> [DiffLine] {
    if first.countsUnchanged {
      return elements(first, second, areComparedByThem: areComparedByThem)
    }
    var lines: [DiffLine] = []
    var foundDifference = !areComparedByThem
    for (index, (firstChild, secondChild)) in zip(first.children, second.children).enumerated() {
      let label = firstChild.label
      let childLines: [DiffLine]
      let isLast = index == first.children.count - 1
      // When it is the only one left it must be the one that differs. To compare it would look at all
      // that is inside of it, and so again at each level of a list.
      let mustDiffer = isLast && !foundDifference
      if !mustDiffer, DynamicEquality.areEqual(firstChild.value, secondChild.value) {
        childLines = Dumper.lines(of: firstChild.value, label: label, isRoot: false, maxDepth: 0)
          .map { DiffLine(side: .both, text: $0) }
      } else {
        foundDifference = true
        childLines = self.lines(
          firstChild.value,
          secondChild.value,
          firstLabel: label,
          secondLabel: label,
          isRoot: false
        )
      }
      lines += childLines.terminated(first: !isLast, second: !isLast)
    }
    return lines
  }

  /// The lines of two texts of which at least one has several lines.
  private func textLines(
    _ first: String,
    _ second: String,
    _ firstPrefix: String,
    _ secondPrefix: String
  ) -> [DiffLine]? {
    let firstLines = literalLines(of: first)
    let secondLines = literalLines(of: second)
    guard firstLines.count > 1, secondLines.count > 1,
      firstLines.first == secondLines.first
    else { return nil }
    let firstBody = Array(firstLines.dropFirst().dropLast())
    let secondBody = Array(secondLines.dropFirst().dropLast())
    let alignment = Alignment(firstBody.count, secondBody.count) { firstBody[$0] == secondBody[$1] }
    guard alignment.steps.contains(where: \.isSame) else { return nil }
    var lines = header(firstPrefix + firstLines[0], secondPrefix + secondLines[0])
    for step in alignment.steps {
      switch step {
      case .same(let run):
        lines += firstBody[run.first].map { DiffLine(side: .both, text: $0) }
      case .changed(let firstRange, let secondRange):
        lines += firstBody[firstRange].map { DiffLine(side: .first, text: $0) }
        lines += secondBody[secondRange].map { DiffLine(side: .second, text: $0) }
      }
    }
    return lines + [DiffLine(side: .both, text: firstLines[firstLines.count - 1])]
  }
}
