import CTermpaint

/// An event of libtermpaint, as far as a back end has a use for it.
enum TermpaintEvent: Sendable {
  case input(TerminalInput)
  /// The terminal has said what it is.
  case detected
  /// The terminal has said what its background is.
  case background(String)
  case pasteBegan
  case pasted([UInt8])
  case pasteEnded

  /// Reads an event, or `nil` for one that means nothing here (an unknown key, an answer to a question
  /// that was not asked, bytes that are no text).
  init?(_ event: termpaint_event) {
    switch event.type {
    case TERMPAINT_EV_CHAR:
      let text = Self.string(event.c.string, event.c.length)
      self = .input(.text(text, Self.modifiers(event.c.modifier)))
    case TERMPAINT_EV_KEY:
      let name = Self.string(event.key.atom, event.key.length)
      guard let key = TerminalInput.Key(rawValue: name) else { return nil }
      self = .input(.key(key, Self.modifiers(event.key.modifier)))
    case TERMPAINT_EV_MOUSE:
      let point = CellPoint(x: Int(event.mouse.x), y: Int(event.mouse.y))
      switch (event.mouse.action, event.mouse.button) {
      case (TERMPAINT_MOUSE_PRESS, 0): self = .input(.mousePress(point))
      case (TERMPAINT_MOUSE_PRESS, 2): self = .input(.secondaryPress(point))
      case (TERMPAINT_MOUSE_PRESS, 4): self = .input(.wheel(point, -1))
      case (TERMPAINT_MOUSE_PRESS, 5): self = .input(.wheel(point, 1))
      case (TERMPAINT_MOUSE_MOVE, 0): self = .input(.mouseDrag(point))
      // Old terminals do not say which button was let go.
      case (TERMPAINT_MOUSE_RELEASE, 0), (TERMPAINT_MOUSE_RELEASE, 3):
        self = .input(.mouseRelease(point))
      default: return nil
      }
    case TERMPAINT_EV_PASTE:
      if event.paste.initial {
        self = .pasteBegan
      } else if event.paste.final {
        self = .pasteEnded
      } else {
        let data = UnsafeRawBufferPointer(
          start: event.paste.string, count: Int(event.paste.length)
        )
        self = .pasted(Array(data))
      }
    case TERMPAINT_EV_COLOR_SLOT_REPORT:
      guard event.color_slot_report.slot == TERMPAINT_COLOR_SLOT_BACKGROUND else { return nil }
      let report = event.color_slot_report
      self = .background(Self.string(report.color, UInt32(report.length)))
    case TERMPAINT_EV_AUTO_DETECT_FINISHED:
      self = .detected
    case TERMPAINT_EV_REPAINT_REQUESTED:
      self = .input(.repaint)
    default:
      return nil
    }
  }

  private static func string(_ data: UnsafePointer<CChar>?, _ length: UInt32) -> String {
    let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func modifiers(_ bits: Int32) -> TerminalInput.Modifiers {
    TerminalInput.Modifiers(rawValue: Int(bits)).intersection([.shift, .control, .alternate])
  }
}
