import Foundation
import TernUI

/// Elements that the app places itself, in points.
struct CustomLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    if Self.isGrid(node) { return GridLayout().size(of: node, in: proposal) }
    guard let algorithm = algorithm(of: node) else { return .zero }
    let size = algorithm.size(for: ProposedViewSize(proposal), items: items(of: node))
    return CellSize(
      width: length(Cells.across(size.width), of: node, proposal.width, \.width),
      height: length(Cells.down(size.height), of: node, proposal.height, \.height)
    )
  }

  /// A length that others can be worked out from: one without end is the room, or that of what is
  /// arranged where there is no room either.
  private func length(
    _ cells: Int, of node: ElementNode, _ room: Int?, _ length: KeyPath<CellSize, Int>
  ) -> Int {
    if cells < Cells.infinite { return max(0, cells) }
    let natural = Proposal(width: nil, height: nil)
    return room ?? node.flow.reduce(0) { max($0, $1.size(for: natural)[keyPath: length]) }
  }

  func place(_ node: ElementNode, in size: CellSize) {
    if Self.isGrid(node) { return GridLayout().place(node, in: size) }
    guard let algorithm = algorithm(of: node) else { return }
    let bounds = CGRect(origin: .zero, size: CGSize(size))
    let proposal = ProposedViewSize(node.proposal(giving: size) ?? Proposal(size))
    let items = items(of: node)
    algorithm.place(items, in: bounds, proposal: proposal)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for item in items where !item.isPlaced {
      item.place(at: middle, anchor: .center, proposal: proposal)
    }
  }

  /// Whether the cells of the rows in it stand in columns, which only the back end can see to.
  private static func isGrid(_ node: ElementNode) -> Bool { node.string(.style) == "grid" }

  private func algorithm(of node: ElementNode) -> LayoutAlgorithm? {
    guard case .layout(let algorithm)? = node.properties[.layout] else { return nil }
    return algorithm
  }

  private func items(of node: ElementNode) -> [CustomLayoutItem] {
    node.flow.map(CustomLayoutItem.init)
  }
}

/// An element, as what arranges it knows it.
private final class CustomLayoutItem: LayoutItem {
  private let node: ElementNode
  private(set) var isPlaced = false

  init(_ node: ElementNode) {
    self.node = node
  }

  var element: ElementID { node.id }
  var priority: Double { node.stackPriority }
  /// Rows stand close in a terminal; words need a column between them.
  var spacing: ViewSpacing { ViewSpacing(horizontal: 8, vertical: 0) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(node.size(for: Proposal(proposal)))
  }

  func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    isPlaced = true
    let size = node.size(for: Proposal(proposal))
    let points = CGSize(size)
    let corner = CellPoint(
      x: Cells.across(position.x - anchor.x * points.width),
      y: Cells.down(position.y - anchor.y * points.height)
    )
    node.place(at: corner, size: size)
  }
}

extension CGSize {
  /// The size of cells, in points.
  fileprivate init(_ cells: CellSize) {
    func length(_ cells: Int, _ cell: Double) -> Double {
      cells >= Cells.infinite ? .infinity : Double(cells) * cell
    }
    self.init(width: length(cells.width, 8), height: length(cells.height, 16))
  }
}

extension Proposal {
  fileprivate init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { max(0, Cells.across($0)) },
      height: proposal.height.map { max(0, Cells.down($0)) }
    )
  }
}

extension ProposedViewSize {
  fileprivate init(_ proposal: Proposal) {
    func length(_ cells: Int?, _ cell: Double) -> CGFloat? {
      cells.map { $0 >= Cells.infinite ? .infinity : CGFloat(Double($0) * cell) }
    }
    self.init(width: length(proposal.width, 8), height: length(proposal.height, 16))
  }
}
