/// How forms look.
///
/// A back end that does not know a style shows the usual one.
public protocol FormStyle: Sendable {
  /// The name by which back ends know the style; `nil` for the usual one.
  var _name: String? { get }
}

extension View {
  /// Sets how forms inside look.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    controlStyle(.form, style._name)
  }
}

/// The usual style.
public struct AutomaticFormStyle: FormStyle {
  public let _name: String? = nil
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style.
  public static var automatic: Self { Self() }
}

/// The style `grouped`.
public struct GroupedFormStyle: FormStyle {
  public let _name: String? = "grouped"
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style `grouped`.
  public static var grouped: Self { Self() }
}

/// The style `columns`.
public struct ColumnsFormStyle: FormStyle {
  public let _name: String? = "columns"
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style `columns`.
  public static var columns: Self { Self() }
}
