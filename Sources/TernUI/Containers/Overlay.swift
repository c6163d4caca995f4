/// Whether a view lies over another or under it.
enum OverlayPlacement: String {
  case over, under
}

/// A view with another over or under it, which does not change its size.
struct OverlayView<Base: View, Extra: View>: View, ElementView {
  typealias Body = Never

  let base: Base
  let extra: Extra
  let placement: OverlayPlacement
  let alignment: Alignment

  var kind: ElementKind { .overlay }
  var content: TupleView<Base, Extra> {
    TupleView(base, extra)
  }

  func describe(_ element: inout ElementDescription) {
    element.add(.placement, .string(placement.rawValue))
    element.add(alignment)
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension View {
  /// Puts views over this one.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    OverlayView(
      base: OneElement(content: self), extra: content(), placement: .over, alignment: alignment
    )
  }

  /// Puts a view over this one.
  public func overlay<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    OverlayView(
      base: OneElement(content: self), extra: content, placement: .over, alignment: alignment
    )
  }

  /// Puts views under this one.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    OverlayView(
      base: OneElement(content: self), extra: content(), placement: .under, alignment: alignment
    )
  }

  /// Puts a view under this one.
  @_disfavoredOverload
  public func background<Content: View>(
    _ content: Content, alignment: Alignment = .center
  ) -> some View {
    OverlayView(
      base: OneElement(content: self), extra: content, placement: .under, alignment: alignment
    )
  }
}

/// A view that is one element, whatever it is made of.
struct OneElement<Content: View>: View, ElementView {
  typealias Body = Never

  let content: Content

  var kind: ElementKind { .box }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}
