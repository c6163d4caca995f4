/// The name that a misspelt one probably stands for: the nearest, if it is near enough.
package func nearest(to name: String, in names: [String]) -> String? {
  let distances = names.map { (name: $0, distance: distance(name, $0)) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, name.count / 2) ? best.name : nil
}

/// How many letters have to be added, removed, replaced or swapped with their neighbour to make one
/// word of the other.
private func distance(_ lhs: String, _ rhs: String) -> Int {
  let lhs = Array(lhs)
  let rhs = Array(rhs)
  var rows = [Array(0...rhs.count)]
  for (index, left) in lhs.enumerated() {
    let above = rows[index]
    var row = [index + 1]
    for (column, right) in rhs.enumerated() {
      var best = min(above[column + 1] + 1, row[column] + 1)
      best = min(best, above[column] + (left == right ? 0 : 1))
      if index > 0, column > 0, left == rhs[column - 1], lhs[index - 1] == right {
        best = min(best, rows[index - 1][column - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[lhs.count][rhs.count]
}
