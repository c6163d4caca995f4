/// Characters for the names of symbols that views use most.
enum Symbols {
  /// The character for a symbol, or the symbol's name in brackets where there is none.
  static func text(for name: String) -> String {
    if let character = characters[name] { return character }
    let filled = ".fill"
    // Filled or not is the least that tells symbols apart.
    if name.hasSuffix(filled), let outline = characters[String(name.dropLast(filled.count))] {
      return outline
    }
    return "(\(name))"
  }

  // Only characters of one column that common terminal fonts have.
  private static let characters: [String: String] = [
    "plus": "+", "plus.circle": "⊕", "plus.circle.fill": "⊕", "plus.square": "⊞",
    "minus": "−", "minus.circle": "⊖", "minus.circle.fill": "⊖", "minus.square": "⊟",
    "multiply": "×", "divide": "÷", "equal": "=", "percent": "%", "number": "#",
    "checkmark": "✓", "checkmark.circle": "✓", "checkmark.circle.fill": "✓",
    "checkmark.square": "☑", "checkmark.square.fill": "☑", "square": "☐",
    "xmark": "✕", "xmark.circle": "⊗", "xmark.circle.fill": "⊗",
    "circle": "○", "circle.fill": "●", "largecircle.fill.circle": "◉", "square.fill": "■",
    "triangle": "△", "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆",
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "bolt": "ϟ",
    "bolt.fill": "ϟ", "flag": "⚐", "flag.fill": "⚑", "music.note": "♪",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "ˆ", "chevron.down": "ˇ",
    "chevron.backward": "‹", "chevron.forward": "›",
    "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.up.arrow.down": "↕", "arrow.left.arrow.right": "↔", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "arrow.uturn.backward": "↶", "arrow.up.right": "↗",
    "ellipsis": "…", "ellipsis.circle": "…", "line.3.horizontal": "≡", "list.bullet": "≡",
    "info": "i", "info.circle": "ⓘ", "questionmark": "?", "questionmark.circle": "?",
    "exclamationmark": "!", "exclamationmark.triangle": "⚠", "exclamationmark.triangle.fill": "⚠",
    "gear": "⚙", "gearshape": "⚙", "gearshape.fill": "⚙", "pencil": "✎", "square.and.pencil": "✎",
    "trash": "⌫", "trash.fill": "⌫", "delete.left": "⌫", "envelope": "✉", "envelope.fill": "✉",
    "phone": "☏", "phone.fill": "☎", "sun.max": "☀", "sun.max.fill": "☀", "moon": "☾",
    "moon.fill": "☾", "cloud": "☁", "cloud.fill": "☁", "umbrella": "☂", "snowflake": "❄",
    "play": "▷", "play.fill": "▶", "pause": "‖", "pause.fill": "‖", "stop": "□", "stop.fill": "■",
    "person": "☺", "person.fill": "☻", "house": "⌂", "house.fill": "⌂", "magnifyingglass": "⌕",
    "return": "⏎", "command": "⌘", "option": "⌥", "keyboard": "⌨", "power": "⏻", "scissors": "✂",
    "bookmark": "⚑", "bookmark.fill": "⚑", "tag": "⌗", "location": "⌖", "link": "∞",
    "message": "✉", "envelope.open": "✉", "paperplane": "➤", "pin": "⚲", "gauge": "◔",
    "cpu": "▦", "memorychip": "▤", "internaldrive": "▭", "network": "◍", "globe": "◍",
    "wifi": "≋", "speaker": "♪", "speaker.wave.2": "♪", "clock": "◷", "timer": "◷", "calendar": "▦",
    "lock": "⚿", "key": "⚿", "photo": "▨", "doc": "▯", "doc.text": "▤", "folder": "▱",
    "person.2": "☺", "person.crop.circle": "☺", "chart.bar": "▅", "sparkles": "✦",
    "airplane": "✈", "flame": "♨", "leaf": "☘", "crown": "♛", "eye": "⊙",
    "slider.horizontal.3": "≡", "line.3.horizontal.decrease": "≡",
    "line.3.horizontal.decrease.circle": "≡", "square.and.arrow.up": "↥",
    "square.and.arrow.down": "↧", "arrow.up.circle": "↑", "arrow.down.circle": "↓",
    "exclamationmark.circle": "!", "play.circle": "▷", "pause.circle": "‖", "stop.circle": "□",
  ]
}
