/// Work under way: how much of it is done, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label
  let valueLabel: CurrentValueLabel

  public var body: some View {
    let plain = ValueDisplay(
      kind: .progress, control: .progress, value: fraction, minimum: nil, maximum: nil,
      label: label, valueLabel: valueLabel
    )
    StyledControlView(plain: plain) {
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: erased(label).map { .init(content: $0) },
        currentValueLabel: erased(valueLabel).map { .init(content: $0) }
      )
    }
  }
}

extension ProgressView {
  /// Work of which some part is done, with any label and its value in words.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = part(value, total)
    self.label = label()
    valueLabel = currentValueLabel()
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Work of which some part is done, with any label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    fraction = part(value, total)
    self.label = label()
    valueLabel = EmptyView()
  }

  /// Work that goes on, with any label.
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
    valueLabel = EmptyView()
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Work that goes on.
  public init() {
    fraction = nil
    label = EmptyView()
    valueLabel = EmptyView()
  }

  /// Work of which some part is done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    fraction = part(value, total)
    label = EmptyView()
    valueLabel = EmptyView()
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Work that goes on, with a literal for its label.
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Work that goes on, with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init { Text(title) }
  }

  /// Work of which some part is done, with a literal for its label.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Work of which some part is done, with a string for its label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// A view whose type is hidden; `nil` where there is none.
@MainActor
private func erased<Content: View>(_ view: Content) -> AnyView? {
  view is EmptyView ? nil : AnyView(view)
}

private func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
  guard let value, total > 0 else { return nil }
  let part = Double(value) / Double(total)
  // What is no number says nothing about how far the work is.
  return part.isNaN ? nil : min(max(part, 0), 1)
}

/// A value between two ends.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  let value: Double
  let bounds: ClosedRange<Double>
  let label: Label
  let valueLabel: CurrentValueLabel
  /// The ends in words.
  let endLabels: (minimum: AnyView, maximum: AnyView)?

  public var body: some View {
    let plain = ValueDisplay(
      kind: .gauge, control: .gauge, value: value, minimum: bounds.lowerBound,
      maximum: bounds.upperBound, label: label, valueLabel: valueLabel
    )
    StyledControlView(plain: plain) {
      let length = bounds.upperBound - bounds.lowerBound
      return GaugeStyleConfiguration(
        value: length > 0 ? (value - bounds.lowerBound) / length : 0,
        label: .init(content: AnyView(label)),
        currentValueLabel: erased(valueLabel).map { .init(content: $0) },
        minimumValueLabel: (endLabels?.minimum).map { .init(content: $0) },
        maximumValueLabel: (endLabels?.maximum).map { .init(content: $0) }
      )
    }
  }
}

extension Gauge {
  /// A value with any label and itself in words.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    let value = value.isNaN ? self.bounds.lowerBound : Double(value)
    self.value = min(max(value, self.bounds.lowerBound), self.bounds.upperBound)
    self.label = label()
    valueLabel = currentValueLabel()
    endLabels = nil
  }

  /// A value with any label, and itself and the ends in words.
  ///
  /// The words at the ends are there for styles of an app; others show the value and its label.
  public init<V: BinaryFloatingPoint, Minimum: View, Maximum: View>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> Minimum,
    @ViewBuilder maximumValueLabel: () -> Maximum
  ) {
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.value = min(max(Double(value), self.bounds.lowerBound), self.bounds.upperBound)
    self.label = label()
    valueLabel = currentValueLabel()
    endLabels = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// A value with any label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

/// An element that shows a value, with the value in words.
private struct ValueDisplay<Label: View, ValueLabel: View>: View {
  typealias Body = Never

  let kind: ElementKind
  let control: StyledControl
  let value: Double?
  let minimum: Double?
  let maximum: Double?
  let label: Label
  let valueLabel: ValueLabel

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionNode(view: view, in: context, ValueDisplayCompanion.init)
  }
}

private final class ValueDisplayCompanion<Label: View, ValueLabel: View>:
  Companion<ValueDisplay<Label, ValueLabel>>
{
  private var words: VirtualNode<ValueLabel>?
  private var display: _ViewNode<Primitive<Label>>?

  override func refresh(_ changes: NodeChanges) {
    if let words {
      words.update(view.valueLabel, in: environment)
    } else {
      words = VirtualNode(view.valueLabel, in: context, collectsTags: false) { [weak self] in
        self?.show()
      }
    }
    show()
  }

  private func show() {
    let parts = words?.elements().map { $0.spokenText(in: graph) } ?? []
    let detail = parts.filter { !$0.isEmpty }.joined(separator: " ")
    let view = view
    let primitive = Primitive(
      kind: view.kind, isControl: false, content: view.label,
      description: { element in
        if let value = view.value { element.add(.value, .number(value)) }
        if let minimum = view.minimum { element.add(.minimum, .number(minimum)) }
        if let maximum = view.maximum { element.add(.maximum, .number(maximum)) }
        if !detail.isEmpty { element.add(.detail, .string(detail)) }
        element.addStyle(view.control)
        element.addLabelIsHidden()
        element.addTint()
        element.addIsRedacted()
      }
    )
    if let display {
      display.update(primitive, in: environment)
    } else {
      display = context.mount(primitive)
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let words { body(words) }
    if let display { body(display) }
  }
}
