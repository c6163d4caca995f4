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
  private let handler: @Sendable (URL, SourceSite?) async -> Bool

  /// Creates the dependency from a handler.
  ///
  /// - Parameter handler: Opens the URL. It returns whether it did.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = { url, _ in await handler(url) }
  }

  /// Creates the dependency from a handler that is told where it is called, if that is known.
  fileprivate init(reporting handler: @escaping @Sendable (URL, SourceSite?) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// Where nobody has said who does so, a report names the call.
  ///
  /// - Parameters:
  ///   - url: What to open.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: Whether somebody opened it.
  @discardableResult
  public func callAsFunction(
    _ url: URL,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Bool {
    await handler(url, SourceSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Opens a URL, as a function of it alone: `let open = openURL.callAsFunction as (URL) async -> Bool`.
  ///
  /// - Parameter url: What to open.
  /// - Returns: Whether somebody opened it.
  @_disfavoredOverload
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url, nil)
  }
}

extension DependencyValues {
  /// What opens a URL outside the app.
  ///
  /// A process does not know by itself who opens URLs, so an app sets the dependency, with
  /// `prepareDependencies` for example. Used without, it reports an issue at the call and opens nothing; in previews it opens nothing.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: KeyReportingItsReader {
  static let reportsWhenLive = true

  static var liveValue: OpenURLEffect {
    let site = Evaluation.current?.site
    return OpenURLEffect(reporting: { url, use in
      reportIssue(
        """
        '@Dependency(\\.openURL)' was asked to open '\(url)', but has no handler. Give it one with \
        'prepareDependencies { $0.openURL = OpenURLEffect { … } }'.
        """,
        at: use ?? site
      )
      return false
    })
  }
  static let previewValue = OpenURLEffect { _ in false }
  static var testValue: OpenURLEffect {
    let use = UnimplementedValue(
      "openURL", "OpenURLEffect", example: "OpenURLEffect { _ in true }")
    return OpenURLEffect(reporting: { url, site in
      use.report("\(url)", at: site)
      return false
    })
  }
}
