/// Draws labelled values.
///
/// ```swift
/// struct Below: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol LabeledContentStyle: _ControlStyle {
  associatedtype Body: View

  /// What the style knows of a labelled value.
  typealias Configuration = LabeledContentStyleConfiguration

  /// A labelled value, as it is to be drawn.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What ``LabeledContentStyle`` knows of a labelled value.
public struct LabeledContentStyleConfiguration {
  /// The label of a value.
  public typealias Label = _StylePart<LabeledContentStyleConfiguration, _LabelRole>

  /// A value.
  public typealias Content = _StylePart<LabeledContentStyleConfiguration, _ContentRole>

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labelled value that a style was asked to draw.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// Sets how labelled values inside are drawn.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    controlStyle(.labeledContent, style) { style, configuration in
      style.makeBody(configuration: configuration)
    }
  }
}

extension LabeledContentStyle where Self: _NamedControlStyle {
  /// As the back end draws it.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

/// The usual style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, _NamedControlStyle {
  public nonisolated init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}
