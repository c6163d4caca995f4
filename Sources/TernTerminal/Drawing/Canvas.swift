/// A grid of cells to draw on, of which two can be compared.
struct Canvas: Equatable, Sendable {
  struct Cell: Equatable, Sendable {
    var character: Character = " "
    /// 2 for a wide character, 0 for the cell that it covers to its right.
    var width: Int8 = 1
    var style = CellStyle.plain
  }

  let size: CellSize
  private(set) var cells: [Cell]
  /// Where the terminal's cursor blinks, if it does.
  var cursor: CellPoint?

  init(size: CellSize) {
    self.size = size
    cells = Array(repeating: Cell(), count: max(0, size.width) * max(0, size.height))
  }

  var bounds: CellRect { CellRect(origin: .zero, size: size) }

  subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

  func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * size.width..<(y + 1) * size.width]
  }

  /// Draws a line of text from a point on; what is outside of the clip is left out.
  ///
  /// A wide character that the clip cuts in two becomes a space.
  mutating func draw(
    _ text: some StringProtocol, at point: CellPoint, style: CellStyle, clip: CellRect
  ) {
    let clip = clip.intersection(bounds)
    guard point.y >= clip.minY, point.y < clip.maxY else { return }
    var x = point.x
    for character in text {
      let width = DisplayWidth.of(character)
      if width == 0 { continue }
      if x >= clip.maxX { return }
      if x >= clip.minX, x + width <= clip.maxX {
        put(DisplayWidth.drawn(character), width: width, x: x, y: point.y, style: style)
      } else {
        for column in x..<x + width where column >= clip.minX && column < clip.maxX {
          put(" ", width: 1, x: column, y: point.y, style: style)
        }
      }
      x += width
    }
  }

  /// Fills a rectangle with a character of one column.
  mutating func fill(_ rect: CellRect, with character: Character = " ", style: CellStyle) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { put(character, width: 1, x: x, y: y, style: style) }
    }
  }

  /// Changes the looks of a rectangle and keeps its characters.
  mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { change(&cells[y * size.width + x].style) }
    }
  }

  /// Puts marks in the place of all that is written in a rectangle.
  mutating func redact(_ rect: CellRect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        let cell = cells[y * size.width + x]
        if cell.character == " ", cell.width != 0 { continue }
        put("▒", width: 1, x: x, y: y, style: cell.style.with(foreground: .gray))
      }
    }
  }

  /// Draws the outline of a rectangle.
  mutating func drawBorder(
    _ rect: CellRect, isRounded: Bool = false, style: CellStyle, clip: CellRect
  ) {
    guard rect.size.width >= 2, rect.size.height >= 2 else { return }
    // What is drawn is as large as the clip, however large the rectangle is.
    let seen = rect.intersection(clip).intersection(bounds)
    let inner = CellRect(
      x: rect.minX + 1, y: rect.minY + 1, width: rect.size.width - 2, height: rect.size.height - 2
    ).intersection(seen)
    let corners: [Character] = isRounded ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    for (index, y) in [rect.minY, rect.maxY - 1].enumerated() where y >= seen.minY && y < seen.maxY
    {
      let line = CellRect(x: inner.minX, y: y, width: inner.size.width, height: 1)
      fill(line, with: "─", style: style)
      let (left, right) = (corners[index * 2], corners[index * 2 + 1])
      draw(String(left), at: CellPoint(x: rect.minX, y: y), style: style, clip: seen)
      draw(String(right), at: CellPoint(x: rect.maxX - 1, y: y), style: style, clip: seen)
    }
    for x in [rect.minX, rect.maxX - 1] where x >= seen.minX && x < seen.maxX {
      let line = CellRect(x: x, y: inner.minY, width: 1, height: inner.size.height)
      fill(line, with: "│", style: style)
    }
  }

  private mutating func put(
    _ character: Character, width: Int, x: Int, y: Int, style: CellStyle
  ) {
    let index = y * size.width + x
    // Half of a wide character cannot stay.
    if cells[index].width == 0, x > 0 { blank(index - 1) }
    let last = index + width - 1
    if x + width < size.width, cells[last + 1].width == 0 { blank(last + 1) }
    cells[index] = Cell(character: character, width: Int8(width), style: style)
    if width == 2 { cells[last] = Cell(character: " ", width: 0, style: style) }
  }

  private mutating func blank(_ index: Int) {
    cells[index].character = " "
    cells[index].width = 1
  }
}
