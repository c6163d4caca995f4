/// A colour of the system by its role, as iOS names them: to make a ``Color`` of.
public struct UIColor: Hashable, Sendable {
  let color: Color

  /// A colour of its own.
  public init(_ color: Color) {
    self.color = color
  }

  // The terminal's own background is that of the system.
  public static let systemBackground = UIColor(.clear)
  public static let secondarySystemBackground = UIColor(.clear)
  public static let tertiarySystemBackground = UIColor(.clear)
  public static let systemGroupedBackground = UIColor(.clear)
  public static let secondarySystemGroupedBackground = UIColor(.clear)
  public static let tertiarySystemGroupedBackground = UIColor(.clear)
  public static let systemFill = UIColor(.clear)
  public static let secondarySystemFill = UIColor(.clear)
  public static let tertiarySystemFill = UIColor(.clear)
  public static let quaternarySystemFill = UIColor(.clear)
  public static let systemGray4 = UIColor(.clear)
  public static let systemGray5 = UIColor(.clear)
  public static let systemGray6 = UIColor(.clear)
  public static let clear = UIColor(.clear)

  public static let label = UIColor(.primary)
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(.secondary)
  public static let quaternaryLabel = UIColor(.secondary)
  public static let placeholderText = UIColor(.secondary)
  public static let separator = UIColor(.gray)
  public static let opaqueSeparator = UIColor(.gray)
  public static let link = UIColor(.accentColor)
  public static let tintColor = UIColor(.accentColor)

  public static let systemGray = UIColor(.gray)
  public static let systemGray2 = UIColor(.gray)
  public static let systemGray3 = UIColor(.gray)
  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let black = UIColor(.black)
  public static let white = UIColor(.white)
  public static let gray = UIColor(.gray)
  public static let red = UIColor(.red)
  public static let orange = UIColor(.orange)
  public static let yellow = UIColor(.yellow)
  public static let green = UIColor(.green)
  public static let blue = UIColor(.blue)
  public static let purple = UIColor(.purple)
  public static let brown = UIColor(.brown)
}

extension Color {
  /// A colour of the system: `Color(.systemBackground)`.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// A colour of the system.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }
}
