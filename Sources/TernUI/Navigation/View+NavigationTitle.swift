extension View {
  /// The title of the page that this view is on.
  ///
  /// Where several views of a page give one, the view furthest in counts.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    TitleView(content: self, title: titleKey.string)
  }

  /// The title of the page that this view is on.
  public func navigationTitle(_ title: Text) -> some View {
    TitleView(content: self, title: title.string)
  }

  /// The title of the page that this view is on.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    TitleView(content: self, title: String(title))
  }

  /// How large the title is, which the back ends of this package decide by themselves.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    self
  }
}

extension View {
  /// The title of the page that this view is on.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the page that this view is on.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Keeps the page that this view is on from having a way back of its own.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BackButtonView(content: self, isHidden: hidesBackButton)
  }
}

private struct BackButtonView<Content: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let isHidden: Bool

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionWrapperNode(view: view, in: context, BackButtonCompanion.init)
  }
}

private final class BackButtonCompanion<Content: View>: WrapperCompanion<BackButtonView<Content>> {
  private var page: PageContext?

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    page = environment.page
    page?.setHidesBackButton(view.isHidden, from: node)
  }

  override func willUnmount() {
    page?.setHidesBackButton(false, from: node)
  }
}

/// The bar of a page.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

private struct TitleView<Content: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let title: String

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionWrapperNode(view: view, in: context, TitleCompanion.init)
  }
}

private final class TitleCompanion<Content: View>: WrapperCompanion<TitleView<Content>> {
  private var page: PageContext?

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    if page !== environment.page { page?.setTitle(nil, from: node) }
    page = environment.page
    page?.setTitle(view.title, from: node)
  }

  override func willUnmount() {
    page?.setTitle(nil, from: node)
  }
}
