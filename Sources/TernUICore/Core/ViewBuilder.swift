/// Lets a closure list views one below the other, with `if`, `switch` and `if #available` among them.
///
/// Identity follows the place in the source: a view keeps its state as long as the same line of the
/// same branch makes it.
@resultBuilder
@MainActor
@preconcurrency
public struct ViewBuilder {
  /// A view as it stands.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view, not wrapped.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, side by side.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// Hides the types of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
