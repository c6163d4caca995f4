/// The read that makes a default value being computed: what a key's static properties cannot be
/// told otherwise.
struct Evaluation: Sendable {
  @TaskLocal static var current: Evaluation?

  /// Whether the value is read only to be changed and set, as in `$0.api.fetch = { … }`.
  var isSetting: Bool
  /// How the author spells the dependency.
  var name: String
  /// Where the author declared it.
  var site: SourceSite
}

/// A place in the source.
struct SourceSite: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}
