public import struct Foundation.CGFloat
public import struct Foundation.CGSize

// Forms of modifiers with other arguments than usual.

extension View {
  /// Puts views at a side of this one, which gets the rest of the room.
  @ViewBuilder
  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { content() }
      self
      if edge == .trailing { content() }
    }
  }

  /// Draws this view away from its place, in points.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// A change of size: left to the back end.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }

  /// Shows only what is inside of a shape: everything, where cells are drawn.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { self }

  /// Says which part of this view the pointer meets: all of it.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool) -> some View { self }

  /// Says which part of this view is meant for what: all of it.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }

  /// What is seen of this view: left to the back end.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Puts a shape over this view.
  public func overlay<Style: ShapeStyle, S: Shape>(_ style: Style, in shape: S) -> some View {
    overlay { shape.fill(style) }
  }

  /// The usual background, which is what is behind anyway.
  public func background() -> some View { self }

  /// What is behind a sheet: left to the back end.
  public func presentationBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Calls an action when the pointer is held down on this view.
  ///
  /// - Parameters:
  ///   - minimumDuration: For how many seconds, which is left to the back end.
  ///   - maximumDistance: How far it may move meanwhile, which is left to the back end.
  ///   - action: The action.
  ///   - onPressingChanged: Told that the pointer went down and up again, which back ends tell at once.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: @escaping @MainActor (Bool) -> Void
  ) -> some View {
    onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance) {
      onPressingChanged(true)
      action()
      onPressingChanged(false)
    }
  }

  /// A sign to the hand: left to the back end.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping @MainActor (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// A sign to the hand: left to the back end.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping @MainActor (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// The size of a view beside what it scrolls in: left to the back end.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }

  /// The room between sections: left to the back end.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Puts a view behind the row that this view is in.
  @_disfavoredOverload
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    background { if let view { view } }
  }

  /// Which gestures of the system wait: left to the back end.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// What is written in capitals while it is typed: a hint for the back end.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    switch style {
    case .none: textInputAutocapitalization(.never)
    case .words: textInputAutocapitalization(.words)
    case .sentences: textInputAutocapitalization(.sentences)
    case .allCharacters: textInputAutocapitalization(.characters)
    }
  }

  /// The title of the page that this view is on, which a person does not change here.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Keeps the size of text inside within a range.
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return EnvironmentView(content: self, change: TypeSizeChange(sizes: sizes))
  }
}

private struct TypeSizeChange: EnvironmentChange {
  let sizes: [DynamicTypeSize]

  func apply(to environment: inout EnvironmentValues) {
    guard let first = sizes.first, let last = sizes.last else { return }
    environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
  }
}

/// How a shape is filled.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// What the shape of a view is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = Self(rawValue: 1)
  public static let dragPreview = Self(rawValue: 2)
  public static let contextMenuPreview = Self(rawValue: 4)
  public static let hoverEffect = Self(rawValue: 8)
  public static let accessibility = Self(rawValue: 16)
  public static let focusEffect = Self(rawValue: 32)
}

/// The room between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  public static let `default` = Self()
  public static let compact = Self()

  /// So many points.
  public static func custom(_ spacing: Double) -> Self { Self() }
}

/// What is written in capitals while it is typed.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

extension ContentTransition {
  /// Digit by digit, as a number grows or falls.
  public static func numericText(value: Double) -> ContentTransition { .identity }
}

extension SensoryFeedback {
  /// How heavy something is.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How soft something is.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  public static let alignment = Self()
  public static let levelChange = Self()
  public static let pathComplete = Self()

  /// Things of a weight meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
  /// Things of a softness meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }
}

extension SymbolVariants {
  public var fill: Self { self }
  public var circle: Self { self }
  public var square: Self { self }
  public var rectangle: Self { self }
  public var slash: Self { self }
}

extension Font {
  /// A font by its name: the system's, as cells have letters of their own.
  public static func custom(_ name: String, size: Double) -> Font { .system(size: size) }

  /// A font by its name: the system's, as cells have letters of their own.
  public static func custom(
    _ name: String, size: Double, relativeTo textStyle: TextStyle
  ) -> Font { .system(textStyle) }

  /// A font by its name: the system's, as cells have letters of their own.
  public static func custom(_ name: String, fixedSize: Double) -> Font { .system(size: fixedSize) }
}

extension Picker where Label == TernUI.Label<Text, Image> {
  /// A picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TernUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension ShareLink where Label == TernUI.Label<Text, Image> {
  /// A button with a literal for its label, and words to go with what is shared.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text?, message: Text? = nil
  ) {
    self.init(titleKey, item: item)
  }

  /// A button that says "Share…", and words to go with what is shared.
  public init<Item>(item: Item, subject: Text?, message: Text? = nil) {
    self.init(item: item)
  }
}

/// How strong colours stand out from each other.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
  }

  private enum ProminenceKey: EnvironmentKey {
    static let defaultValue = Prominence.standard
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// How headers look.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  /// How many pixels a point has: one, where cells are drawn.
  public var displayScale: Double { 1 }

  /// How strong colours stand out from each other.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Whether assistive technology is in use, which these back ends have none of.
  public var accessibilityEnabled: Bool { false }
}
