/// The lines of the literal that stands for a text.
///
/// Text with line breaks becomes a multi-line literal. Text with quotes or backslashes becomes a
/// raw one, which is easier to read than an escaped one.
func literalLines(of text: String) -> [String] {
  if text.contains(where: \.isNewline) {
    let hashes = String(repeating: "#", count: hashCount(text, delimiter: "\"\"\""))
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return ["\(hashes)\"\"\""] + lines.map(String.init) + ["\"\"\"\(hashes)"]
  }
  let needsEscape = text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  if needsEscape { return [text.debugDescription] }
  let hashes = String(repeating: "#", count: hashCount(text, delimiter: "\""))
  return ["\(hashes)\"\(text)\"\(hashes)"]
}

/// How many `#` a literal needs so that nothing in the text ends it or starts an escape.
private func hashCount(_ text: String, delimiter: String) -> Int {
  var count = 0
  for delimiter in [delimiter, "\\"] where text.contains(delimiter) {
    var rest = Substring(text)
    while let range = rest.firstRange(of: delimiter) {
      rest = rest[range.upperBound...]
      let following = rest.prefix { $0 == "#" }.count
      count = max(count, following + 1)
    }
  }
  return count
}

extension Substring {
  /// Where another text occurs first.
  fileprivate func firstRange(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
