import TernUI

/// The parts of a wrapped text that differ in style.
@MainActor
enum TextRuns {
  /// A stretch of a line within one run.
  struct Segment {
    var text: String
    /// The index of the run.
    var run: Int
    /// Where it stands in its line.
    var x: Int
    var width: Int
  }

  static func runs(of node: ElementNode) -> [TextRun] {
    guard case .runs(let runs)? = node.properties[.runs] else { return [] }
    return runs
  }

  /// The indices of the runs that lead somewhere.
  static func links(of node: ElementNode) -> [Int] {
    let runs = runs(of: node)
    return runs.indices.filter { runs[$0].link != nil }
  }

  /// Where a link of the text stands on the screen.
  static func frames(ofLink link: Int, in node: ElementNode) -> [CellRect] {
    let links = links(of: node)
    guard links.indices.contains(link) else { return [] }
    return frames(of: node).filter { $0.run == links[link] }.map(\.frame)
  }

  /// The run at a point of the screen.
  static func run(at point: CellPoint, of node: ElementNode) -> Int? {
    frames(of: node).first { $0.frame.contains(point) }?.run
  }

  private static func frames(of node: ElementNode) -> [(run: Int, frame: CellRect)] {
    let origin = node.screenOrigin
    var frames: [(run: Int, frame: CellRect)] = []
    for (y, line) in lines(of: node).enumerated() {
      let start = offset(ofLine: y, in: node)
      for segment in line {
        let place = origin + CellPoint(x: start + segment.x, y: y)
        frames.append(
          (segment.run, CellRect(origin: place, size: CellSize(width: segment.width, height: 1)))
        )
      }
    }
    return frames
  }

  /// Where a line begins, as the text is aligned.
  static func offset(ofLine line: Int, in node: ElementNode) -> Int {
    let alignment =
      node.string(.multilineAlignment).flatMap { Alignment(name: $0) } ?? .start
    return alignment.offset(of: node.lines[line].width, in: node.size.width)
  }

  /// The lines of the text, each in its segments.
  static func lines(of node: ElementNode) -> [[Segment]] {
    let runs = runs(of: node)
    var source: [(character: Character, run: Int)] = []
    for (index, run) in runs.enumerated() {
      for character in run.text { source.append((character, index)) }
    }
    var position = 0
    return node.lines.map { segments(of: $0, source, &position) }
  }

  /// Wrapping leaves out spaces and line breaks, and may end a text with `…`: a line's characters
  /// are found in the source in order.
  private static func segments(
    of line: TextWrapping.Line, _ source: [(character: Character, run: Int)],
    _ position: inout Int
  ) -> [Segment] {
    var segments: [Segment] = []
    var x = 0
    for (index, character) in line.text.enumerated() {
      if character == "…", position < source.count, source[position].character != "…" {
        // What is left out may be in the middle: the rest of the line is the end of the text.
        let rest = line.text.count - index - 1
        if rest > 0 { position = max(position, source.count - rest) }
      }
      while position < source.count, source[position].character != character,
        source[position].character.isWhitespace, character != " "
      {
        position += 1
      }
      let run = position < source.count ? source[position].run : (source.last?.run ?? 0)
      let width = DisplayWidth.of(character)
      if segments.last?.run == run {
        segments[segments.count - 1].text.append(character)
        segments[segments.count - 1].width += width
      } else {
        segments.append(Segment(text: String(character), run: run, x: x, width: width))
      }
      x += width
      let isFound =
        position < source.count
        && (source[position].character == character
          || (character == " " && source[position].character.isWhitespace))
      if isFound { position += 1 }
    }
    // What was left out at the end of the line.
    while position < source.count, source[position].character.isWhitespace { position += 1 }
    return segments
  }
}
