/// The name that a misspelt one probably stands for: the nearest, if it is near enough.
package func nearest(to name: String, in names: [String]) -> String? {
  let distances = names.map { (name: $0, distance: distance(name, $0)) }
  guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, name.count / 2) ? best.name : nil
}

/// How many letters have to be added, removed, replaced to make one word of the other.
private func distance(_ lhs: String, _ rhs: String) -> Int {
  let rhs = Array(rhs)
  var row = Array(0...rhs.count)
  for (index, left) in lhs.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, right) in rhs.enumerated() {
      let above = row[column + 1]
      row[column + 1] = min(above + 1, row[column] + 1, diagonal + (left == right ? 0 : 1))
      diagonal = above
    }
  }
  return row[rhs.count]
}
