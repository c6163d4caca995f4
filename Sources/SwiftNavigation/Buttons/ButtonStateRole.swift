public import TernUICore

/// What a button is for, as data.
public enum ButtonStateRole: Hashable, Sendable {
  /// The button leaves everything as it is. Closing an alert presses it.
  case cancel
  /// The button destroys something.
  case destructive
}

extension ButtonRole {
  /// The role of a button that is data.
  ///
  /// - Parameter role: The role.
  public init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
