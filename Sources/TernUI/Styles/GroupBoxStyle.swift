/// Draws boxes.
///
/// ```swift
/// struct Card: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.bold()
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol GroupBoxStyle: _ControlStyle {
  associatedtype Body: View

  /// What the style knows of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// A box, as it is to be drawn.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What ``GroupBoxStyle`` knows of a box.
public struct GroupBoxStyleConfiguration {
  /// The title of a box.
  public typealias Label = _StylePart<GroupBoxStyleConfiguration, _LabelRole>

  /// What is in a box.
  public typealias Content = _StylePart<GroupBoxStyleConfiguration, _ContentRole>

  /// The title.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was asked to draw.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension View {
  /// Sets how boxes inside are drawn.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    controlStyle(.groupBox, style) { style, configuration in
      style.makeBody(configuration: configuration)
    }
  }
}

extension GroupBoxStyle where Self: _NamedControlStyle {
  /// As the back end draws it.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

/// The usual style.
public struct DefaultGroupBoxStyle: GroupBoxStyle, _NamedControlStyle {
  public nonisolated init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}
