public import FoundationEssentials
import IssueReporting

/// Opens a URL outside of the app; a view reads it from its environment.
///
/// ```swift
/// @Environment(\.openURL) var openURL
///
/// Button("Help") { openURL(helpPage) }
/// ```
///
/// A terminal has no way to do that, so the app says how: `.environment(\.openURL, OpenURLAction { … })`.
@MainActor
public struct OpenURLAction: Sendable {
  private let handler: @MainActor (URL) -> Result

  /// What came of a URL.
  public struct Result: Equatable, Sendable {
    fileprivate let isAccepted: Bool
    fileprivate var forwarded: URL??

    /// The URL was opened.
    public static let handled = Result(isAccepted: true)
    /// The URL was not opened, on purpose.
    public static let discarded = Result(isAccepted: false)
    /// The URL is to be opened by whoever opens URLs outside of this action.
    public static let systemAction = Result(isAccepted: true, forwarded: .some(nil))

    /// Another URL is to be opened by whoever opens URLs outside of this action.
    ///
    /// - Parameter url: The other URL.
    public static func systemAction(_ url: URL) -> Result {
      Result(isAccepted: true, forwarded: .some(url))
    }
  }

  /// Creates an action.
  ///
  /// - Parameter handler: Opens a URL.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL.
  public func callAsFunction(_ url: URL) {
    self(url) { _ in }
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: Called with whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let result = handler(url)
    guard let forwarded = result.forwarded else { return completion(result.isAccepted) }
    reportIssue(
      """
      '\(forwarded ?? url)' was to be opened, but nothing in the app says how. Say it with \
      '.environment(\\.openURL, OpenURLAction { … })'.
      """
    )
    completion(false)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  /// Opens a URL outside of the app.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
