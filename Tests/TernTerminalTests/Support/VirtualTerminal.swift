import CVterm
import TernTerminal
import TernUI

/// A terminal in memory: libvterm reads what the back end writes, and what it answers goes back.
@MainActor
final class VirtualTerminal {
  let backend: TerminalBackend
  private let box: Box
  private(set) var columns: Int
  private(set) var rows: Int

  /// What libvterm's callbacks and the back end's closures share.
  final class Box {
    let vterm: OpaquePointer
    var answers: [UInt8] = []
    var output: [UInt8] = []
    var scheduled: [(delay: Duration, work: @MainActor () -> Void)] = []
    var isCursorVisible = true
    var isAlternateScreen = false
    var restoreSequence: [UInt8] = []

    init(columns: Int, rows: Int) {
      vterm = vterm_new(Int32(rows), Int32(columns))
    }

    deinit { vterm_free(vterm) }
  }

  init(
    columns: Int = 40, rows: Int = 12, colors: TerminalColors = .automatic, starts: Bool = true
  ) {
    self.columns = columns
    self.rows = rows
    let box = Box(columns: columns, rows: rows)
    self.box = box
    backend = TerminalBackend(
      columns: columns, rows: rows, colors: colors,
      schedule: { box.scheduled.append(($0, $1)) },
      output: { bytes in
        box.output += bytes
        bytes.withUnsafeBufferPointer { buffer in
          buffer.withMemoryRebound(to: CChar.self) {
            _ = vterm_input_write(box.vterm, $0.baseAddress, $0.count)
          }
        }
      }
    )
    backend.onRestoreSequence = { box.restoreSequence = $0 }
    vterm_set_utf8(box.vterm, 1)
    let context = Unmanaged.passUnretained(box).toOpaque()
    vterm_output_set_callback(
      box.vterm,
      { bytes, count, context in
        guard let bytes, let context else { return }
        let box = Unmanaged<Box>.fromOpaque(context).takeUnretainedValue()
        box.answers += UnsafeRawBufferPointer(start: bytes, count: count)
      },
      context
    )
    let screen = vterm_obtain_screen(box.vterm)
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_set_callbacks(screen, VirtualTerminal.callbacks, context)
    vterm_screen_reset(screen, 1)
    if starts {
      backend.start()
      settle()
    }
  }

  private static let callbacks: UnsafeMutablePointer<VTermScreenCallbacks> = {
    let callbacks = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, context in
      guard let value, let context else { return 1 }
      let box = Unmanaged<Box>.fromOpaque(context).takeUnretainedValue()
      switch property {
      case VTERM_PROP_CURSORVISIBLE: box.isCursorVisible = value.pointee.boolean != 0
      case VTERM_PROP_ALTSCREEN: box.isAlternateScreen = value.pointee.boolean != 0
      default: break
      }
      return 1
    }
    return callbacks
  }()

  // MARK: Doing

  /// Types keys, as the bytes that a terminal sends for them.
  func type(_ keys: String) {
    backend.receive(Array(keys.utf8))
    settle()
  }

  func press(_ keys: Key...) {
    for key in keys { type(key.rawValue) }
  }

  enum Key: String {
    case tab = "\t"
    case backTab = "\u{1B}[Z"
    case enter = "\r"
    case space = " "
    case escape = "\u{1B}"
    case up = "\u{1B}[A"
    case down = "\u{1B}[B"
    case right = "\u{1B}[C"
    case left = "\u{1B}[D"
    case home = "\u{1B}[H"
    case end = "\u{1B}[F"
    case pageUp = "\u{1B}[5~"
    case pageDown = "\u{1B}[6~"
    case delete = "\u{1B}[3~"
    case backspace = "\u{7F}"
    case f1 = "\u{1B}OP"
    case f5 = "\u{1B}[15~"
    case f10 = "\u{1B}[21~"
    case shiftLeft = "\u{1B}[1;2D"
    case shiftRight = "\u{1B}[1;2C"
    case shiftHome = "\u{1B}[1;2H"
    case shiftUp = "\u{1B}[1;2A"
    case wordLeft = "\u{1B}[1;5D"
    case alternateUp = "\u{1B}[1;3A"
    case alternateDown = "\u{1B}[1;3B"
    case controlPageUp = "\u{1B}[5;5~"
    case controlPageDown = "\u{1B}[6;5~"
  }

  /// Presses and lets go the left mouse button, at a cell counted from zero.
  func click(_ column: Int, _ row: Int) {
    mouseDown(column, row)
    mouseUp(column, row)
  }

  /// Presses the second mouse button on the first place where the text stands.
  func secondaryClick(on text: String) {
    guard let place = find(text) else { return }
    type("\u{1B}[<2;\(place.column + 1);\(place.row + 1)M")
    type("\u{1B}[<2;\(place.column + 1);\(place.row + 1)m")
  }

  func mouseDown(_ column: Int, _ row: Int) { type("\u{1B}[<0;\(column + 1);\(row + 1)M") }
  func mouseUp(_ column: Int, _ row: Int) { type("\u{1B}[<0;\(column + 1);\(row + 1)m") }

  /// Moves the mouse with its button down.
  func mouseDrag(_ column: Int, _ row: Int) { type("\u{1B}[<32;\(column + 1);\(row + 1)M") }

  /// Clicks on the first place where the text stands.
  func click(on text: String) {
    guard let place = find(text) else { return }
    click(place.column, place.row)
  }

  func wheel(_ column: Int, _ row: Int, down: Bool) {
    type("\u{1B}[<\(down ? 65 : 64);\(column + 1);\(row + 1)M")
  }

  func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    vterm_set_size(box.vterm, Int32(rows), Int32(columns))
    backend.resize(columns: columns, rows: rows)
    settle()
  }

  /// Lets answers and short delays run until nothing is left to do.
  func settle() {
    while !box.answers.isEmpty || box.scheduled.contains(where: { $0.delay < .seconds(1) }) {
      let answers = box.answers
      box.answers = []
      if !answers.isEmpty { backend.receive(answers) }
      let due = box.scheduled.filter { $0.delay < .seconds(1) }
      box.scheduled.removeAll { $0.delay < .seconds(1) }
      for item in due { item.work() }
    }
  }

  /// Lets all delays run out, long ones too.
  func letTimeouts() {
    let due = box.scheduled
    box.scheduled = []
    for item in due { item.work() }
    settle()
  }

  // MARK: Seeing

  /// The bytes written since the last call.
  func takeOutput() -> String {
    defer { box.output = [] }
    return String(decoding: box.output, as: UTF8.self)
  }

  var isCursorVisible: Bool { box.isCursorVisible }
  var isAlternateScreen: Bool { box.isAlternateScreen }
  var restoreSequence: String { String(decoding: box.restoreSequence, as: UTF8.self) }

  var cursor: (column: Int, row: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(box.vterm), &position)
    return (Int(position.col), Int(position.row))
  }

  /// The rows of the screen, without spaces at their ends.
  var lines: [String] { (0..<rows).map { line($0) } }

  /// The screen as text, without empty rows at its end.
  var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  func line(_ row: Int) -> String {
    var line = ""
    var column = 0
    while column < columns {
      let cell = cell(column, row)
      line += cell.text
      column += max(1, Int(cell.width))
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The column and row of the first place where a text stands.
  func find(_ text: String) -> (column: Int, row: Int)? {
    for row in 0..<rows {
      var column = 0
      while column < columns {
        var end = column
        var found = ""
        while end < columns, found.count < text.count {
          let cell = cell(end, row)
          found += cell.text
          end += max(1, Int(cell.width))
        }
        if found == text { return (column, row) }
        column += max(1, Int(cell(column, row).width))
      }
    }
    return nil
  }

  struct Cell {
    var text: String
    var width: Int
    var isBold: Bool
    var isItalic: Bool
    var isUnderlined: Bool
    var isStruck: Bool
    var isReverse: Bool
    var foreground: String
    var background: String

    /// What of the looks is not as usual.
    var style: String {
      var words: [String] = []
      if isBold { words.append("bold") }
      if isItalic { words.append("italic") }
      if isUnderlined { words.append("underlined") }
      if isStruck { words.append("struck") }
      if isReverse { words.append("reverse") }
      if foreground != "default" { words.append(foreground) }
      if background != "default" { words.append("on \(background)") }
      return words.joined(separator: " ")
    }
  }

  func cell(_ column: Int, _ row: Int) -> Cell {
    var cell = VTermScreenCell()
    let screen = vterm_obtain_screen(box.vterm)
    _ = vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &cell)
    var scalars = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.chars) { bytes in
      for value in bytes.bindMemory(to: UInt32.self) {
        guard value != 0, let scalar = Unicode.Scalar(value) else { break }
        scalars.append(scalar)
      }
    }
    return Cell(
      text: scalars.isEmpty ? " " : String(scalars),
      width: Int(cell.width),
      isBold: cell.attrs.bold != 0,
      isItalic: cell.attrs.italic != 0,
      isUnderlined: cell.attrs.underline != 0,
      isStruck: cell.attrs.strike != 0,
      isReverse: cell.attrs.reverse != 0,
      foreground: Self.name(of: cell.fg),
      background: Self.name(of: cell.bg)
    )
  }

  /// The text of the screen, and below it what is shown in another style than usual, by line.
  var styledText: String {
    var lines: [String] = []
    for row in 0..<rows {
      for span in spans(ofRow: row) where !span.style.isEmpty {
        let isSeen = span.text.contains { $0 != " " } || span.style.contains("on ")
        if isSeen { lines.append("\(row + 1) |\(span.text)| \(span.style)") }
      }
    }
    return text + "\n\n" + lines.joined(separator: "\n")
  }

  private func spans(ofRow row: Int) -> [(style: String, text: String)] {
    var spans: [(style: String, text: String)] = []
    var column = 0
    while column < columns {
      let cell = cell(column, row)
      if spans.last?.style == cell.style {
        spans[spans.count - 1].text += cell.text
      } else {
        spans.append((cell.style, cell.text))
      }
      column += max(1, cell.width)
    }
    return spans
  }

  /// The text that is shown in reverse, as the focused control is.
  var highlighted: String {
    var parts: [String] = []
    for row in 0..<rows {
      var part = ""
      var column = 0
      while column < columns {
        let cell = cell(column, row)
        if cell.isReverse { part += cell.text }
        column += max(1, cell.width)
      }
      while part.last == " " { part.removeLast() }
      if !part.isEmpty { parts.append(part) }
    }
    return parts.joined(separator: "\n")
  }

  /// `default`, the number of a palette colour, or `#rrggbb`.
  private static func name(of color: VTermColor) -> String {
    if color.type & UInt8(VTERM_COLOR_DEFAULT_FG.rawValue | VTERM_COLOR_DEFAULT_BG.rawValue) != 0 {
      return "default"
    }
    if color.type & UInt8(VTERM_COLOR_TYPE_MASK.rawValue) == UInt8(VTERM_COLOR_INDEXED.rawValue) {
      return "\(color.indexed.idx)"
    }
    func hex(_ value: UInt8) -> String {
      (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + hex(color.rgb.red) + hex(color.rgb.green) + hex(color.rgb.blue)
  }
}
