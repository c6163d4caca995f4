/// The direction in which a container arranges or scrolls what it holds.
enum Axis: Sendable {
  case horizontal, vertical
}

extension CellSize {
  /// The length along an axis.
  subscript(along axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The length across an axis.
  subscript(across axis: Axis) -> Int {
    get { axis == .horizontal ? height : width }
    set {
      if axis == .horizontal { height = newValue } else { width = newValue }
    }
  }
}

extension CellPoint {
  /// The place along an axis.
  subscript(along axis: Axis) -> Int { axis == .horizontal ? x : y }
}

extension CellRect {
  /// What it covers along an axis.
  func range(along axis: Axis) -> Range<Int> {
    let start = axis == .horizontal ? minX : minY
    return start..<max(start, axis == .horizontal ? maxX : maxY)
  }
}

extension CellPoint {
  init(axis: Axis, along: Int, across: Int) {
    self = axis == .horizontal ? CellPoint(x: along, y: across) : CellPoint(x: across, y: along)
  }
}

extension Proposal {
  init(axis: Axis, along: Int?, across: Int?) {
    self =
      axis == .horizontal
      ? Proposal(width: along, height: across) : Proposal(width: across, height: along)
  }

  subscript(along axis: Axis) -> Int? { axis == .horizontal ? width : height }
  subscript(across axis: Axis) -> Int? { axis == .horizontal ? height : width }
}
