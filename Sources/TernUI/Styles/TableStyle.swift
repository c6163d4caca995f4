/// How tables look.
///
/// A back end that does not know a style shows the usual one.
public protocol TableStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how tables inside look.
  public func tableStyle<Style: TableStyle>(_ style: Style) -> some View {
    controlStyle(.table, style._name)
  }
}

/// The usual style.
public struct AutomaticTableStyle: TableStyle {
  public let _name: String? = nil
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `inset`.
public struct InsetTableStyle: TableStyle {
  public let _name: String? = "inset"
  public init() {}

  /// - Parameter alternatesRowBackgrounds: Whether every other row is a little darker, which is left to
  ///   the back end.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == InsetTableStyle {
  /// The style `inset`.
  public static var inset: Self { Self() }

  /// The style `inset`.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every other row is a little darker, which is left to
  ///   the back end.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

/// The style `bordered`.
public struct BorderedTableStyle: TableStyle {
  public let _name: String? = "bordered"
  public init() {}

  /// - Parameter alternatesRowBackgrounds: Whether every other row is a little darker, which is left to
  ///   the back end.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// The style `bordered`.
  public static var bordered: Self { Self() }

  /// The style `bordered`.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every other row is a little darker, which is left to
  ///   the back end.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
