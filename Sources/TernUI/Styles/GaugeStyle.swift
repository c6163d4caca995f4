/// How gauges look.
///
/// A back end that does not know a style shows the usual one.
public protocol GaugeStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how gauges inside look.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    controlStyle(.gauge, style._name)
  }
}

/// The usual style.
public struct DefaultGaugeStyle: GaugeStyle {
  public let _name: String? = nil
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `linearCapacity`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public let _name: String? = "linear"
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style `linearCapacity`.
  public static var linearCapacity: Self { Self() }
}

/// The style `accessoryLinear`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public let _name: String? = "linear"
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The style `accessoryLinear`.
  public static var accessoryLinear: Self { Self() }
}

/// The style `accessoryCircular`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public let _name: String? = "circular"
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The style `accessoryCircular`.
  public static var accessoryCircular: Self { Self() }
}
