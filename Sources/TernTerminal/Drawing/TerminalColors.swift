public import TernUI

/// The colours that a terminal is sent.
public enum TerminalColors: Hashable, Sendable, CaseIterable {
  /// Exact colours where the terminal says that it has them, else the nearest of 256.
  case automatic
  /// The sixteen colours that every terminal with colours has, as the Linux console.
  case sixteen
  /// None at all, as people ask for with `NO_COLOR`.
  case none

  /// The colours that an environment asks for.
  ///
  /// `NO_COLOR` with any value means none. `COLORTERM` and `TERM` say what the terminal can show; one
  /// that they tell nothing of is asked itself.
  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if environment["NO_COLOR", default: ""] != "" {
      self = .none
    } else if environment["COLORTERM", default: ""] != "" || term.contains("256color") {
      self = .automatic
    } else if ["vt100", "vt102", "vt220", "vt320"].contains(term) {
      self = .none
    } else if ["linux", "ansi", "cons25", "cygwin"].contains(term) || term.hasSuffix("-16color") {
      self = .sixteen
    } else {
      self = .automatic
    }
  }

  /// Whether `COLORFGBG`, which some terminals set, tells of a light or a dark background.
  public static func scheme(in environment: [String: String]) -> BackendTraits.ColorScheme? {
    guard let value = environment["COLORFGBG"], let last = value.split(separator: ";").last,
      let index = Int(last), (0...15).contains(index)
    else { return nil }
    return index == 7 || index >= 9 ? .light : .dark
  }

  /// What a terminal's answer about its background means, `rgb:1E1E/1E1E/1E1E`.
  static func scheme(ofBackground text: String) -> BackendTraits.ColorScheme? {
    guard let start = text.firstIndex(of: ":") else { return nil }
    let parts = text[text.index(after: start)...].split(separator: "/").prefix(3)
    let levels = parts.compactMap { part -> Double? in
      guard let value = UInt32(part, radix: 16), !part.isEmpty else { return nil }
      return Double(value) / Double((1 << (4 * min(part.count, 4))) - 1)
    }
    guard levels.count == 3 else { return nil }
    let brightness = levels[0] * 0.299 + levels[1] * 0.587 + levels[2] * 0.114
    return brightness > 0.5 ? .light : .dark
  }

  func encoded(isExact: Bool) -> FrameEncoder.Colors {
    switch self {
    case .automatic: return isExact ? .exact : .palette256
    case .sixteen: return .sixteen
    case .none: return .none
    }
  }
}
