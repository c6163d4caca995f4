/// How progress views look.
///
/// A back end that does not know a style shows the usual one.
public protocol ProgressViewStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how progress views inside look.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    controlStyle(.progress, style._name)
  }
}

/// The usual style.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public let _name: String? = nil
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `linear`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public let _name: String? = "linear"
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style `linear`.
  public static var linear: Self { Self() }
}

/// The style `circular`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public let _name: String? = "circular"
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style `circular`.
  public static var circular: Self { Self() }
}
