public import struct Foundation.CGFloat

/// One view in a box that has properties of layout.
struct BoxView<Content: View>: View, ElementView {
  typealias Body = Never

  let content: Content
  let attributes: [ElementAttribute]

  var kind: ElementKind { .box }

  func describe(_ element: inout ElementDescription) {
    for attribute in attributes { element.add(attribute.property, attribute.value) }
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ElementViewNode(view: view, in: context)
  }
}

extension View {
  func box(_ attributes: [(ElementProperty, Double?)], alignment: Alignment? = nil) -> some View {
    var list = attributes.compactMap { property, value in
      value.map { ElementAttribute(property: property, value: .number($0)) }
    }
    if let alignment { list += alignment.attributes }
    return BoxView(content: self, attributes: list)
  }

  /// Leaves room around this view.
  ///
  /// - Parameters:
  ///   - edges: The sides to leave room at.
  ///   - length: How much, in points; what is usual, if `nil`.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length.map { Double($0) } ?? 16))
  }

  /// Leaves room at all sides of this view.
  public func padding(_ length: Double) -> some View {
    padding(EdgeInsets(.all, length))
  }

  /// Leaves room around this view, side by side.
  public func padding(_ insets: EdgeInsets) -> some View {
    func part(_ length: Double) -> Double? { length == 0 || !length.isFinite ? nil : length }
    return box([
      (.paddingTop, part(insets.top)), (.paddingLeading, part(insets.leading)),
      (.paddingBottom, part(insets.bottom)), (.paddingTrailing, part(insets.trailing)),
    ])
  }

  /// Gives this view a width, a height or both, in points.
  ///
  /// A length below zero counts as zero, and one without end, or that is no number, as none.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func length(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? $0 : nil } }
    return frame(
      [(.width, length(width)), (.height, length(height))], alignment: alignment
    )
  }

  /// Keeps the size of this view between limits, in points.
  ///
  /// `.infinity` takes all there is. A length below zero counts as zero, and one that is no number as
  /// none.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      [
        (.minWidth, minWidth), (.idealWidth, idealWidth), (.maxWidth, maxWidth),
        (.minHeight, minHeight), (.idealHeight, idealHeight), (.maxHeight, maxHeight),
      ],
      alignment: alignment
    )
  }

  private func frame(
    _ lengths: [(ElementProperty, CGFloat?)], alignment: Alignment
  ) -> some View {
    let sensible = lengths.map { property, length in
      (property, length.flatMap { $0.isNaN ? nil : max(0, Double($0)) })
    }
    return box(sensible, alignment: alignment)
  }

  /// Fills the background of this view.
  public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    BoxView(content: self, attributes: style.backgroundAttributes)
  }

  /// Draws a line around this view.
  public func border<Style: ShapeStyle>(_ style: Style, width: Double = 1) -> some View {
    BoxView(
      content: self, attributes: [ElementAttribute(property: .border, value: style._color.value)]
    )
  }
}

/// The room at each side of a view, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The room above.
  public var top: Double
  /// The room before.
  public var leading: Double
  /// The room below.
  public var bottom: Double
  /// The room after.
  public var trailing: Double

  /// The room at each side; none where nothing is said.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }
}

extension View {
  /// Puts views at an edge of this one, which gets the rest of the room.
  @ViewBuilder
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { content() }
      self
      if edge == .bottom { content() }
    }
  }

  /// Shows the colours inside as for light or for dark surroundings.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }

  /// What is behind the row that this view is.
  public func listRowBackground(_ color: Color?) -> some View {
    attribute(.rowBackground, color?.value ?? .none)
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom
}
