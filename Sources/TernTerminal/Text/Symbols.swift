/// Characters for the names of symbols that views use most.
package enum Symbols {
  /// The character for a symbol, or the symbol's name in brackets where there is none.
  static func text(for name: String) -> String {
    characters[name] ?? character(within: name) ?? "(\(name))"
  }

  /// The character for what a symbol with a filled shape or a frame around it is made of.
  private static func character(within name: String) -> String? {
    var name = Substring(name)
    for ending in [".fill", ".circle", ".square"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
      if let character = characters[String(name)] { return character }
      // Letters and digits in circles.
      if name.count == 1 { return name.uppercased() }
    }
    return nil
  }

  /// The names that have a character.
  package static var names: [String] { characters.keys.sorted() }

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
    "calendar": "▦", "calendar.badge.plus": "▦", "calendar.badge.clock": "▦", "clock": "◷",
    "alarm": "◷", "timer": "◷", "stopwatch": "◷", "clock.arrow.circlepath": "↺", "tray": "⊔",
    "tray.full": "⊔", "tray.2": "⊔", "archivebox": "⊟", "shippingbox": "⊡",
    "tray.and.arrow.down": "⤓", "tray.and.arrow.up": "⤒", "folder": "▤", "folder.badge.plus": "▤",
    "doc": "▯", "doc.text": "▤", "doc.on.doc": "❐", "doc.on.clipboard": "❐", "note.text": "▤",
    "doc.badge.plus": "▯", "newspaper": "▤", "book": "▥", "books.vertical": "▥",
    "text.book.closed": "▥", "list.dash": "≡", "list.number": "≡", "list.bullet.rectangle": "▤",
    "checklist": "☑", "text.alignleft": "≡", "text.justify": "≡", "slider.horizontal.3": "≢",
    "sidebar.left": "◧", "sidebar.right": "◨", "sidebar.leading": "◧", "sidebar.trailing": "◨",
    "line.horizontal.3": "≡", "line.3.horizontal.decrease": "≣", "square.grid.2x2": "⊞",
    "square.grid.3x3": "▦", "rectangle": "▭", "rectangle.grid.1x2": "⊟", "rectangle.stack": "▤",
    "square.stack": "❐", "square.on.square": "❐", "square.dashed": "▢", "circle.dashed": "◌",
    "circle.lefthalf.filled": "◐", "circle.righthalf.filled": "◑", "smallcircle.filled.circle": "◉",
    "hexagon": "⬡", "hexagon.fill": "⬢", "seal": "✺", "rosette": "✿", "checkmark.seal": "✓",
    "square.and.arrow.up": "⇪", "square.and.arrow.down": "⤓", "arrow.up.doc": "⤒",
    "arrow.down.doc": "⤓", "arrow.down.to.line": "⤓", "arrow.up.to.line": "⤒", "icloud": "☁",
    "icloud.and.arrow.up": "☁", "icloud.and.arrow.down": "☁", "cloud.sun": "☀", "cloud.bolt": "ϟ",
    "wind": "≈", "drop": "◊", "flame": "♨", "leaf": "❧", "tree": "♣", "globe": "⊕", "network": "⌗",
    "wifi": "≋", "antenna.radiowaves.left.and.right": "≋", "person.crop": "☺", "person.2": "☺",
    "person.3": "☺", "person.badge.plus": "☺", "person.crop.circle.badge.plus": "☺",
    "person.crop.circle.badge.checkmark": "☺", "exclamationmark.2": "‼", "exclamationmark.3": "‼",
    "exclamationmark.octagon": "!", "exclamationmark.bubble": "!", "questionmark.app": "?",
    "at": "@", "textformat": "A", "bold": "B", "italic": "I", "underline": "U",
    "strikethrough": "S", "dollarsign": "$", "eurosign": "€", "yensign": "¥", "sterlingsign": "£",
    "sum": "∑", "function": "ƒ", "infinity": "∞", "plusminus": "±", "plus.forwardslash.minus": "±",
    "lessthan": "<", "greaterthan": ">", "chevron.up.chevron.down": "↕",
    "chevron.left.forwardslash.chevron.right": "◇", "chevron.right.2": "»", "chevron.left.2": "«",
    "chevron.compact.down": "ˇ", "arrow.forward": "→", "arrow.backward": "←",
    "arrow.down.right": "↘", "arrow.up.left": "↖", "arrow.down.left": "↙",
    "arrow.turn.up.right": "↱", "arrow.turn.down.right": "↳", "arrow.uturn.forward": "↷",
    "arrow.uturn.left": "↶", "arrow.uturn.right": "↷", "arrow.2.squarepath": "⟳",
    "arrow.triangle.2.circlepath": "⟳", "arrow.clockwise.heart": "♡",
    "arrow.up.left.and.arrow.down.right": "⤡", "arrow.down.right.and.arrow.up.left": "⤡",
    "arrowshape.turn.up.left": "↶", "arrowshape.turn.up.right": "↷", "repeat": "↻", "shuffle": "⤮",
    "arrowtriangle.right": "▷", "arrowtriangle.right.fill": "▶", "arrowtriangle.left": "◁",
    "arrowtriangle.left.fill": "◀", "arrowtriangle.up": "△", "arrowtriangle.up.fill": "▲",
    "arrowtriangle.down": "▽", "arrowtriangle.down.fill": "▼", "location.north": "▲",
    "backward": "«", "forward": "»", "backward.end": "⇤", "forward.end": "⇥", "playpause": "▷",
    "record": "◉", "speaker": "◁", "speaker.wave.2": "◁", "music.note.list": "♫", "music.mic": "♪",
    "bell": "♤", "bell.badge": "♤", "bubble.left": "❝", "bubble.right": "❞", "message": "❝",
    "text.bubble": "❝", "bubble.left.and.bubble.right": "❝", "quote.bubble": "❝", "paperplane": "➤",
    "mappin": "⌖", "mappin.and.ellipse": "⌖", "map": "▨", "scope": "⌖", "target": "◎",
    "camera": "◙", "photo": "▣", "photo.on.rectangle": "▣", "video": "▣", "eye": "◉",
    "eye.slash": "◌", "lock": "⚿", "lock.open": "⚿", "key": "⚿", "creditcard": "▭", "wrench": "⚒",
    "hammer": "⚒", "wrench.and.screwdriver": "⚒", "gearshape.2": "⚙", "paintbrush": "✐",
    "paintpalette": "◍", "pencil.and.outline": "✎", "highlighter": "✐", "paperclip": "∮",
    "pin": "⊥", "trophy": "♕", "crown": "♕", "lightbulb": "☼", "sunrise": "☀", "sunset": "☀",
    "sparkles": "✦", "sparkle": "✦", "wand.and.stars": "✦", "star.leadinghalf.filled": "☆",
    "chart.bar": "▂", "chart.pie": "◔", "chart.line.uptrend.xyaxis": "↗", "gauge": "◴",
    "speedometer": "◴", "desktopcomputer": "▣", "laptopcomputer": "▭", "iphone": "▯", "ipad": "▯",
    "display": "▣", "terminal": "▸", "cpu": "⌗", "externaldrive": "⊟", "server.rack": "▤",
    "app": "▢", "qrcode": "▦", "barcode": "▥", "airplane": "✈", "cross": "✚", "asterisk": "∗",
    "nosign": "⊘", "slash.circle": "⊘", "dice": "⚄", "rectangle.portrait": "▯",
    "rectangle.portrait.and.arrow.right": "↦", "door.left.hand.open": "↦", "escape": "⎋",
    "shift": "⇧", "control": "⌃", "capslock": "⇪", "delete.right": "⌦", "space": "␣",
    "ellipsis.rectangle": "…", "ellipsis.bubble": "…", "minus.magnifyingglass": "⌕",
    "plus.magnifyingglass": "⌕", "text.magnifyingglass": "⌕", "plus.app": "⊞",
    "plus.rectangle": "⊞", "plus.rectangle.on.rectangle": "⊞", "xmark.octagon": "⊗",
    "xmark.bin": "⌫", "checkmark.rectangle": "☑", "envelope.open": "✉", "envelope.badge": "✉",
    "phone.down": "☏", "link.badge.plus": "∞", "building": "▥", "building.2": "▥",
    "building.columns": "♜", "suitcase": "▬", "briefcase": "▬", "moon.stars": "☾", "moon.zzz": "☾",
    "zzz": "z", "scalemass": "⚖", "ruler": "↔", "hand.point.up": "☝", "cursorarrow": "➤",
    "rectangle.and.pencil.and.ellipsis": "✎", "tablecells": "▦",
  ]
}
