/// The difference of two values, as their dumps' lines with a sign before those that differ.
///
/// ```swift
/// print(diff(User(id: 1, name: "Blob"), User(id: 1, name: "Blob Jr."))!)
/// //   User(
/// //     id: 1,
/// // -   name: "Blob"
/// // +   name: "Blob Jr."
/// //   )
/// ```
///
/// Parts that are equal are collapsed: `User(…)`, or `… (3 unchanged)` for elements of a
/// collection. Values are compared by `==` where their types have it, so a part of a large value
/// that did not change costs one comparison.
///
/// - Parameters:
///   - first: A value.
///   - second: Another value.
///   - format: What to put before the lines.
/// - Returns: The difference, or nil when the values are equal.
public func diff<T>(_ first: T, _ second: T, format: DiffFormat = .default) -> String? {
  guard !DynamicEquality.areEqual(first, second) else { return nil }
  var differ = Differ()
  return differ.lines(first, second)
    .map { line in
      let sign =
        switch line.side {
        case .first: format.first
        case .second: format.second
        case .both: format.both
        }
      return "\(sign) \(line.text)"
    }
    .joined(separator: "\n")
}
