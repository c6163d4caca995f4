// The values that the modifiers of `View+Inert.swift` take.

/// How high a sheet may be.
public struct PresentationDetent: Hashable, Sendable {
  private let part: Double

  public static let medium = PresentationDetent(part: 0.5)
  public static let large = PresentationDetent(part: 1)

  /// A part of the height of the screen.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(part: fraction)
  }

  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(part: -height)
  }
}

/// What a sheet becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  public static let automatic = Self()
  public static let none = Self()
  public static let popover = Self()
  public static let sheet = Self()
  public static let fullScreenCover = Self()
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  public static let automatic = Self()
  public static let enabled = Self()
  public static let disabled = Self()

  /// Up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// How colours mix with those behind.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// Whether text may be selected.
public struct TextSelectability: Hashable, Sendable {
  public static let enabled = Self()
  public static let disabled = Self()
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  public static let monochrome = Self()
  public static let hierarchical = Self()
  public static let palette = Self()
  public static let multicolor = Self()
}

/// Which variant of symbols is shown.
public struct SymbolVariants: Hashable, Sendable {
  public static let none = Self()
  public static let fill = Self()
  public static let circle = Self()
  public static let square = Self()
  public static let slash = Self()
}

/// Parts of the screen that something else may cover.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all: Self = [.container, .keyboard]
}

/// What the keyboard does while something scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  public static let automatic = Self()
  public static let immediately = Self()
  public static let interactively = Self()
  public static let never = Self()
}

/// How headers look.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// What the bars of a page are for.
public struct ToolbarRole: Hashable, Sendable {
  public static let automatic = Self()
  public static let navigationStack = Self()
  public static let browser = Self()
  public static let editor = Self()
}

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  public static let automatic = Self()
  public static let inline = Self()
  public static let inlineLarge = Self()
  public static let large = Self()
}

/// How pages that are not stacks are shown.
public struct NavigationViewStyle: Hashable, Sendable {
  public static let automatic = Self()
  public static let stack = Self()
  public static let columns = Self()
}

/// A sign to the hand.
public struct SensoryFeedback: Hashable, Sendable {
  public static let success = Self()
  public static let warning = Self()
  public static let error = Self()
  public static let selection = Self()
  public static let increase = Self()
  public static let decrease = Self()
  public static let start = Self()
  public static let stop = Self()
  public static let impact = Self()
}

/// In which order menus show their items.
public struct MenuOrder: Hashable, Sendable {
  public static let automatic = Self()
  public static let fixed = Self()
  public static let priority = Self()
}

/// Whether a person may arrange tabs.
public struct TabCustomizationBehavior: Hashable, Sendable {
  public static let automatic = Self()
  public static let reorderable = Self()
  public static let disabled = Self()
}

/// How pages show which of them is seen.
public struct PageIndexViewStyle: Hashable, Sendable {
  public static let page = Self()
}
