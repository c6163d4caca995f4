import TernUI

/// The guides that the elements of a container are lined up by, where a guide is not where it usually is.
@MainActor
struct GuideLines {
  private var horizontal = "center"
  private var vertical = "center"
  /// Where guides of the app are in elements that do not say.
  private let defaults: AlignmentGuides?

  /// The guides of a stack along an axis, or of what puts elements over each other.
  ///
  /// - Returns: `nil` if all guides of the elements are where they usually are.
  init?(of container: ElementNode, stack axis: Axis? = nil, _ elements: [ElementNode]) {
    guard container.notes.hasGuides else { return nil }
    if case .guides(let guides)? = container.properties[.alignmentDefaults] {
      defaults = guides
    } else {
      defaults = nil
    }
    guard defaults != nil || elements.contains(where: Self.mayHaveGuide) else { return nil }
    guard let name = container.string(.alignment) else { return }
    let names = name.split(separator: "-", maxSplits: 1).map(String.init)
    switch axis {
    case .vertical?: horizontal = name
    case .horizontal?: vertical = name
    case nil:
      vertical = names[0]
      horizontal = names.last ?? horizontal
    }
  }

  /// How far aside each of several elements stands, so that their guides meet, and the room that they
  /// take then.
  func lineUp(
    _ elements: [(node: ElementNode, size: CellSize)], _ axis: Axis
  ) -> (offsets: [Int], length: Int) {
    let guides = elements.map { guide(axis, of: $0.node, $0.size) }
    let line = guides.max() ?? 0
    let offsets = guides.map { Self.cells(line - $0) }
    let ends = zip(offsets, elements).map { $0 + $1.size[along: axis] }
    return (offsets, ends.max() ?? 0)
  }

  /// Where an element stands so that its guides meet those of a room.
  ///
  /// - Parameter base: The element whose room that is, if it is one's.
  func origin(
    of node: ElementNode, _ size: CellSize, in room: CellSize, of base: ElementNode? = nil
  ) -> CellPoint {
    func offset(_ axis: Axis) -> Int {
      let line = base.map { guide(axis, of: $0, room) } ?? usual(axis, room)
      return Self.cells(line - guide(axis, of: node, size))
    }
    return CellPoint(x: offset(.horizontal), y: offset(.vertical))
  }

  private static func cells(_ distance: Double) -> Int { Cells.whole(distance.rounded(.down)) }

  // MARK: Guides, in cells

  private func guide(_ axis: Axis, of node: ElementNode, _ size: CellSize) -> Double {
    let guide = said(axis, by: node, size) ?? usual(axis, size)
    return guide.isFinite ? guide : 0
  }

  private func name(_ axis: Axis) -> String { axis == .horizontal ? horizontal : vertical }

  /// Where the guide is in what does not say.
  private func usual(_ axis: Axis, _ size: CellSize) -> Double {
    let length = Double(size[along: axis])
    switch Alignment(name: name(axis)) {
    case .start?: return 0
    case .end?: return length
    case .center?: return length / 2
    case nil: return value(axis, of: defaults, size) ?? length / 2
    }
  }

  private func value(_ axis: Axis, of guides: AlignmentGuides?, _ size: CellSize) -> Double? {
    let (width, height) = (Double(size.width) * 8, Double(size.height) * 16)
    switch axis {
    case .horizontal:
      return guides?.horizontal(horizontal, width: width, height: height).map { $0 / 8 }
    case .vertical:
      return guides?.vertical(vertical, width: width, height: height).map { $0 / 16 }
    }
  }

  /// Where the element says that the guide is, or what is arranged in it: of several, the middle.
  private func said(_ axis: Axis, by node: ElementNode, _ size: CellSize) -> Double? {
    if case .guides(let guides)? = node.properties[.alignmentGuides],
      let value = value(axis, of: guides, size)
    {
      return value
    }
    guard Self.arranges(node), Self.mayHaveGuide(node) else { return nil }
    node.place(at: node.origin, size: size)
    let elements = node.kind == .overlay ? Array(node.flow.prefix(1)) : node.flow
    let values = elements.compactMap { child in
      said(axis, by: child, child.size).map {
        $0 + Double(axis == .horizontal ? child.origin.x : child.origin.y)
      }
    }
    return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  private static func mayHaveGuide(_ node: ElementNode) -> Bool {
    if node.properties[.alignmentGuides] != nil { return true }
    return arranges(node) && node.flow.contains(where: mayHaveGuide)
  }

  private static func arranges(_ node: ElementNode) -> Bool {
    switch node.kind {
    case .box, .overlay, .vstack, .hstack, .zstack: return true
    default: return false
    }
  }
}
