/// Divides a width among columns.
enum ColumnDivision {
  /// The widths of columns that would like to be so wide each.
  ///
  /// Where there is too little room the widest give way; where there is more, the flexible columns
  /// share it.
  static func widths(ideal: [Int], isFlexible: [Bool], gap: Int, room: Int?) -> [Int] {
    guard let room, room < Cells.infinite, !ideal.isEmpty else { return ideal }
    let available = max(0, room - gap * (ideal.count - 1))
    let total = ideal.reduce(0, +)
    if total > available { return shrunk(ideal, to: available) }
    let flexible = ideal.indices.filter { isFlexible[$0] }
    guard !flexible.isEmpty else { return ideal }
    var widths = ideal
    // The flexible columns become equally wide as far as the room allows.
    let others = total - flexible.reduce(0) { $0 + ideal[$1] }
    var left = available - others
    for (done, index) in flexible.sorted(by: { ideal[$0] > ideal[$1] }).enumerated() {
      let share = left / (flexible.count - done)
      widths[index] = max(ideal[index], share)
      left -= widths[index]
    }
    return widths
  }

  private static func shrunk(_ ideal: [Int], to available: Int) -> [Int] {
    var widths = ideal
    var left = available
    // The narrow ones keep their width; the others share what is left.
    for (done, index) in ideal.indices.sorted(by: { ideal[$0] < ideal[$1] }).enumerated() {
      widths[index] = min(ideal[index], left / (ideal.count - done))
      left -= widths[index]
    }
    return widths
  }

  /// Reads `fixed:80`, `flexible:40-200`, `adaptive:80`, in points, and gives the widths of the columns
  /// in a room.
  static func widths(of specifications: [String], gap: Int, room: Int?) -> [Int] {
    let room = room.flatMap { $0 < Cells.infinite ? $0 : nil } ?? 80
    var columns: [Column] = []
    let fixed = specifications.reduce(0) { total, text in
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      return total + (parts.first == "fixed" ? Cells.across(Double(parts.last ?? "") ?? 0) : 0)
    }
    for text in specifications {
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      let bounds = (parts.count > 1 ? parts[1] : "").split(separator: "-").map(String.init)
      let wanted = max(1, Cells.across(bounds.first.flatMap { Double($0) } ?? 8))
      // What has no end is as wide as the room.
      let least = wanted < Cells.infinite ? wanted : max(1, room)
      let most = bounds.count > 1 ? Double(bounds[1]).map { Cells.across($0) } : nil
      switch parts.first {
      case "fixed": columns.append(Column(least: least, most: least))
      case "adaptive":
        let free = max(least, room - fixed - gap * (specifications.count - 1))
        let count = max(1, (free + gap) / (least + gap))
        columns += Array(repeating: Column(least: least, most: Cells.infinite), count: count)
      default: columns.append(Column(least: least, most: max(least, most ?? Cells.infinite)))
      }
    }
    return fill(columns, gap: gap, room: room)
  }

  private struct Column {
    var least: Int
    var most: Int
  }

  private static func fill(_ columns: [Column], gap: Int, room: Int) -> [Int] {
    var widths = [Int](repeating: 0, count: columns.count)
    var left = max(0, room - gap * (columns.count - 1))
    // The least flexible first, so that the others share what they leave.
    let order = columns.indices.sorted {
      columns[$0].most - columns[$0].least < columns[$1].most - columns[$1].least
    }
    for (done, index) in order.enumerated() {
      let share = left / (columns.count - done)
      widths[index] = min(max(share, columns[index].least), columns[index].most)
      left = max(0, left - widths[index])
    }
    return widths
  }
}
