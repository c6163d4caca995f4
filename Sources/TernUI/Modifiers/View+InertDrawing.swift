public import struct Foundation.CGFloat

// What pixels, pens and speech make of a view: see `View+Inert.swift`.

extension View {
  /// How symbols move: left to the back end.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// How symbols move: left to the back end.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View { self }

  /// How symbols move: left to the back end.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// The colours of what is drawn: left to the back end.
  public func colorInvert() -> some View { self }

  /// The colours of what is drawn: left to the back end.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// The colours of what is drawn: left to the back end.
  public func contrast(_ amount: Double) -> some View { self }

  /// The colours of what is drawn: left to the back end.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// The colours of what is drawn: left to the back end.
  public func luminanceToAlpha() -> some View { self }

  /// A turn in space: left to the back end.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some View { self }

  /// What is seen of this view: left to the back end.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View
  ) -> some View { self }

  /// How wide letters are: left to the back end.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// The usual background inside: left to the back end.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// What is behind a container: left to the back end.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View { self }

  /// The shape of the borders of buttons: left to the back end.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Whether a held button acts again: left to the back end.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// What the pointer does over this view: left to the back end.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Whether the focus is marked: left to the back end.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Whether this view is mirrored with the writing: left to the back end.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Whether what is shown is out of date: left to the back end.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Whether menus have a mark: left to the back end.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Whether a menu closes when something is chosen: left to the back end.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// How strong badges are: left to the back end.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// The picture of an alert: left to the back end.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// How a preview turns its device: left to the back end.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// The device of a preview: left to the back end.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// What assistive technology can do: left to the back end.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// What assistive technology can do: left to the back end.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// What assistive technology can do: left to the back end.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// What assistive technology can do: left to the back end.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// In which order views are told: left to the back end.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Other words for this view: left to the back end.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

  /// Other words for this view: left to the back end.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Whether assistive technology can act: left to the back end.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }

  /// Whether a large copy is shown: left to the back end.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Whether colours stay when others are inverted: left to the back end.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// How text is spoken: left to the back end.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// How text is spoken: left to the back end.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}

extension View {
  /// Room around this view besides that of the screen's edges.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Room around this view besides that of the screen's edges.
  public func safeAreaPadding(_ length: Double) -> some View { padding(length) }

  /// Sets the colour scheme of the views inside.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// How symbols move.
public struct SymbolEffect: Hashable, Sendable {
  public static let appear = Self()
  public static let disappear = Self()
  public static let bounce = Self()
  public static let breathe = Self()
  public static let pulse = Self()
  public static let replace = Self()
  public static let rotate = Self()
  public static let scale = Self()
  public static let variableColor = Self()
  public static let wiggle = Self()

  public var up: Self { self }
  public var down: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var cumulative: Self { self }
  public var iterative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
}

/// How often and how fast symbols move.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = Self()
  public static let repeating = Self()
  public static let nonRepeating = Self()

  /// A number of times.
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> Self { Self() }

  /// A number of times.
  public func `repeat`(_ count: Int?) -> Self { self }
  /// Faster or slower.
  public func speed(_ speed: Double) -> Self { self }
}

extension ContentTransition {
  /// As symbols move.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .identity }
}

extension Font {
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    public static let compressed = Self()
    public static let condensed = Self()
    public static let standard = Self()
    public static let expanded = Self()
  }
}

/// What has a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  public static let navigation = Self()
  public static let navigationSplitView = Self()
  public static let tabView = Self()
  public static let widget = Self()
  public static let window = Self()
}

/// The shape of the borders of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  public static let automatic = Self()
  public static let capsule = Self()
  public static let circle = Self()
  public static let roundedRectangle = Self()

  /// With corners of a size.
  public static func roundedRectangle(radius: Double) -> Self { Self() }
}

/// Whether a held button acts again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = Self()
  public static let enabled = Self()
  public static let disabled = Self()
}

/// What the pointer does over a view.
public struct HoverEffect: Hashable, Sendable {
  public static let automatic = Self()
  public static let highlight = Self()
  public static let lift = Self()
}

/// Whether a menu closes when something is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  public static let automatic = Self()
  public static let enabled = Self()
  public static let disabled = Self()
}

/// How strong badges are.
public struct BadgeProminence: Hashable, Sendable {
  public static let standard = Self()
  public static let increased = Self()
  public static let decreased = Self()
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  public static let portrait = Self()
  public static let portraitUpsideDown = Self()
  public static let landscapeLeft = Self()
  public static let landscapeRight = Self()
}

/// A device by its name.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(rawValue: String) {}
  public init(stringLiteral value: String) {}
}

/// What assistive technology can do.
public struct AccessibilityActionKind: Hashable, Sendable {
  public static let `default` = Self()
  public static let escape = Self()
  public static let magicTap = Self()
  public static let delete = Self()
  public static let showMenu = Self()
}

/// Where assistive technology moves a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension Image {
  /// How a picture is drawn larger than it is.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The picture, which is not drawn larger than it is.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The picture, which has no edges to smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
