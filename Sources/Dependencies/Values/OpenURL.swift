public import Foundation
import IssueReporting

/// A dependency that opens a URL outside the app.
///
/// ```swift
/// @Dependency(\.openURL) var openURL
///
/// await openURL(URL(string: "https://swift.org")!)
/// ```
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates the dependency from a handler.
  ///
  /// - Parameter handler: Opens the URL. It returns whether it did.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// - Parameter url: What to open.
  /// - Returns: Whether somebody opened it.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}

extension DependencyValues {
  /// What opens a URL outside the app.
  ///
  /// A process does not know by itself who opens URLs, so an app sets the dependency, with
  /// `prepareDependencies` for example. Used without, it reports an issue at the property that read it
  /// and opens nothing; in previews it opens nothing.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: KeyReportingItsReader {
  static let reportsWhenLive = true

  static var liveValue: OpenURLEffect {
    let site = Evaluation.current?.site
    return OpenURLEffect { url in
      reportIssue(
        """
        '@Dependency(\\.openURL)' was asked to open '\(url)', but has no handler. Give it one with \
        'prepareDependencies { $0.openURL = OpenURLEffect { … } }'.
        """,
        at: site
      )
      return false
    }
  }
  static let previewValue = OpenURLEffect { _ in false }
  static var testValue: OpenURLEffect {
    let use = UnimplementedValue(
      "openURL", "OpenURLEffect", example: "OpenURLEffect { _ in true }")
    return OpenURLEffect { url in
      use.report("\(url)")
      return false
    }
  }
}
