/// What stands among the tabs of a ``TabView``, and what type the values have that choose them.
///
/// `Never` is the type where no value chooses a tab.
@MainActor
@preconcurrency
public protocol TabContent<TabValue>: View {
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  public typealias TabValue = Value
}

extension TabContent {
  /// Says at the tab how many things are in it; 0 says nothing.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    ChangedTab<TabValue, _>(content: viewBadge(self, count))
  }

  /// Says something at the tab in a few characters.
  public func badge(_ label: LocalizedStringKey) -> some TabContent<TabValue> {
    ChangedTab<TabValue, _>(content: viewBadge(self, label))
  }

  /// Says something at the tab in a few characters.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    ChangedTab<TabValue, _>(content: viewBadge(self, label))
  }

  /// Says something at the tab in a few characters.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ChangedTab<TabValue, _>(content: viewBadge(self, label))
  }
}

// As views, tabs have the badges of views: the functions choose those.

@MainActor
private func viewBadge<Content: View>(_ view: Content, _ count: Int) -> some View {
  view.badge(count)
}

@MainActor
private func viewBadge<Content: View>(
  _ view: Content, _ label: LocalizedStringKey
) -> some View {
  view.badge(label)
}

@MainActor
private func viewBadge<Content: View, S: StringProtocol>(
  _ view: Content, _ label: S
) -> some View {
  view.badge(label)
}

@MainActor
private func viewBadge<Content: View>(_ view: Content, _ label: Text?) -> some View {
  view.badge(label)
}

/// A tab with something at it.
private struct ChangedTab<TabValue: Hashable, Content: View>: TabContent {
  let content: Content

  var body: some View { content }
}

/// Lets a closure list the tabs of a ``TabView``, and tells them the type of the values that choose them.
@resultBuilder
@MainActor
@preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab with a value of the type.
  public static func buildExpression<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> Content { content }

  /// What has no value: a tab without one, or a view with tabs inside.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No tab at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single tab, not wrapped.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several tabs, side by side.
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
    ViewBuilder.buildEither(first: first)
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  /// A tab of limited availability.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
