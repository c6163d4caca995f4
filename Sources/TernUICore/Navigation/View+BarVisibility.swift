/// A bar of a page.
public struct ToolbarPlacement: Hashable, Sendable {
  /// Whether it is the bar with the title.
  let isTitleBar: Bool

  public static let automatic = Self(isTitleBar: true)
  public static let navigationBar = Self(isTitleBar: true)
  public static let windowToolbar = Self(isTitleBar: true)
  public static let tabBar = Self(isTitleBar: false)
  public static let bottomBar = Self(isTitleBar: false)
}

extension View {
  /// Shows the page that this view is on without its bar: without title, way back, and what else is in it.
  ///
  /// Only the bar with the title can be hidden. With the keyboard a person still comes back.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    BarView(content: self, isHidden: visibility == .hidden && hidesTitle(bars))
  }

  /// Shows the page that this view is on without its bar.
  ///
  /// See ``View/toolbar(_:for:)``.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    BarView(content: self, isHidden: visibility == .hidden && hidesTitle(bars))
  }

  /// Shows the page that this view is on without its bar.
  ///
  /// See ``View/toolbar(_:for:)``.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    BarView(content: self, isHidden: hidden)
  }
}

private func hidesTitle(_ bars: [ToolbarPlacement]) -> Bool {
  bars.isEmpty || bars.contains { $0.isTitleBar }
}

private struct BarView<Content: View>: View, WrapperView {
  typealias Body = Never

  let content: Content
  let isHidden: Bool

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    BarNode(view: view, in: context)
  }
}

private final class BarNode<Content: View>: WrapperNode<BarView<Content>> {
  private var page: PageContext?

  override func refresh(_ changes: NodeChanges) {
    super.refresh(changes)
    page = environment.page
    page?.setHidesBar(view.isHidden, from: self)
  }

  override func willUnmount() {
    page?.setHidesBar(false, from: self)
  }
}
