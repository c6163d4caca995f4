public import class Foundation.Bundle

extension Text {
  /// A text of a literal, with where its translations are.
  ///
  /// - Parameters:
  ///   - key: The text.
  ///   - tableName: The table of translations, which are not looked up here.
  ///   - bundle: The bundle with the table.
  ///   - comment: What a translator should know.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key)
  }
}
