/// Draws groups that can be opened.
///
/// ```swift
/// struct Plus: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isExpanded.toggle() } label: { configuration.label }
///     if configuration.isExpanded { configuration.content }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle: _ControlStyle {
  associatedtype Body: View

  /// What the style knows of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// A group, as it is to be drawn.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What ``DisclosureGroupStyle`` knows of a group.
public struct DisclosureGroupStyleConfiguration {
  /// The title of a group.
  public typealias Label = _StylePart<DisclosureGroupStyleConfiguration, _LabelRole>

  /// What is in a group.
  public typealias Content = _StylePart<DisclosureGroupStyleConfiguration, _ContentRole>

  /// The title.
  public let label: Label
  /// What is in the group.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// The group that a style was asked to draw.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(
      isExpanded: configuration.$isExpanded, label: configuration.label,
      content: { configuration.content }
    )
  }
}

extension View {
  /// Sets how groups that can be opened inside are drawn.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    controlStyle(.disclosure, style) { style, configuration in
      style.makeBody(configuration: configuration)
    }
  }
}

extension DisclosureGroupStyle where Self: _NamedControlStyle {
  /// As the back end draws it.
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

/// The usual style.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _NamedControlStyle {
  public nonisolated init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}
