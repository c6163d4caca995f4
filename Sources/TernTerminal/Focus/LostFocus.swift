import TernUI

/// The search for what gets the focus when what had it is gone: the next that can have it, else the one
/// before.
///
/// That may be in a row that is not there yet. The search then stops to have some rows, and goes on in
/// the order that is made by them.
@MainActor
struct LostFocus {
  enum Step {
    case found(ElementNode?)
    case needs(ElementNode, rows: Range<Int>)
  }

  private enum Phase {
    /// Looks on after an element, or from the beginning.
    case forward(after: ElementNode?)
    /// Looks back from a place with so many stops after it.
    case backward(stopsAfter: Int)
  }

  /// Rows that are asked for at a time.
  static let rowsAtOnce = 50

  private var phase: Phase
  /// The rows in the stop after the place that stand before it.
  private var offset = 0
  private let isInBar: Bool
  /// What came with the batch that took what had the focus: it is no place to go on either.
  private let arrivals: [ObjectIdentifier: ElementNode]
  /// How many rows there were to come when some were asked for last.
  private var rowsBefore: Int?
  /// Whether the app has no more rows to give, or enough of them were looked at.
  private var isOverInPhase = false

  /// - Parameters:
  ///   - index: Where what had the focus was in the order before.
  ///   - old: The order before.
  ///   - new: The order now, without it.
  init(of index: Int, in old: [FocusStop], now new: [FocusStop]) {
    // When content goes, a bar that stays around it is no place to go on.
    isInBar = FocusOrder.isInBar(old[index].node)
    var places: [ObjectIdentifier: Int] = [:]
    var arrivals: [ObjectIdentifier: ElementNode] = [:]
    for (place, stop) in new.enumerated() where !stop.isToCome {
      places[ObjectIdentifier(stop.node)] = place
      arrivals[ObjectIdentifier(stop.node)] = stop.node
    }
    for stop in old { arrivals[ObjectIdentifier(stop.node)] = nil }
    self.arrivals = arrivals
    // The rows to come join where what was between them goes: they are counted from what stayed, the
    // nearer the better, as of what is between rows may have come and gone at the same time.
    func nearest(_ stops: some Sequence<FocusStop>) -> (rows: Int, place: Int?) {
      var rows = 0
      for stop in stops {
        if let place = places[ObjectIdentifier(stop.node)] { return (rows, place) }
        rows += stop.rows
      }
      return (rows, nil)
    }
    let next = nearest(old[(index + 1)...])
    let previous = nearest(old[..<index].reversed())
    var place: Int
    if next.rows <= previous.rows {
      place = next.place ?? new.count
      var left = next.rows
      while left > 0, place > 0 {
        place -= 1
        offset = max(0, new[place].rows - left)
        left -= new[place].rows
      }
    } else {
      place = previous.place.map { $0 + 1 } ?? 0
      var left = previous.rows
      while left > 0, place < new.count, new[place].rows <= left {
        left -= new[place].rows
        place += 1
      }
      if place < new.count { offset = left }
    }
    let before = offset > 0 ? new[place].node : place > 0 ? new[place - 1].node : nil
    phase = .forward(after: before)
  }

  /// Looks on.
  ///
  /// - Parameter order: What can have the focus now, with what stands for rows to come.
  mutating func step(in order: [FocusStop]) -> Step {
    if case .forward(let before) = phase {
      let start = before.flatMap { before in order.firstIndex { $0.node === before } }
      // The stop itself, where the place is within its rows.
      if start == nil { offset = 0 }
      let first = (start ?? -1) + (offset > 0 ? 0 : 1)
      for (index, stop) in order.enumerated().dropFirst(first) {
        if !stop.isToCome {
          if isNext(stop.node) { return .found(stop.node) }
          continue
        }
        let skipped = index == first ? offset : 0
        let rows = skipped..<min(stop.rows, skipped + Self.rowsAtOnce)
        if mayAsk(stop, rows, in: order) {
          offset = 0
          return .needs(stop.node, rows: rows)
        }
      }
      phase = .backward(stopsAfter: order.count - min(first, order.count))
      rowsBefore = nil
      isOverInPhase = false
    }
    guard case .backward(let stopsAfter) = phase else { return .found(nil) }
    for stop in order.dropLast(stopsAfter).reversed() {
      if !stop.isToCome {
        if isNext(stop.node) { return .found(stop.node) }
        continue
      }
      let rows = max(0, stop.rows - Self.rowsAtOnce)..<stop.rows
      if mayAsk(stop, rows, in: order) { return .needs(stop.node, rows: rows) }
    }
    return .found(nil)
  }

  private func isNext(_ node: ElementNode) -> Bool {
    arrivals[ObjectIdentifier(node)] == nil && (isInBar || !FocusOrder.isInBar(node))
  }

  /// Whether rows are worth asking for: in a form until there are none, elsewhere once.
  private mutating func mayAsk(
    _ stop: FocusStop, _ rows: Range<Int>, in order: [FocusStop]
  ) -> Bool {
    if isOverInPhase || rows.isEmpty { return false }
    let total = order.reduce(0) { $0 + $1.rows }
    if let rowsBefore, rowsBefore == total || stop.node.nearest({ $0.scrolls })?.kind != .form {
      isOverInPhase = true
      return false
    }
    rowsBefore = total
    return true
  }
}
