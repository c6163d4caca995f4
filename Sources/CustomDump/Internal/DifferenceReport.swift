/// The text of a failed expectation.
func differenceReport<T>(
  _ first: T,
  _ second: T,
  _ head: String,
  _ message: String?,
  legend: String = "(First: −, Second: +)"
) -> String {
  let difference =
    diff(first, second, format: .proportional)
    // Equal in every part, and yet not equal as a whole.
    ?? Dumper.lines(of: first).map { "  " + $0 }.joined(separator: "\n")
  let body = difference.split(separator: "\n", omittingEmptySubsequences: false)
    .map { "  " + $0 }
    .joined(separator: "\n")
  let intro = message.map { $0.isEmpty ? head : "\($0) - \(head)" } ?? head
  return "\(intro)\n\n\(body)\n\n\(legend)"
}
