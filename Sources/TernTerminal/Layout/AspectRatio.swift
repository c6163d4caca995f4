import TernUI

/// Room of a given shape, for a box that keeps the ratio of its width to its height.
@MainActor
enum AspectRatio {
  /// The part of the room that has the shape (`fit`), or the least room with the shape that covers
  /// all of it (`fill`).
  static func proposal(for node: ElementNode, in proposal: Proposal) -> Proposal {
    guard let mode = node.string(.contentMode), let ratio = ratio(of: node), ratio > 0 else {
      return proposal
    }
    // A cell is twice as high as it is wide.
    func width(_ height: Int) -> Int { max(1, Cells.whole(Double(height) * 2 * ratio)) }
    func height(_ width: Int) -> Int { max(1, Cells.whole(Double(width) / ratio / 2)) }
    let room = Proposal(width: finite(proposal.width), height: finite(proposal.height))
    switch (room.width, room.height) {
    case (let wide?, let high?):
      let isTooWide = width(high) <= wide
      if (mode == "fit") == isTooWide { return Proposal(width: width(high), height: high) }
      return Proposal(width: wide, height: height(wide))
    case (let wide?, nil): return Proposal(width: wide, height: height(wide))
    case (nil, let high?): return Proposal(width: width(high), height: high)
    case (nil, nil): return proposal
    }
  }

  /// The ratio that is asked for, else that of the content as it would like to be.
  private static func ratio(of node: ElementNode) -> Double? {
    if let ratio = node.number(.aspectRatio) { return ratio }
    let ideal = ContentLayout.size(of: node.flow, in: Proposal(width: nil, height: nil))
    guard ideal.width > 0, ideal.height > 0 else { return nil }
    return Double(ideal.width) / Double(ideal.height * 2)
  }

  private static func finite(_ length: Int?) -> Int? {
    length.flatMap { $0 < Cells.infinite ? $0 : nil }
  }
}
