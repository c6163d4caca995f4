import TernUI

/// Cells in columns: those of rows below each other, or one after another in as many columns as the
/// grid says.
struct GridLayout: ElementLayout {
  /// More than a terminal has.
  private static let mostColumns = 1_000

  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    plan(node, in: proposal).size
  }

  func place(_ node: ElementNode, in size: CellSize) {
    let plan = plan(node, in: Proposal(size))
    for row in node.flow where row.kind == .gridRow { row.place(at: .zero, size: size) }
    for cell in plan.cells {
      cell.node.place(at: cell.alignment.place(cell.size, in: cell.frame), size: cell.size)
    }
  }

  private struct Cell {
    var node: ElementNode
    var frame: CellRect
    var size: CellSize
    var alignment: Alignment2D
  }

  private struct Plan {
    var cells: [Cell] = []
    var size = CellSize.zero
  }

  /// A row before it is placed: its cells with the columns that each takes.
  private struct Line {
    var cells: [(node: ElementNode, columns: Range<Int>)] = []
    var vertical: Alignment?
  }

  private func plan(_ node: ElementNode, in proposal: Proposal) -> Plan {
    let gap = max(0, node.across(.columnSpacing) ?? 1)
    let specifications = node.strings(.columns)
    let lines: [Line]
    let widths: [Int]
    if specifications.isEmpty {
      lines = rows(of: node)
      widths = naturalWidths(of: lines, gap: gap, room: proposal.width)
    } else if node.rowAxis == .horizontal {
      if node.flow.contains(where: { $0.kind == .unmounted }) {
        return planAcrossWithRoom(specifications.count, gap, node)
      }
      lines = transposed(node.flow, rows: specifications.count)
      widths = naturalWidths(of: lines, gap: gap, room: proposal.width)
    } else {
      widths = ColumnDivision.widths(of: specifications, gap: gap, room: proposal.width)
      if node.flow.contains(where: { $0.kind == .unmounted }) {
        return planWithRoom(widths, gap, node)
      }
      lines = filled(node.flow, columns: widths.count)
    }
    return plan(lines, widths, gap, node)
  }

  private func plan(_ lines: [Line], _ widths: [Int], _ gap: Int, _ node: ElementNode) -> Plan {
    var plan = Plan()
    let spacing = node.down(.spacing) ?? 0
    var starts: [Int] = []
    var x = 0
    for width in widths {
      starts.append(x)
      x += width + gap
    }
    plan.size.width = max(0, x - gap)
    let columns = columnAlignments(of: lines)
    for line in lines {
      if plan.size.height > 0 { plan.size.height += spacing }
      var height = 0
      var cells: [Cell] = []
      for cell in line.cells {
        guard let first = cell.columns.first, let last = cell.columns.last,
          starts.indices.contains(last)
        else { continue }
        let width = starts[last] + widths[last] - starts[first]
        let size = cell.node.size(for: Proposal(width: width, height: nil))
        height = max(height, size.height)
        var alignment = Alignment2D(name: node.string(.alignment))
        if let vertical = line.vertical { alignment.vertical = vertical }
        if let horizontal = columns[first], first == last { alignment.horizontal = horizontal }
        let frame = CellRect(x: starts[first], y: plan.size.height, width: width, height: 0)
        let fitting = CellSize(width: min(width, size.width), height: size.height)
        cells.append(Cell(node: cell.node, frame: frame, size: fitting, alignment: alignment))
      }
      for index in cells.indices { cells[index].frame.size.height = height }
      plan.cells += cells
      plan.size.height += height
    }
    return plan
  }

  /// The plan of a grid in which some cells are not there yet: lines without any are as high as others
  /// are on average.
  private func planWithRoom(_ widths: [Int], _ gap: Int, _ node: ElementNode) -> Plan {
    let columns = max(1, widths.count)
    let spacing = node.down(.spacing) ?? 0
    var lines: [(number: Int, line: Line)] = []
    var runs: [(node: ElementNode, cells: Range<Int>)] = []
    var count = 0
    for child in node.flow {
      if child.kind == .unmounted {
        let end = count + max(0, child.int(.value) ?? 0)
        runs.append((child, count..<end))
        count = end
        continue
      }
      let (number, column) = count.quotientAndRemainder(dividingBy: columns)
      if lines.last?.number != number { lines.append((number, Line())) }
      lines[lines.count - 1].line.cells.append((child, column..<column + 1))
      count += 1
    }
    let plans: [Plan] = lines.map { self.plan([$0.line], widths, gap, node) }
    let estimate = UnmountedLayout.average(of: plans.map(\.size.height))
    var plan = Plan()
    plan.size.width = max(0, widths.reduce(0, +) + gap * (widths.count - 1))
    // Where lines begin that are there, and how many lines there are before each.
    var tops: [(number: Int, y: Int, end: Int)] = []
    func top(of number: Int) -> Int {
      guard let known = tops.last(where: { $0.number <= number }) else {
        return number * (estimate + spacing)
      }
      if known.number == number { return known.y }
      return known.end + spacing + (number - known.number - 1) * (estimate + spacing)
    }
    for ((number, _), line) in zip(lines, plans) {
      let y = top(of: number)
      tops.append((number, y, y + line.size.height))
      plan.cells += line.cells.map { cell in
        var cell = cell
        cell.frame.origin.y += y
        return cell
      }
    }
    func end(of number: Int) -> Int {
      tops.first { $0.number == number }?.end ?? top(of: number) + estimate
    }
    for (run, cells) in runs where !cells.isEmpty {
      let y = top(of: cells.lowerBound / columns)
      let height = end(of: (cells.upperBound - 1) / columns) - y
      run.estimatedLength = estimate
      run.cellsPerLine = columns
      let frame = CellRect(x: 0, y: y, width: plan.size.width, height: height)
      plan.cells.append(
        Cell(node: run, frame: frame, size: frame.size, alignment: Alignment2D(name: nil)))
    }
    plan.size.height = count == 0 ? 0 : end(of: (count - 1) / columns)
    return plan
  }

  /// The plan of a grid from side to side in which some cells are not there yet: columns without any are
  /// as wide as others are on average.
  private func planAcrossWithRoom(_ rows: Int, _ gap: Int, _ node: ElementNode) -> Plan {
    var lines = [Line](repeating: Line(), count: rows)
    var runs: [(node: ElementNode, cells: Range<Int>)] = []
    var natural: [Int: Int] = [:]
    var count = 0
    for child in node.flow {
      if child.kind == .unmounted {
        let end = count + max(0, child.int(.value) ?? 0)
        runs.append((child, count..<end))
        count = end
        continue
      }
      let (column, row) = count.quotientAndRemainder(dividingBy: rows)
      lines[row].cells.append((child, column..<column + 1))
      let width = child.size(for: Proposal(width: nil, height: nil)).width
      natural[column] = max(natural[column] ?? 0, width)
      count += 1
    }
    let known = natural.sorted { $0.key < $1.key }
    let estimate = UnmountedLayout.average(of: known.map(\.value))
    let widths = (0..<(count + rows - 1) / rows).map { natural[$0] ?? estimate }
    var plan = plan(lines, widths, gap, node)
    // Where each column begins, and where one would after the last.
    let starts = widths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 + gap) }
    for (run, cells) in runs where !cells.isEmpty {
      let first = cells.lowerBound / rows
      let last = (cells.upperBound - 1) / rows
      run.estimatedLength = estimate
      run.cellsPerLine = rows
      let width = starts[last] + widths[last] - starts[first]
      let frame = CellRect(x: starts[first], y: 0, width: width, height: plan.size.height)
      plan.cells.append(
        Cell(node: run, frame: frame, size: frame.size, alignment: Alignment2D(name: nil)))
    }
    return plan
  }

  /// Where cells stand in the columns of which a cell says that.
  private func columnAlignments(of lines: [Line]) -> [Int: Alignment] {
    var alignments: [Int: Alignment] = [:]
    for line in lines {
      for cell in line.cells {
        guard let name = cell.node.string(.columnAlignment), let first = cell.columns.first,
          alignments[first] == nil
        else { continue }
        alignments[first] = Alignment(name: name)
      }
    }
    return alignments
  }

  // MARK: Lines

  private func rows(of node: ElementNode) -> [Line] {
    var lines: [Line] = []
    var count = 1
    for child in node.flow where child.kind == .gridRow {
      var line = Line(vertical: child.string(.alignment).flatMap { Alignment(name: $0) })
      var column = 0
      for cell in child.flow {
        let span = min(max(1, cell.int(.columnSpan) ?? 1), Self.mostColumns)
        line.cells.append((cell, column..<column + span))
        column += span
      }
      count = max(count, column)
      lines.append(line)
    }
    // What is no row takes all columns.
    var next = lines.makeIterator()
    return node.flow.map { child in
      if child.kind == .gridRow { return next.next() ?? Line() }
      return Line(cells: [(child, 0..<count)])
    }
  }

  private func filled(_ nodes: [ElementNode], columns: Int) -> [Line] {
    stride(from: 0, to: nodes.count, by: max(1, columns)).map { start in
      let row = nodes[start..<min(nodes.count, start + columns)]
      return Line(cells: row.enumerated().map { ($1, $0..<$0 + 1) })
    }
  }

  private func transposed(_ nodes: [ElementNode], rows: Int) -> [Line] {
    (0..<min(rows, nodes.count)).map { row in
      let cells = stride(from: row, to: nodes.count, by: rows).map { nodes[$0] }
      return Line(cells: cells.enumerated().map { ($1, $0..<$0 + 1) })
    }
  }

  private func naturalWidths(of lines: [Line], gap: Int, room: Int?) -> [Int] {
    let count = lines.reduce(0) { max($0, $1.cells.last?.columns.upperBound ?? 0) }
    var ideal = [Int](repeating: 0, count: count)
    var isFlexible = [Bool](repeating: false, count: count)
    for line in lines {
      for cell in line.cells where cell.columns.count == 1 {
        let column = cell.columns.lowerBound
        let natural = cell.node.size(for: Proposal(width: nil, height: nil)).width
        ideal[column] = max(ideal[column], natural)
        let most = cell.node.size(for: Proposal(width: Cells.infinite, height: nil)).width
        if most >= Cells.infinite { isFlexible[column] = true }
      }
    }
    // A cell over several columns widens the last of them where they have no room for it.
    for cell in lines.flatMap(\.cells) where cell.columns.count > 1 {
      guard let last = cell.columns.last, cell.node.kind != .divider else { continue }
      let natural = cell.node.size(for: Proposal(width: nil, height: nil)).width
      let width = ideal[cell.columns].reduce(gap * (cell.columns.count - 1), +)
      ideal[last] += max(0, natural - width)
    }
    return ColumnDivision.widths(ideal: ideal, isFlexible: isFlexible, gap: gap, room: room)
  }
}

extension Alignment2D {
  /// The place of something in a frame.
  func place(_ size: CellSize, in frame: CellRect) -> CellPoint {
    frame.origin + origin(of: size, in: frame.size)
  }
}
