/// Draws gauges.
///
/// ```swift
/// struct Stars: GaugeStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text(String(repeating: "*", count: Int(configuration.value * 5)))
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol GaugeStyle: _ControlStyle {
  associatedtype Body: View

  /// What the style knows of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// A gauge, as it is to be drawn.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What ``GaugeStyle`` knows of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public typealias Label = _StylePart<GaugeStyleConfiguration, _LabelRole>

  /// The value of a gauge in words.
  public typealias CurrentValueLabel = _StylePart<GaugeStyleConfiguration, _CurrentValueRole>

  /// The lower end of a gauge in words.
  public typealias MinimumValueLabel = _StylePart<GaugeStyleConfiguration, _MinimumValueRole>

  /// The upper end of a gauge in words.
  public typealias MaximumValueLabel = _StylePart<GaugeStyleConfiguration, _MaximumValueRole>

  /// Where the value is between the ends, from 0 to 1.
  public let value: Double
  /// The label.
  public let label: Label
  /// The value in words, if there are some.
  public let currentValueLabel: CurrentValueLabel?
  /// The lower end in words, if there are some.
  public let minimumValueLabel: MinimumValueLabel?
  /// The upper end in words, if there are some.
  public let maximumValueLabel: MaximumValueLabel?
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?
{
  /// The gauge that a style was asked to draw.
  public init(_ configuration: GaugeStyleConfiguration) {
    value = configuration.value
    bounds = 0...1
    label = configuration.label
    valueLabel = configuration.currentValueLabel
    endLabels = nil
  }
}

extension View {
  /// Sets how gauges inside are drawn.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    controlStyle(.gauge, style) { style, configuration in
      style.makeBody(configuration: configuration)
    }
  }
}

extension GaugeStyle where Self: _NamedControlStyle {
  /// As the back end draws it.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

/// The usual style.
public struct DefaultGaugeStyle: GaugeStyle, _NamedControlStyle {
  public nonisolated init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// A bar that fills up.
public struct LinearCapacityGaugeStyle: GaugeStyle, _NamedControlStyle {
  public nonisolated init() {}
  public static var _name: String? { "linear" }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills up.
  public static var linearCapacity: Self { Self() }
}

/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle, _NamedControlStyle {
  public nonisolated init() {}
  public static var _name: String? { "linear" }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: Self { Self() }
}

/// A small bar that fills up.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, _NamedControlStyle {
  public nonisolated init() {}
  public static var _name: String? { "linear" }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills up.
  public static var accessoryLinearCapacity: Self { Self() }
}

/// A ring; in characters, the value alone.
public struct AccessoryCircularGaugeStyle: GaugeStyle, _NamedControlStyle {
  public nonisolated init() {}
  public static var _name: String? { "circular" }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring; in characters, the value alone.
  public static var accessoryCircular: Self { Self() }
}

/// A ring that fills up; in characters, the value alone.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _NamedControlStyle {
  public nonisolated init() {}
  public static var _name: String? { "circular" }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills up; in characters, the value alone.
  public static var accessoryCircularCapacity: Self { Self() }
}
