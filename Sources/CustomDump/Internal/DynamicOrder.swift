/// Values in an order that is the same in every run: their own, if they have one and are of one
/// type, else that of their dumps.
func sorted<T>(_ values: [T], by key: (T) -> Any) -> [T] {
  func compare<C: Comparable>(_ first: C) -> [T]? {
    var keys: [C] = []
    keys.reserveCapacity(values.count)
    for value in values {
      guard let key = key(value) as? C else { return nil }
      keys.append(key)
    }
    // Positions are cheaper to move about than what they stand for.
    return keys.indices.sorted { keys[$0] < keys[$1] }.map { values[$0] }
  }
  guard let first = values.first else { return values }
  if let comparable = key(first) as? any Comparable, let result = compare(comparable) {
    return result
  }
  return values.map { (value: $0, text: Dumper.line(of: key($0))) }
    .sorted { $0.text < $1.text }
    .map(\.value)
}
