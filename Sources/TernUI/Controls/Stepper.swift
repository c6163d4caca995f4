/// A value to move one step at a time.
public struct Stepper<Label: View>: View {
  let canMove: @MainActor (Int) -> Bool
  let move: @MainActor (Int) -> Void
  let label: Label

  public var body: some View {
    Primitive(
      kind: .stepper,
      content: label,
      description: { element in
        if !canMove(1) { element.add(.canIncrement, .bool(false)) }
        if !canMove(-1) { element.add(.canDecrement, .bool(false)) }
      },
      action: { event in
        guard case .step(_, let steps) = event else { return }
        let direction = steps.signum()
        for _ in 0..<min(steps.magnitude, 1_000) where canMove(direction) { move(direction) }
      }
    )
  }
}

extension Stepper {
  /// A stepper with any label that does something for each step.
  ///
  /// Without an action, there is no step in that direction.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    canMove = { ($0 > 0 ? onIncrement : onDecrement) != nil }
    move = { direction in
      onEditingChanged(true)
      (direction > 0 ? onIncrement : onDecrement)?()
      onEditingChanged(false)
    }
  }

  /// A stepper with any label that moves a value.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label(), onEditingChanged)
  }

  /// A stepper with any label that moves a value within a range.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), onEditingChanged)
  }

  /// A step that would leave the range ends at its end, and there is none that would leave the type.
  init<V: Strideable>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>?,
    _ step: V.Stride,
    _ label: Label,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    self.label = label
    canMove = { direction in
      let value = value.wrappedValue
      guard let bounds else { return stepped(value, by: step, forwards: direction > 0) != nil }
      return direction > 0 ? value < bounds.upperBound : value > bounds.lowerBound
    }
    move = { direction in
      let end = direction > 0 ? bounds?.upperBound : bounds?.lowerBound
      guard var next = stepped(value.wrappedValue, by: step, forwards: direction > 0) ?? end
      else { return }
      if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
      onEditingChanged(true)
      value.wrappedValue = next
      onEditingChanged(false)
    }
  }
}

extension Stepper where Label == Text {
  /// A stepper with a literal for its label.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(titleKey), onEditingChanged)
  }

  /// A stepper with a literal for its label, within a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(titleKey), onEditingChanged)
  }

  /// A stepper with a literal for its label that does something for each step.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// A stepper with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(title), onEditingChanged)
  }

  /// A stepper with a string for its label, within a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(title), onEditingChanged)
  }
}

/// The value a step on or back, or `nil` where its type has none.
private func stepped<Value: Strideable>(
  _ value: Value, by step: Value.Stride, forwards: Bool
) -> Value? {
  if let integer = value as? any FixedWidthInteger, let step = step as? Int {
    return integer.stepped(by: step, forwards: forwards) as? Value
  }
  return value.advanced(by: forwards ? step : 0 - step)
}

extension FixedWidthInteger {
  fileprivate func stepped(by step: Int, forwards: Bool) -> (any FixedWidthInteger)? {
    guard let amount = Self(exactly: step.magnitude) else { return nil }
    let isUp = (step >= 0) == forwards
    let (sum, overflows) =
      isUp ? addingReportingOverflow(amount) : subtractingReportingOverflow(amount)
    return overflows ? nil : sum
  }
}
