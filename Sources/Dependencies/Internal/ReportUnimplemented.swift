import IssueReporting

/// What a built-in dependency says when a test uses it that does not override it.
///
/// The test value of such a dependency makes one when it is read, and so knows who reads.
struct UnimplementedValue: Sendable {
  private let name: String
  private let type: String
  private let example: String
  private let site: SourceSite?

  /// Creates what a dependency says.
  ///
  /// - Parameters:
  ///   - name: Its property of `DependencyValues`.
  ///   - type: The type of its value, as source.
  ///   - example: A value that a test can set, as source.
  init(_ name: String, _ type: String, example: String) {
    self.name = name
    self.type = type
    self.example = example
    site = Evaluation.current?.site
  }

  /// Reports a use, unless it only prepares a change.
  ///
  /// - Parameters:
  ///   - member: The member of the value that was used, where that says more.
  ///   - use: Where it was used, if that is known; else the report names who read the value.
  func report(_ member: String? = nil, at use: SourceSite? = nil) {
    // A write through a key path reads first what it is about to replace.
    if Evaluation.current?.isSetting == true { return }
    let member = member.map { ", for '\($0)'" } ?? ""
    let message = """
      @Dependency(\\.\(name)) was used in a test that does not override it\(member).

        Key: \\.\(name)
        Value: \(type)

      Override it with 'withDependencies { $0.\(name) = \(example) }', or with the test's trait \
      '.dependency(\\.\(name), \(example))' from 'DependenciesTestSupport'.
      """
    reportIssue(message, at: use ?? site)
  }
}

/// Reports an issue at a place in the source, where one is known.
// Inlined, it crashes the optimizer of Swift 6.3.1.
@inline(never)
func reportIssue(_ message: String, at site: SourceSite?) {
  guard let site else { return IssueReporting.reportIssue(message) }
  IssueReporting.reportIssue(
    message, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column
  )
}

/// A key whose test value reports at the place that read it.
///
/// The value is made at each read and not kept: each reader's reports name that reader.
protocol KeyReportingItsReader: DependencyKey {
  /// Whether the live value reports, too.
  static var reportsWhenLive: Bool { get }
}

extension KeyReportingItsReader {
  static var reportsWhenLive: Bool { false }

  /// Whether the value in a context is made for each reader.
  static func isMadeForReader(in context: DependencyContext) -> Bool {
    context == .test || (context == .live && reportsWhenLive)
  }
}
