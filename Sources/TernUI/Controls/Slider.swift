/// A number to choose from a range.
public struct Slider<Label: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: @MainActor (Bool) -> Void
  let label: Label
  /// What stands before and after the bar.
  let ends: TupleView<Part<AnyView>, Part<AnyView>>?

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, label: Label,
    ends: (AnyView, AnyView)? = nil
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }
    )
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
    self.label = label
    self.ends = ends.map { TupleView(Part(.footer, $0), Part(.footer, $1)) }
  }

  public var body: some View {
    Primitive(
      kind: .slider,
      content: TupleView(label, ends),
      description: { element in
        element.add(.value, .number(value.wrappedValue))
        element.add(.minimum, .number(bounds.lowerBound))
        element.add(.maximum, .number(bounds.upperBound))
        if let step { element.add(.step, .number(step)) }
      },
      action: { event in
        guard case .change(_, .number(let number)) = event else { return }
        change(to: number)
      }
    )
  }

  /// The nearest number that can be chosen.
  private func change(to number: Double) {
    guard number.isFinite else { return }
    var number = min(max(number, bounds.lowerBound), bounds.upperBound)
    if let step, step > 0, step.isFinite {
      let steps = ((number - bounds.lowerBound) / step).rounded()
      number = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    if number == value.wrappedValue { return }
    onEditingChanged(true)
    value.wrappedValue = number
    onEditingChanged(false)
  }
}

extension Slider {
  /// A slider with any label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged: onEditingChanged, label: label())
  }

  /// A slider with any label that goes in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, onEditingChanged: onEditingChanged, label: label())
  }
}

extension Slider where Label == EmptyView {
  /// A slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged: onEditingChanged, label: EmptyView()
    )
  }

  /// A slider without a label that goes in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, onEditingChanged: onEditingChanged, label: EmptyView()
    )
  }
}

extension Slider {
  /// A slider with any label and a view at each end.
  public init<V: BinaryFloatingPoint, Minimum: View, Maximum: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> Minimum,
    @ViewBuilder maximumValueLabel: () -> Maximum,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged: onEditingChanged, label: label(),
      ends: (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
    )
  }

  /// A slider that goes in steps, with any label and a view at each end.
  public init<V: BinaryFloatingPoint, Minimum: View, Maximum: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> Minimum,
    @ViewBuilder maximumValueLabel: () -> Maximum,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, onEditingChanged: onEditingChanged, label: label(),
      ends: (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
    )
  }
}
