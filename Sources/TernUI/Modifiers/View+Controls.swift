/// Switches controls off, which no view further in can undo.
private struct DisabledChange: EnvironmentChange {
  let isDisabled: Bool

  func apply(to environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}

extension ElementDescription {
  mutating func addLabelIsHidden() {
    if environment.areLabelsHidden { add(.isLabelHidden, .bool(true)) }
  }
}

extension View {
  /// Keeps the person from acting on the controls inside.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, change: DisabledChange(isDisabled: disabled))
  }

  /// Shows the controls inside without their labels, which assistive technology still knows.
  public func labelsHidden() -> some View {
    environment(\.areLabelsHidden, true)
  }

  /// Sets how buttons look.
  public func buttonStyle(_ style: ControlStyle) -> some View {
    environment(\.controlStyle, style.name)
  }

  /// Sets how pickers look.
  public func pickerStyle(_ style: ControlStyle) -> some View {
    environment(\.controlStyle, style.name)
  }

  /// Sets how lists look.
  public func listStyle(_ style: ControlStyle) -> some View {
    environment(\.controlStyle, style.name)
  }

  /// Sets how text fields look.
  public func textFieldStyle(_ style: ControlStyle) -> some View {
    environment(\.controlStyle, style.name)
  }
}

/// How a control looks.
///
/// A back end that does not know a style shows the usual one.
public struct ControlStyle: Hashable, Sendable {
  let name: String?

  public static let automatic = ControlStyle(name: nil)
  public static let plain = ControlStyle(name: "plain")
  public static let borderless = ControlStyle(name: "borderless")
  public static let bordered = ControlStyle(name: "bordered")
  public static let borderedProminent = ControlStyle(name: "borderedProminent")
  public static let roundedBorder = ControlStyle(name: "roundedBorder")
  public static let menu = ControlStyle(name: "menu")
  public static let segmented = ControlStyle(name: "segmented")
  public static let inline = ControlStyle(name: "inline")
  public static let wheel = ControlStyle(name: "wheel")
  public static let grouped = ControlStyle(name: "grouped")
  public static let insetGrouped = ControlStyle(name: "insetGrouped")
  public static let sidebar = ControlStyle(name: "sidebar")
}
