public import struct Foundation.CGFloat
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// A layout whose type is hidden: the views keep their state when it changes.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout {
///   Text("Wings")
///   Text("2")
/// }
/// ```
public struct AnyLayout: Layout {
  /// What the hidden layout keeps, with the layout it belongs to.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  private let layout: any Layout

  /// Hides the type of a layout.
  public init<Content: Layout>(_ layout: Content) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  public var _layoutProperties: LayoutProperties { layout._layoutProperties }

  public func makeCache(subviews: Subviews) -> Cache { layout.makeErased(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    layout.updateErased(&cache, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    layout.erasedSpacing(subviews, &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    layout.erasedSize(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    layout.placeErased(bounds, proposal, subviews, &cache)
  }
}

/// The methods of a layout whose type is hidden, with its cache hidden as well.
extension Layout {
  fileprivate func makeErased(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(type: ObjectIdentifier(Self.self), value: makeCache(subviews: subviews))
  }

  fileprivate func updateErased(_ erased: inout AnyLayout.Cache, _ subviews: Subviews) {
    guard erased.type == ObjectIdentifier(Self.self) else {
      erased = makeErased(subviews)
      return
    }
    open(&erased, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func erasedSpacing(
    _ subviews: Subviews, _ erased: inout AnyLayout.Cache
  ) -> ViewSpacing {
    open(&erased, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func erasedSize(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ erased: inout AnyLayout.Cache
  ) -> CGSize {
    open(&erased, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func placeErased(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ erased: inout AnyLayout.Cache
  ) {
    open(&erased, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func open<Result>(
    _ erased: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var cache = erased.value as? Cache ?? makeCache(subviews: subviews)
    // While the layout changes its cache nobody else holds it.
    erased.value = ()
    defer { erased = AnyLayout.Cache(type: ObjectIdentifier(Self.self), value: cache) }
    return body(&cache)
  }
}
