public import struct Foundation.CGFloat

/// Gives a property to the element of a view.
struct AttributeChange: EnvironmentChange {
  let property: ElementProperty
  let value: ElementValue

  /// A modifier further out was there first, and is the one that counts.
  func apply(to environment: inout EnvironmentValues) {
    if environment.attributes.contains(where: { $0.property == property }) { return }
    environment.pendingAttributes.list.append(ElementAttribute(property: property, value: value))
  }
}

extension View {
  func attribute(_ property: ElementProperty, _ value: ElementValue) -> some View {
    EnvironmentView(content: self, change: AttributeChange(property: property, value: value))
  }

  /// What assistive technology calls this view, and scripts too.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    attribute(.accessibilityLabel, .string(label.string))
  }

  /// What assistive technology calls this view, and scripts too.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    attribute(.accessibilityLabel, .string(String(label)))
  }

  /// What assistive technology calls this view, and scripts too.
  public func accessibilityLabel(_ label: Text) -> some View {
    attribute(.accessibilityLabel, .string(label.string))
  }

  /// The value of this view, as assistive technology says it.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    attribute(.accessibilityValue, .string(value.string))
  }

  /// The value of this view, as assistive technology says it.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    attribute(.accessibilityValue, .string(String(value)))
  }

  /// The value of this view, as assistive technology says it.
  public func accessibilityValue(_ value: Text) -> some View {
    attribute(.accessibilityValue, .string(value.string))
  }

  /// What happens when this view is activated, as assistive technology says it.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    attribute(.accessibilityHint, .string(hint.string))
  }

  /// What happens when this view is activated, as assistive technology says it.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    attribute(.accessibilityHint, .string(String(hint)))
  }

  /// What happens when this view is activated, as assistive technology says it.
  public func accessibilityHint(_ hint: Text) -> some View {
    attribute(.accessibilityHint, .string(hint.string))
  }

  /// A name for tests and scripts, which no person sees.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(.accessibilityIdentifier, .string(identifier))
  }

  /// Keeps this view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool = true) -> some View {
    attribute(.accessibilityHidden, .bool(hidden))
  }

  /// How the elements inside are told, which is left to the back end.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// What kind of thing this view is, which its element says already.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// What kind of thing this view is not, which its element says already.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// What this view is for, to show when the pointer rests on it.
  public func help(_ text: LocalizedStringKey) -> some View {
    attribute(.help, .string(text.string))
  }

  /// What this view is for, to show when the pointer rests on it.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    attribute(.help, .string(String(text)))
  }

  /// Shows this view more or less strongly, from 0, not at all, to 1.
  public func opacity(_ opacity: Double) -> some View {
    attribute(.opacity, .number(opacity))
  }

  /// Who gets room first where there is not enough for all.
  public func layoutPriority(_ value: Double) -> some View {
    attribute(.layoutPriority, .number(value))
  }

  /// Takes room for this view without showing it.
  public func hidden() -> some View {
    BoxView(content: self, attributes: [ElementAttribute(property: .isHidden, value: .bool(true))])
  }

  /// Draws this view away from its place, in points.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    box([(.offsetX, x == 0 ? nil : x), (.offsetY, y == 0 ? nil : y)])
  }

  /// Keeps this view as large as its content wants to be.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps this view as large as its content wants to be, in one direction or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var attributes: [ElementAttribute] = []
    if horizontal {
      attributes.append(ElementAttribute(property: .isFixedWidth, value: .bool(true)))
    }
    if vertical {
      attributes.append(ElementAttribute(property: .isFixedHeight, value: .bool(true)))
    }
    return BoxView(content: self, attributes: attributes)
  }

  /// Keeps the width of this view in a ratio to its height.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    var attributes = [
      ElementAttribute(property: .contentMode, value: .string(contentMode.rawValue))
    ]
    if let aspectRatio {
      attributes.append(
        ElementAttribute(property: .aspectRatio, value: .number(Double(aspectRatio))))
    }
    return BoxView(content: self, attributes: attributes)
  }

  /// Makes this view as large as it can be without more than its room.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes this view so large that it fills its room.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// How a view of a ratio fills its room.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case fit, fill
}

/// How the elements inside of one are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = Self()
  public static let contain = Self()
  public static let combine = Self()
}

/// What kind of thing a view is.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let isButton = Self(rawValue: 1)
  public static let isHeader = Self(rawValue: 2)
  public static let isSelected = Self(rawValue: 4)
  public static let isLink = Self(rawValue: 8)
  public static let isImage = Self(rawValue: 16)
  public static let isModal = Self(rawValue: 32)
  public static let isStaticText = Self(rawValue: 64)
  public static let updatesFrequently = Self(rawValue: 128)
}
