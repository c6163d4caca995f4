/// A line of a diff.
struct DiffLine {
  /// Which of the two values has the line.
  enum Side {
    case first
    case second
    case both
  }

  var side: Side
  var text: String

  /// The line, moved in by one level.
  var indented: DiffLine {
    DiffLine(side: side, text: "  " + text)
  }
}

extension [DiffLine] {
  /// The lines with a comma at the end of what each side shows last.
  func terminated(first: Bool, second: Bool) -> [DiffLine] {
    var lines = self
    var needsFirst = first
    var needsSecond = second
    for index in lines.indices.reversed() {
      switch lines[index].side {
      case .both:
        // Both end here. That one side may need no comma is not worth a line for each.
        if needsFirst || needsSecond { lines[index].text += "," }
        return lines
      case .first where needsFirst:
        lines[index].text += ","
        needsFirst = false
      case .second where needsSecond:
        lines[index].text += ","
        needsSecond = false
      default:
        break
      }
      if !needsFirst && !needsSecond { break }
    }
    return lines
  }
}
