/// Keeps a link that came before the feature can go there: while nobody is signed in, or data is loaded.
///
/// A link is opened once. One that comes while another is waiting takes its place.
public struct DeepLinkInbox: Hashable, Sendable {
  /// The link that is waiting.
  public private(set) var pending: DeepLinkRequest?

  /// Creates an empty inbox.
  public init() {}

  /// Puts a link in.
  ///
  /// - Parameter request: The link.
  public mutating func receive(_ request: DeepLinkRequest) {
    pending = request
  }

  /// Takes the link out.
  ///
  /// - Returns: The link; `nil` when none is waiting.
  public mutating func take() -> DeepLinkRequest? {
    defer { pending = nil }
    return pending
  }
}
