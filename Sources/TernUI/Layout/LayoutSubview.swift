public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGSize

/// A view that a ``Layout`` arranges.
public struct LayoutSubview: Equatable, Sendable {
  let item: any LayoutItem
  let values: LayoutValues
  var guides: AlignmentGuides?

  /// A value that the view tells, with ``View/layoutValue(key:value:)``.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    values.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// How urgently the view wants room, as `layoutPriority` says; a ``Spacer`` comes after all others.
  public var priority: Double { MainActor.assumeIsolated { item.priority } }

  /// The room that the view likes to have around it.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { item.spacing } }

  /// How large the view is where that much room is offered.
  ///
  /// Answers are kept: asking again costs little.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { item.sizeThatFits(proposal) }
  }

  /// The size and the guides of the view where that much room is offered.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return MainActor.assumeIsolated {
      ViewDimensions(width: size.width, height: size.height, guides: guides)
    }
  }

  /// Gives the view its place.
  ///
  /// - Parameters:
  ///   - position: A point in the coordinates of the layout's bounds.
  ///   - anchor: The point of the view that is put there.
  ///   - proposal: The room that the view is offered, which decides its size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated { item.place(at: position, anchor: anchor, proposal: proposal) }
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    MainActor.assumeIsolated { left.item.element == right.item.element }
  }
}

/// The views that a ``Layout`` arranges, in the order of the source.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  var subviews: ArraySlice<LayoutSubview>

  init(_ subviews: ArraySlice<LayoutSubview>) {
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(subviews[bounds]) }

  /// The views at some places.
  public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews
  where Indices.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }[...])
  }
}
