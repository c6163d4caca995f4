/// How lists look.
///
/// A back end that does not know a style shows the usual one.
public protocol ListStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how lists inside look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    controlStyle(.list, style._name)
  }
}

/// The usual style.
public struct DefaultListStyle: ListStyle {
  public let _name: String? = nil
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `plain`.
public struct PlainListStyle: ListStyle {
  public let _name: String? = "plain"
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The style `plain`.
  public static var plain: Self { Self() }
}

/// The style `grouped`.
public struct GroupedListStyle: ListStyle {
  public let _name: String? = "grouped"
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The style `grouped`.
  public static var grouped: Self { Self() }
}

/// The style `insetGrouped`.
public struct InsetGroupedListStyle: ListStyle {
  public let _name: String? = "insetGrouped"
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style `insetGrouped`.
  public static var insetGrouped: Self { Self() }
}

/// The style `inset`.
public struct InsetListStyle: ListStyle {
  public let _name: String? = "inset"
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The style `inset`.
  public static var inset: Self { Self() }
}

/// The style `sidebar`.
public struct SidebarListStyle: ListStyle {
  public let _name: String? = "sidebar"
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The style `sidebar`.
  public static var sidebar: Self { Self() }
}
