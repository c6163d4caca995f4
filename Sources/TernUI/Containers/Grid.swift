public import struct Foundation.CGFloat

/// Views in rows and columns, where each column is as wide as its widest view.
///
/// ```swift
/// Grid {
///   GridRow { Text("Wings"); Text("2") }
///   GridRow { Text("Eggs"); Text("3") }
/// }
/// ```
public struct Grid<Content: View>: View {
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  let content: Content

  /// - Parameters:
  ///   - alignment: Where views stand that are smaller than their cell.
  ///   - horizontalSpacing: The room between columns, in points.
  ///   - verticalSpacing: The room between rows, in points.
  ///   - content: The rows. A view that is not a ``GridRow`` takes the whole width.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.map { Double($0) }
    self.verticalSpacing = verticalSpacing.map { Double($0) }
    self.content = content()
  }

  public var body: some View {
    Primitive(
      .grid,
      gridAttributes(alignment, horizontal: horizontalSpacing, vertical: verticalSpacing),
      content: content
    )
  }
}

/// A row of a ``Grid``: each view is a cell.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameters:
  ///   - alignment: Where lower views stand.
  ///   - content: The cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: some View {
    Primitive(.gridRow, [(.alignment, alignment.map { .string($0.name) })], content: content)
  }
}

extension View {
  /// How many columns of a ``Grid`` this cell takes.
  public func gridCellColumns(_ count: Int) -> some View {
    attribute(.columnSpan, .int(count))
  }

  /// Where the cells of this cell's column of a ``Grid`` stand in their room.
  ///
  /// One cell of a column says it for all of them.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    attribute(.columnAlignment, .string(guide.name))
  }
}

@MainActor
private func gridAttributes(
  _ alignment: Alignment, horizontal: Double?, vertical: Double?
) -> [(ElementProperty, ElementValue?)] {
  alignment.attributes.map { ($0.property, $0.value) } + [
    (.columnSpacing, horizontal.map { .number($0) }),
    (.spacing, vertical.map { .number($0) }),
  ]
}

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Hashable, Sendable {
  /// How wide it is, in points.
  public enum Size: Hashable, Sendable {
    /// That wide.
    case fixed(Double)
    /// As wide as there is room.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns as there is room for.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var name: String {
    func text(_ length: Double) -> String {
      wholePoints(length).map { "\($0)" } ?? "inf"
    }
    switch size {
    case .fixed(let length): return "fixed:\(text(length))"
    case .flexible(let least, let most): return "flexible:\(text(least))-\(text(most))"
    case .adaptive(let least, _): return "adaptive:\(text(least))"
    }
  }
}

/// Views one after the other in columns, of which those of a long ``ForEach`` are made when they come
/// near what is seen.
///
/// They come and go like those of a ``LazyVStack``.
public struct LazyVGrid<Content: View>: View, ElementView {
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Double?
  package let content: Content

  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where the grid stands when it is narrower than its room.
  ///   - spacing: The room between rows, in points.
  ///   - pinnedViews: The parts of sections that stay in sight, where a back end can do that.
  ///   - content: The cells.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing.map { Double($0) }
    self.content = content()
  }

  package var kind: ElementKind { .grid }

  package func describe(_ element: inout ElementDescription) {
    element.add(.columns, .strings(columns.map(\.name)))
    if let spacing { element.add(.spacing, .number(spacing)) }
    if let gap = columns.first?.spacing { element.add(.columnSpacing, .number(Double(gap))) }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, LazyCompanion.init)
  }
}

/// Views one after the other in rows, from side to side, of which those of a long ``ForEach`` are made
/// when they come near what is seen.
///
/// They come and go like those of a ``LazyVStack``.
public struct LazyHGrid<Content: View>: View, ElementView {
  public typealias Body = Never

  let rows: [GridItem]
  let spacing: Double?
  package let content: Content

  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: Where the grid stands when it is lower than its room.
  ///   - spacing: The room between columns, in points.
  ///   - pinnedViews: The parts of sections that stay in sight, where a back end can do that.
  ///   - content: The cells.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.spacing = spacing.map { Double($0) }
    self.content = content()
  }

  package var kind: ElementKind { .grid }

  package func describe(_ element: inout ElementDescription) {
    element.add(.axis, .string("horizontal"))
    element.add(.columns, .strings(rows.map(\.name)))
    if let spacing { element.add(.columnSpacing, .number(spacing)) }
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    CompanionElementNode(view: view, in: context, LazyCompanion.init)
  }
}
