/// How boxes look.
///
/// A back end that does not know a style shows the usual one.
public protocol GroupBoxStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how boxes inside look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    controlStyle(.groupBox, style._name)
  }
}

/// The usual style.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public let _name: String? = nil
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}
