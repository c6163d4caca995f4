/// The lines of a text that is being edited: every character keeps its place, spaces too.
struct EditorLines {
  /// The characters of each line, without the line break at its end.
  private(set) var ranges: [Range<Int>] = []
  private let characters: [Character]

  /// The lines in so many columns, one of which is for a cursor at the end.
  init(_ characters: [Character], width: Int) {
    self.characters = characters
    let width = max(1, width - 1)
    var start = 0
    var columns = 0
    // Where the line may break: after its last space.
    var opportunity: Int?
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        ranges.append(start..<index)
        start = index + 1
        columns = 0
        opportunity = nil
        continue
      }
      let next = DisplayWidth.of(character)
      if columns + next > width, index > start {
        let end = opportunity ?? index
        ranges.append(start..<end)
        start = end
        columns = characters[start..<index].reduce(0) { $0 + DisplayWidth.of($1) }
        opportunity = nil
      }
      columns += next
      if character == " " { opportunity = index + 1 }
    }
    ranges.append(start..<characters.count)
  }

  /// The line that a position is in: where a line was broken, the second of the two.
  func index(of position: Int) -> Int {
    ranges.lastIndex { $0.lowerBound <= position } ?? 0
  }

  func column(of position: Int, in line: Int) -> Int {
    let range = ranges[line]
    let end = min(max(range.lowerBound, position), range.upperBound)
    return characters[range.lowerBound..<end].reduce(0) { $0 + DisplayWidth.of($1) }
  }

  func index(atColumn column: Int, of line: Int) -> Int {
    var columns = 0
    let range = ranges[line]
    for index in range {
      columns += DisplayWidth.of(characters[index])
      if column < columns { return index }
    }
    // A broken line ends before what the next one begins with.
    let isBroken = line + 1 < ranges.count && ranges[line + 1].lowerBound == range.upperBound
    return isBroken ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }
}
