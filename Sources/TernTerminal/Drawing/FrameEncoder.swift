/// Turns what is new in a frame into the bytes that bring a terminal from the last frame to it.
///
/// libtermpaint 0.3 repaints the whole screen with every flush: ten kilobytes where one character
/// changed. This sends the changed cells, and asks the library only what the terminal can do. It also
/// sets the cursor anew after characters whose width terminals do not agree on, so that what follows
/// them stands in its column everywhere.
struct FrameEncoder {
  /// The colours that may be sent.
  enum Colors: Sendable {
    case none, sixteen, palette256, exact
  }

  private var bytes: [UInt8] = []
  private var style = CellStyle.plain
  /// Where the terminal's cursor is, if that is certain.
  private var position: CellPoint?
  private let colors: Colors

  private init(colors: Colors) {
    self.colors = colors
  }

  /// The bytes for a frame after another, or for the first on a screen that may hold anything.
  static func encode(_ frame: Canvas, after last: Canvas?, colors: Colors) -> [UInt8] {
    var encoder = FrameEncoder(colors: colors)
    encoder.append("\u{1B}[?2026h")
    if last?.cursor != nil || last == nil { encoder.append("\u{1B}[?25l") }
    let base: Canvas
    if let last, last.size == frame.size {
      base = last
    } else {
      encoder.append("\u{1B}[0m\u{1B}[2J")
      base = Canvas(size: frame.size)
    }
    for y in 0..<frame.size.height { encoder.encodeRow(y, of: frame, after: base) }
    encoder.change(to: .plain)
    if let cursor = frame.cursor {
      encoder.move(to: cursor)
      encoder.append("\u{1B}[?25h")
    }
    // Synchronized output: a terminal that knows it shows the frame at once, others ignore it.
    encoder.append("\u{1B}[?2026l")
    return encoder.bytes
  }

  private mutating func encodeRow(_ y: Int, of frame: Canvas, after last: Canvas) {
    let row = frame.row(y)
    let old = last.row(y)
    if row == old { return }
    for x in 0..<frame.size.width {
      let cell = row[row.startIndex + x]
      // What a wide character covers comes with it.
      guard cell.width > 0, cell != old[old.startIndex + x] else { continue }
      if position != CellPoint(x: x, y: y) { move(to: CellPoint(x: x, y: y)) }
      change(to: cell.style)
      bytes += cell.character.utf8
      let next = x + Int(cell.width)
      let isCertain = next < frame.size.width && Self.hasCertainWidth(cell.character)
      position = isCertain ? CellPoint(x: next, y: y) : nil
    }
  }

  /// Whether all terminals give a character the same number of columns.
  private static func hasCertainWidth(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return false }
    switch scalar.value {
    case 0x20...0x2FF, 0x2500...0x259F, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
    default: return false
    }
  }

  private mutating func move(to point: CellPoint) {
    append("\u{1B}[")
    append(point.y + 1)
    append(";")
    append(point.x + 1)
    append("H")
    position = point
  }

  // MARK: Looks

  private mutating func change(to next: CellStyle) {
    guard next != style else { return }
    append("\u{1B}[0")
    let attributes = next.attributes
    if attributes.contains(.bold) { append(";1") }
    if attributes.contains(.italic) { append(";3") }
    if attributes.contains(.underline) { append(";4") }
    if attributes.contains(.inverse) { append(";7") }
    if attributes.contains(.strike) { append(";9") }
    append(next.foreground, base: 30)
    append(next.background, base: 40)
    append("m")
    style = next
  }

  private mutating func append(_ color: TerminalColor, base: Int) {
    guard colors != .none else { return }
    switch color {
    case .standard:
      return
    case .palette(let index):
      append(";")
      append(index < 8 ? base + Int(index) : base + 60 + Int(index) - 8)
    case .rgb(let red, let green, let blue):
      append(";")
      if colors == .sixteen {
        let index = Self.nearestOfSixteen(red, green, blue)
        append(index < 8 ? base + index : base + 60 + index - 8)
        return
      }
      append(base + 8)
      if colors == .exact {
        append(";2;")
        append(Int(red))
        append(";")
        append(Int(green))
        append(";")
        append(Int(blue))
      } else {
        append(";5;")
        append(Self.nearest(red, green, blue))
      }
    }
  }

  /// The nearest of the 256 colours that have a fixed value: a cube of six steps a side, and greys.
  private static func nearest(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let steps = [0, 95, 135, 175, 215, 255]
    func step(_ value: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(value)) < abs(steps[$1] - Int(value)) } ?? 0
    }
    func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
      let (r, g, b) = (r - Int(red), g - Int(green), b - Int(blue))
      return r * r + g * g + b * b
    }
    let (r, g, b) = (step(red), step(green), step(blue))
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let gray = min(23, max(0, (average - 3) / 10))
    let level = 8 + 10 * gray
    return distance(level, level, level) < distance(steps[r], steps[g], steps[b])
      ? 232 + gray : 16 + 36 * r + 6 * g + b
  }

  /// The nearest of the sixteen colours, as most terminals show them.
  private static func nearestOfSixteen(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    let usual: [(Int, Int, Int)] = [
      (0, 0, 0), (170, 0, 0), (0, 170, 0), (170, 85, 0), (0, 0, 170), (170, 0, 170), (0, 170, 170),
      (170, 170, 170), (85, 85, 85), (255, 85, 85), (85, 255, 85), (255, 255, 85), (85, 85, 255),
      (255, 85, 255), (85, 255, 255), (255, 255, 255),
    ]
    func distance(_ index: Int) -> Int {
      let (r, g, b) = usual[index]
      let (x, y, z) = (r - Int(red), g - Int(green), b - Int(blue))
      return x * x + y * y + z * z
    }
    return usual.indices.min { distance($0) < distance($1) } ?? 7
  }

  // MARK: Bytes

  private mutating func append(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
