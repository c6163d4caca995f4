/// How the elements of two sequences correspond.
///
/// Equal elements at both ends are skipped first: what is left is usually little, and only that is
/// searched for the longest common subsequence.
struct Alignment {
  struct Run {
    var first: Range<Int>
    var second: Range<Int>
  }

  enum Step {
    /// Elements that are equal, one by one.
    case same(Run)
    /// Elements of the first sequence that became those of the second. Either may be none.
    case changed(first: Range<Int>, second: Range<Int>)

    var isSame: Bool {
      if case .same = self { true } else { false }
    }
  }

  /// From the beginning to the end of both sequences.
  ///
  /// No two neighbours are of one kind.
  private(set) var steps: [Step] = []

  /// The most comparisons that the search for common elements may need: elements without `==` are
  /// compared by reflection, and nobody waits for seconds to see what changed.
  private static let limit = 100_000

  init(_ firstCount: Int, _ secondCount: Int, areEqual: (Int, Int) -> Bool) {
    let common = min(firstCount, secondCount)
    var prefix = 0
    while prefix < common, areEqual(prefix, prefix) { prefix += 1 }
    var suffix = 0
    // The pair at which the prefix ended is not equal, and need not be compared again.
    let least = firstCount == secondCount ? 1 : 0
    while suffix < common - prefix - least,
      areEqual(firstCount - 1 - suffix, secondCount - 1 - suffix)
    {
      suffix += 1
    }
    add(same: prefix, first: 0, second: 0)
    let first = prefix..<(firstCount - suffix)
    let second = prefix..<(secondCount - suffix)
    if least == 1, first.count == 1 {
      add(changed: first, second)
    } else if !first.isEmpty, !second.isEmpty, first.count * second.count <= Self.limit {
      search(first, second, areEqual)
    } else if first.count == second.count {
      compareInPlace(first, second, areEqual)
    } else {
      add(changed: first, second)
    }
    add(same: suffix, first: first.upperBound, second: second.upperBound)
  }

  private mutating func add(same count: Int, first: Int, second: Int) {
    guard count > 0 else { return }
    if case .same(var run) = steps.last {
      run.first = run.first.lowerBound..<(first + count)
      run.second = run.second.lowerBound..<(second + count)
      steps[steps.count - 1] = .same(run)
    } else {
      steps.append(.same(Run(first: first..<(first + count), second: second..<(second + count))))
    }
  }

  private mutating func add(changed first: Range<Int>, _ second: Range<Int>) {
    guard !first.isEmpty || !second.isEmpty else { return }
    if case .changed(let lastFirst, let lastSecond) = steps.last {
      steps[steps.count - 1] = .changed(
        first: lastFirst.lowerBound..<first.upperBound,
        second: lastSecond.lowerBound..<second.upperBound
      )
    } else {
      steps.append(.changed(first: first, second: second))
    }
  }

  /// Finds the longest common subsequence.
  private mutating func search(
    _ first: Range<Int>,
    _ second: Range<Int>,
    _ areEqual: (Int, Int) -> Bool
  ) {
    let width = second.count + 1
    // The length of the longest common subsequence of what follows a pair of positions.
    var lengths = [Int32](repeating: 0, count: (first.count + 1) * width)
    var equal = [Bool](repeating: false, count: first.count * second.count)
    for row in (0..<first.count).reversed() {
      for column in (0..<second.count).reversed() {
        let isEqual = areEqual(first.lowerBound + row, second.lowerBound + column)
        equal[row * second.count + column] = isEqual
        lengths[row * width + column] =
          isEqual
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var row = 0
    var column = 0
    while row < first.count || column < second.count {
      let start = (row: row, column: column)
      while row < first.count, column < second.count, equal[row * second.count + column] {
        add(same: 1, first: first.lowerBound + row, second: second.lowerBound + column)
        row += 1
        column += 1
      }
      if start != (row, column) { continue }
      let down = row < first.count ? lengths[(row + 1) * width + column] : -1
      let right = column < second.count ? lengths[row * width + column + 1] : -1
      if down >= right { row += 1 } else { column += 1 }
      add(
        changed: (first.lowerBound + start.row)..<(first.lowerBound + row),
        (second.lowerBound + start.column)..<(second.lowerBound + column)
      )
    }
  }

  /// Compares each element with the one in the same place.
  private mutating func compareInPlace(
    _ first: Range<Int>,
    _ second: Range<Int>,
    _ areEqual: (Int, Int) -> Bool
  ) {
    for (firstIndex, secondIndex) in zip(first, second) {
      if areEqual(firstIndex, secondIndex) {
        add(same: 1, first: firstIndex, second: secondIndex)
      } else {
        add(changed: firstIndex..<(firstIndex + 1), secondIndex..<(secondIndex + 1))
      }
    }
  }
}
