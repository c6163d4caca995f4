/// Draws progress views.
///
/// ```swift
/// struct Percent: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text(configuration.fractionCompleted ?? 0, format: .percent)
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ProgressViewStyle: _ControlStyle {
  associatedtype Body: View

  /// What the style knows of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// A progress view, as it is to be drawn.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What ``ProgressViewStyle`` knows of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public typealias Label = _StylePart<ProgressViewStyleConfiguration, _LabelRole>

  /// The value of a progress view in words.
  public typealias CurrentValueLabel = _StylePart<ProgressViewStyleConfiguration, _CurrentValueRole>

  /// The part that is done, from 0 to 1; `nil` when nobody knows.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public let label: Label?
  /// The value in words, if there are some.
  public let currentValueLabel: CurrentValueLabel?
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress view that a style was asked to draw.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    label = configuration.label
    valueLabel = configuration.currentValueLabel
  }
}

extension View {
  /// Sets how progress views inside are drawn.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    controlStyle(.progress, style) { style, configuration in
      style.makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self: _NamedControlStyle {
  /// As the back end draws it.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// The usual style.
public struct DefaultProgressViewStyle: ProgressViewStyle, _NamedControlStyle {
  public nonisolated init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, _NamedControlStyle {
  public nonisolated init() {}
  public static var _name: String? { "linear" }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: Self { Self() }
}

/// A ring; in characters, the value alone.
public struct CircularProgressViewStyle: ProgressViewStyle, _NamedControlStyle {
  public nonisolated init() {}
  public static var _name: String? { "circular" }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring; in characters, the value alone.
  public static var circular: Self { Self() }
}
