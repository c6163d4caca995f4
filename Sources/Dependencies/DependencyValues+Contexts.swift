extension DependencyValues {
  /// Values that override nothing, in the live context.
  public static var live: DependencyValues { values(in: .live) }

  /// Values that override nothing, in the preview context.
  public static var preview: DependencyValues { values(in: .preview) }

  /// Values that override nothing, in the test context.
  public static var test: DependencyValues { values(in: .test) }

  private static func values(in context: DependencyContext) -> DependencyValues {
    var values = DependencyValues()
    values.context = context
    return values
  }
}
