import TernUI

/// One element with padding, a frame, a border.
///
/// From the outside in: the frame (`width`, `minWidth`, …), the border of one cell, the padding,
/// the content.
struct BoxLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let frame = Frame(node)
    let insets = Insets(node)
    var proposal = proposal
    if node.bool(.isFixedWidth) == true { proposal.width = nil }
    if node.bool(.isFixedHeight) == true { proposal.height = nil }
    proposal = AspectRatio.proposal(for: node, in: proposal)
    let offered = Proposal(
      width: frame.width.offer(proposal.width), height: frame.height.offer(proposal.height)
    )
    var content = ContentLayout.size(
      of: node.flow, in: offered.inset(width: insets.width, height: insets.height)
    )
    if Self.isFilled(node) {
      // A colour or a shape takes the room there is.
      content = CellSize(
        width: max(content.width, (offered.width ?? 2) - insets.width),
        height: max(content.height, (offered.height ?? 1) - insets.height)
      )
    }
    if Self.position(of: node, content: content) != nil {
      // What stands at a point stands there in all the room there is.
      content = CellSize(
        width: offered.width ?? content.width, height: offered.height ?? content.height
      )
    }
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
    let offer = Proposal(
      width: node.bool(.isFixedWidth) == true ? nil : room.width,
      height: node.bool(.isFixedHeight) == true ? nil : room.height
    )
    let content = ContentLayout.size(of: node.flow, in: offer)
    var origin = alignment.origin(of: content, in: room)
    if let position = Self.position(of: node, content: content) { origin = position }
    if node.flow.count == 1, let lines = GuideLines(of: node, node.flow) {
      origin = lines.origin(of: node.flow[0], content, in: room)
    }
    let start = CellPoint(x: insets.leading, y: insets.top) + Self.offset(of: node)
    ContentLayout.place(
      node.flow, in: CellRect(origin: start + origin, size: content),
      offer: offer == Proposal(room) ? nil : offer
    )
  }

  /// Whether the content may stand outside of the box, and is seen there.
  static func isFree(_ node: ElementNode) -> Bool {
    guard node.notes.hasFreeContent, node.kind == .box else { return false }
    return offset(of: node) != .zero || position(of: node, content: .zero) != nil
  }

  /// Where the content stands whose middle has a place of its own.
  private static func position(of node: ElementNode, content: CellSize) -> CellPoint? {
    guard let x = node.number(.positionX), let y = node.number(.positionY) else { return nil }
    return CellPoint(
      x: Cells.whole((x / 8 - Double(content.width) / 2).rounded(.down)),
      y: Cells.whole((y / 16 - Double(content.height) / 2).rounded(.down))
    )
  }

  /// How far the content stands from its place.
  static func offset(of node: ElementNode) -> CellPoint {
    CellPoint(x: node.across(.offsetX) ?? 0, y: node.down(.offsetY) ?? 0)
  }

  /// Whether a box is there for its looks alone.
  private static func isFilled(_ node: ElementNode) -> Bool {
    guard node.flow.isEmpty else { return false }
    return node.color(.background) != nil || node.string(.shape) != nil || node.hasBorder
      || node.properties[.drawing] != nil
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
        exact: node.across(.width), least: node.across(.minWidth),
        ideal: node.across(.idealWidth), most: node.across(.maxWidth)
      )
      height = Range(
        exact: node.down(.height), least: node.down(.minHeight),
        ideal: node.down(.idealHeight), most: node.down(.maxHeight)
      )
    }
  }

  /// The lengths that a frame allows in one direction.
  private struct Range {
    var exact: Int?
    var least: Int?
    var ideal: Int?
    var most: Int?

    /// What the content is offered.
    func offer(_ proposal: Int?) -> Int? {
      if let exact { return exact }
      guard let proposal else {
        return ideal ?? most.flatMap { $0 < Cells.infinite ? $0 : nil }
      }
      return clamp(proposal)
    }

    /// The length of the box around its content.
    ///
    /// A bound that is given makes the box follow the room on that side: with a maximum it
    /// grows to the room (up to the maximum), with a minimum it shrinks to the room (down to that).
    func length(content: Int, proposal: Int?) -> Int {
      if let exact { return max(0, exact) }
      guard let proposal else { return clamp(ideal ?? content) }
      let low = least ?? min(content, most ?? content)
      let high = most ?? max(content, least ?? content)
      return min(max(proposal, low), max(low, high))
    }

    private func clamp(_ length: Int) -> Int {
      max(min(length, most ?? length), least ?? 0)
    }
  }
}
