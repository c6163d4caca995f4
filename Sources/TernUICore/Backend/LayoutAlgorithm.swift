public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// An element that a ``LayoutAlgorithm`` arranges.
///
/// Lengths are in points.
@MainActor
public protocol LayoutItem: AnyObject, Sendable {
  /// The element.
  var element: ElementID { get }
  /// How urgently it wants room.
  var priority: Double { get }
  /// The room that is usual around it on the back end.
  var spacing: ViewSpacing { get }

  /// How large the element is where that much room is offered.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Gives the element its place, in the coordinates of the bounds.
  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

/// Arranges the children of an element of the kind ``ElementKind/layout``, on behalf of a ``Layout``.
///
/// A back end asks it while it lays out, and lays out anew when it gets another one.
@MainActor
public final class LayoutAlgorithm: Hashable, Sendable {
  private let arranger: any LayoutArranging

  package init(_ arranger: any LayoutArranging) {
    self.arranger = arranger
  }

  /// How large the element is.
  ///
  /// - Parameters:
  ///   - proposal: The room that is offered.
  ///   - items: The children.
  public func size(for proposal: ProposedViewSize, items: [any LayoutItem]) -> CGSize {
    arranger.size(for: proposal, items: items)
  }

  /// Has the children placed.
  ///
  /// - Parameters:
  ///   - items: The children.
  ///   - bounds: The room of the element.
  ///   - proposal: The room that was offered to the element.
  public func place(_ items: [any LayoutItem], in bounds: CGRect, proposal: ProposedViewSize) {
    arranger.place(items, in: bounds, proposal: proposal)
  }

  public nonisolated static func == (left: LayoutAlgorithm, right: LayoutAlgorithm) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// What a ``LayoutAlgorithm`` asks.
@MainActor
package protocol LayoutArranging: AnyObject {
  func size(for proposal: ProposedViewSize, items: [any LayoutItem]) -> CGSize
  func place(_ items: [any LayoutItem], in bounds: CGRect, proposal: ProposedViewSize)
}
