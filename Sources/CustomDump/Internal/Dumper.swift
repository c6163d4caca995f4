/// Writes a value as lines.
struct Dumper {
  /// How many levels of children to write; deeper ones are an ellipsis.
  private let maxDepth: Int
  /// The objects met so far, and how often.
  private var met: [ObjectIdentifier: Int] = [:]
  /// The numbers of objects that are met more than once.
  private var numbers: [ObjectIdentifier: Int]
  /// Objects in the order in which they were met first.
  private var order: [ObjectIdentifier] = []

  private init(maxDepth: Int, numbers: [ObjectIdentifier: Int] = [:]) {
    self.maxDepth = min(maxDepth, Nesting.limit)
    self.numbers = numbers
  }

  /// The lines of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - label: What to put before it.
  ///   - isRoot: Whether an enum's type is named.
  ///   - maxDepth: How many levels of children to write.
  static func lines(
    of value: Any,
    label: String? = nil,
    isRoot: Bool = true,
    maxDepth: Int = .max
  ) -> [String] {
    var dumper = Dumper(maxDepth: maxDepth)
    let lines = dumper.lines(of: value, label: label, isRoot: isRoot, depth: 0)
    let shared = dumper.order.filter { dumper.met[$0, default: 0] > 1 }
    if shared.isEmpty { return lines }
    // Whether an object needs a number is known only at the end: write it all again, with numbers.
    let numbers = Dictionary(
      uniqueKeysWithValues: shared.enumerated().map { ($0.element, $0.offset + 1) }
    )
    var numbering = Dumper(maxDepth: maxDepth, numbers: numbers)
    return numbering.lines(of: value, label: label, isRoot: isRoot, depth: 0)
  }

  /// The value on one line, for labels and sorting.
  static func line(of value: Any) -> String {
    let lines = lines(of: value, isRoot: false)
    if lines.count == 1 { return lines[0] }
    return lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  private mutating func lines(
    of value: Any,
    label: String?,
    isRoot: Bool,
    depth: Int
  ) -> [String] {
    let prefix = label.map { "\($0): " } ?? ""
    switch Shape(of: value) {
    case .text(let text):
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines[0] = prefix + lines[0]
      return lines
    case .literal(let text):
      var lines = literalLines(of: text)
      if depth > maxDepth, lines.count > 1 { lines = ["\"…\""] }
      lines[0] = prefix + lines[0]
      return lines
    case .container(let container):
      return self.lines(of: container, prefix: prefix, isRoot: isRoot, depth: depth)
    }
  }

  private mutating func lines(
    of container: Container,
    prefix: String,
    isRoot: Bool,
    depth: Int
  ) -> [String] {
    var opening = prefix
    if case .object(let id) = container.kind {
      met[id, default: 0] += 1
      if let number = numbers[id] { opening += "#\(number) " }
      if met[id, default: 0] > 1 {
        return [opening + container.opening(isRoot: isRoot) + "↩︎" + container.closing]
      }
      order.append(id)
    }
    opening += container.opening(isRoot: isRoot)
    guard !container.children.isEmpty else { return [opening + container.closing] }
    guard depth < maxDepth, !Nesting.isExhausted else {
      return [opening + "…" + container.closing]
    }
    var body: [String] = []
    for (index, child) in container.children.enumerated() {
      var lines = lines(
        of: child.value,
        label: container.label(at: index),
        isRoot: false,
        depth: depth + 1
      )
      if index < container.children.count - 1 { lines[lines.count - 1] += "," }
      body += lines
    }
    if container.isInline, body.count == 1 {
      return [opening + body[0] + container.closing]
    }
    return [opening] + body.map { "  " + $0 } + [container.closing]
  }
}

extension Container {
  /// The label of a child: its name, or its place in an ordered collection.
  func label(at index: Int) -> String? {
    if case .collection = kind { return "[\(index)]" }
    return children[index].key.map(Dumper.line) ?? children[index].label
  }
}
