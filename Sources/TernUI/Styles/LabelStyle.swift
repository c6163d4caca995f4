/// Draws labels.
@MainActor
@preconcurrency
public protocol LabelStyle {
  associatedtype Body: View

  /// What the style knows of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The label, as it is to be drawn.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The name by which back ends know the style, where it has one.
  static var _name: String? { get }
}

extension LabelStyle {
  public static var _name: String? { nil }
}

/// What a ``LabelStyle`` knows of a label.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title: View {
    let content: AnyView
    public var body: AnyView { content }
  }

  /// The icon of the label.
  public struct Icon: View {
    let content: AnyView
    public var body: AnyView { content }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was asked to draw.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The usual style.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public static var _name: String? { "automatic" }

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public static var _name: String? { "titleOnly" }

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The icon alone.
///
/// Assistive technology still knows the title.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public static var _name: String? { "iconOnly" }

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public static var _name: String? { "titleAndIcon" }

  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: Self { Self() }
}

extension View {
  /// Sets how labels inside are drawn.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    var change = LabelStyleChange(name: Style._name)
    if Style._name == nil {
      change.draw = { configuration in
        AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
      }
    }
    return EnvironmentView(content: self, change: change)
  }
}

private struct LabelStyleChange: EnvironmentChange {
  let name: String?
  var draw: (@MainActor (LabelStyleConfiguration) -> AnyView)?

  func apply(to environment: inout EnvironmentValues) {
    environment.styles[.label] = name == "automatic" ? nil : name
    environment.labelDrawing = draw
  }
}

extension EnvironmentValues {
  private enum LabelDrawingKey: EnvironmentKey {
    static var defaultValue: (@MainActor (LabelStyleConfiguration) -> AnyView)? { nil }
  }

  /// What draws labels, where that is not left to the back end.
  var labelDrawing: (@MainActor (LabelStyleConfiguration) -> AnyView)? {
    get { self[LabelDrawingKey.self] }
    set { self[LabelDrawingKey.self] = newValue }
  }
}
