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

/// Gives the element of a view a value that stands for it.
struct TagChange: EnvironmentChange {
  let tag: AnyHashable

  func apply(to environment: inout EnvironmentValues) {
    environment.pendingAttributes.tag = tag
  }
}

extension View {
  func attribute(_ property: ElementProperty, _ value: ElementValue) -> some View {
    EnvironmentView(content: self, change: AttributeChange(property: property, value: value))
  }

  /// The value that stands for this view where one of several is chosen.
  public func tag<Tag: Hashable>(_ tag: Tag) -> some View {
    EnvironmentView(content: self, change: TagChange(tag: AnyHashable(tag)))
  }

  /// What assistive technology calls this view, and scripts too.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    attribute(.accessibilityLabel, .string(String(label)))
  }

  /// What assistive technology calls this view, and scripts too.
  public func accessibilityLabel(_ label: Text) -> some View {
    attribute(.accessibilityLabel, .string(label.string))
  }

  /// A name for tests and scripts, which no person sees.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(.accessibilityIdentifier, .string(identifier))
  }

  /// Keeps this view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool = true) -> some View {
    attribute(.accessibilityHidden, .bool(hidden))
  }

  /// Shows this view more or less strongly, from 0, not at all, to 1.
  public func opacity(_ opacity: Double) -> some View {
    attribute(.opacity, .number(opacity))
  }

  /// Who gets room first where there is not enough for all.
  public func layoutPriority(_ value: Double) -> some View {
    attribute(.layoutPriority, .number(value))
  }
}
