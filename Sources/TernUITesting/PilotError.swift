import TernUI

/// Why a ``Pilot`` could not do what it was asked to.
public struct PilotError: Error, Equatable, CustomStringConvertible {
  /// What kind of thing was wrong.
  public enum Reason: Equatable, Sendable {
    /// Nothing that can be acted on so has that label.
    case notFound
    /// Several have it.
    case ambiguous(count: Int)
    /// It cannot be used now.
    case disabled
    /// A picker has no such option.
    case noSuchOption(String)
    /// A control cannot have such a value.
    case unusableValue(String)
    /// The page on top has none below it.
    case nothingToGoBackTo
    /// There is neither a sheet nor an alert.
    case nothingToDismiss
    /// There is no text field to type into.
    case noField
    /// No view opens URLs.
    case nobodyOpensURLs
  }

  /// What kind of mistake it was, for code that asks.
  public let reason: Reason
  /// What was wrong, with the labels that are there.
  public let description: String

  package init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}
