import TernUI

/// One element with padding, a frame, a border.
///
/// From the outside in: the frame (`width`, `minWidth`, …), the border of one cell, the padding,
/// the content.
struct BoxLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let frame = Frame(node)
    let insets = Insets(node)
    let offered = Proposal(
      width: frame.width.offer(proposal.width), height: frame.height.offer(proposal.height)
    )
    let content = ContentLayout.size(
      of: node.flow, in: offered.inset(width: insets.width, height: insets.height)
    )
    return CellSize(
      width: frame.width.length(content: content.width + insets.width, proposal: proposal.width),
      height: frame.height.length(
        content: content.height + insets.height, proposal: proposal.height)
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let insets = Insets(node)
    let room = CellSize(
      width: max(0, size.width - insets.width), height: max(0, size.height - insets.height)
    )
    let alignment = Alignment2D(name: node.string(.alignment))
    let content = ContentLayout.size(of: node.flow, in: Proposal(room))
    let origin = alignment.origin(of: content, in: room)
    ContentLayout.place(
      node.flow,
      in: CellRect(origin: CellPoint(x: insets.leading, y: insets.top) + origin, size: content)
    )
  }

  /// The cells between a box's edge and its content.
  @MainActor
  struct Insets {
    var leading: Int
    var trailing: Int
    var top: Int
    var bottom: Int

    init(_ node: ElementNode) {
      let border = node.hasBorder ? 1 : 0
      leading = border + (node.across(.paddingLeading) ?? 0)
      trailing = border + (node.across(.paddingTrailing) ?? 0)
      top = border + (node.down(.paddingTop) ?? 0)
      bottom = border + (node.down(.paddingBottom) ?? 0)
    }

    var width: Int { leading + trailing }
    var height: Int { top + bottom }
  }

  @MainActor
  private struct Frame {
    var width: Range
    var height: Range

    init(_ node: ElementNode) {
      width = Range(
        exact: node.across(.width), least: node.across(.minWidth), most: node.across(.maxWidth)
      )
      height = Range(
        exact: node.down(.height), least: node.down(.minHeight), most: node.down(.maxHeight)
      )
    }
  }

  /// The lengths that a frame allows in one direction.
  private struct Range {
    var exact: Int?
    var least: Int?
    var most: Int?

    /// What the content is offered.
    func offer(_ proposal: Int?) -> Int? {
      if let exact { return exact }
      guard let proposal else { return most.flatMap { $0 < Cells.infinite ? $0 : nil } }
      return clamp(proposal)
    }

    /// The length of the box around its content.
    ///
    /// A bound that is given makes the box follow the room on that side: with a maximum it
    /// grows to the room (up to the maximum), with a minimum it shrinks to the room (down to that).
    func length(content: Int, proposal: Int?) -> Int {
      if let exact { return max(0, exact) }
      guard let proposal else { return clamp(content) }
      let low = least ?? min(content, most ?? content)
      let high = most ?? max(content, least ?? content)
      return min(max(proposal, low), max(low, high))
    }

    private func clamp(_ length: Int) -> Int {
      max(min(length, most ?? length), least ?? 0)
    }
  }
}
