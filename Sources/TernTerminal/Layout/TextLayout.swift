import TernUI

/// Text in as many lines as it needs at the offered width.
struct TextLayout: ElementLayout {
  func size(of node: ElementNode, in proposal: Proposal) -> CellSize {
    let lines = lines(of: node, in: proposal)
    return CellSize(
      width: lines.reduce(0) { max($0, $1.width) },
      height: lines.count
    )
  }

  func place(_ node: ElementNode, in size: CellSize) {
    node.lines = lines(of: node, in: Proposal(size))
  }

  /// The words of a text, a label with its symbol, or an image.
  ///
  /// - Parameter width: The columns of a line. The name of a symbol that has no character does not go
  ///   over several: broken, it looks like words.
  static func words(of node: ElementNode, width: Int? = nil) -> String {
    let text = node.ownText
    if node.kind == .label, text.isEmpty, !node.flow.isEmpty {
      return wordsOfParts(node, width: width)
    }
    guard let name = node.string(.systemImage) else {
      guard text.isEmpty, node.kind == .image, let file = node.string(.file) else { return text }
      // A picture is named, as it cannot be shown.
      let name =
        node.string(.accessibilityLabel) ?? file.split(separator: "/").last.map(String.init)
      return "[\(name ?? file)]"
    }
    if node.kind == .label, node.string(.style) == "titleOnly", !text.isEmpty { return text }
    let symbol = TextWrapping.truncated(
      Symbols.text(for: name), width: max(1, width ?? Cells.infinite)
    ).text
    if node.kind == .label, node.string(.style) == "iconOnly" { return symbol }
    return text.isEmpty ? symbol : "\(symbol) \(text)"
  }

  /// The words of an icon and a title that are elements of their own.
  private static func wordsOfParts(_ label: ElementNode, width: Int?) -> String {
    let style = label.string(.style)
    let parts = label.flow.filter { part in
      switch style {
      case "titleOnly": part.kind != .image
      case "iconOnly": part.kind == .image
      default: true
      }
    }
    // A style that leaves nothing to read is not followed.
    let words = (parts.isEmpty ? label.flow : parts).map { wordsInside($0, width: width) }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func wordsInside(_ node: ElementNode, width: Int?) -> String {
    let own = words(of: node, width: width)
    guard own.isEmpty else { return own }
    let words = node.flow.map { wordsInside($0, width: width) }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func lines(of node: ElementNode, in proposal: Proposal) -> [TextWrapping.Line] {
    // A text never gives up its first line, and shows with `…` that there were more.
    let room = proposal.height.map { max(1, $0) }
    let limit = node.int(.lineLimit).map { max(1, $0) }
    return TextWrapping.lines(
      of: Self.words(of: node, width: proposal.width),
      width: proposal.width,
      limit: [room, limit].compactMap { $0 }.min(),
      truncation: node.string(.truncation).flatMap(TextWrapping.Truncation.init) ?? .tail
    )
  }
}
