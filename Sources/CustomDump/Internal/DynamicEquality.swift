/// Compares values whose types are not known at compile time: by `==` where a type has it, else by
/// what a dump would show.
struct DynamicEquality {
  private struct Pair: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier
  }

  /// The objects that were compared, or will be: meeting them again proves nothing, and must end.
  private var met: Set<Pair> = []
  /// What is still to be compared.
  ///
  /// A list, and not calls inside of calls: values may be nested deeper than the stack is.
  private var rest: [(first: Any, second: Any, depth: Int)] = []
  /// How deep the values are that are being compared.
  private var depth = 0

  /// How deep values may be nested: those of a mirror that makes another value at each level have no
  /// end, and count as different.
  private static let mostLevels = 200_000

  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    var equality = Self()
    equality.rest.append((first, second, 0))
    while let next = equality.rest.popLast() {
      equality.depth = next.depth
      guard
        next.depth <= mostLevels, equality.areEqualButForChildren(next.first, next.second)
      else { return false }
    }
    return true
  }

  /// Compares two values, and leaves their children to be compared.
  private mutating func areEqualButForChildren(_ first: Any, _ second: Any) -> Bool {
    func equate<T: Equatable>(_ first: T) -> Bool {
      (second as? T).map { first == $0 } ?? false
    }
    if let first = first as? any Equatable { return equate(first) }
    guard type(of: first) == type(of: second) else { return false }
    // The same bits hold the same values and refer to the same objects. Most elements of a copied
    // array still have them, and need no reflection.
    func haveEqualBits<T>(_ first: T) -> Bool {
      guard let second = second as? T else { return false }
      return withUnsafeBytes(of: first) { firstBytes in
        withUnsafeBytes(of: second) { firstBytes.elementsEqual($0) }
      }
    }
    if _openExistential(first, do: haveEqualBits) { return true }
    switch (DumpSide.first.look { Shape(of: first) }, DumpSide.second.look { Shape(of: second) }) {
    case (.text(let first), .text(let second)), (.literal(let first), .literal(let second)):
      return first == second
    case (.container(let first), .container(let second)):
      guard first.matches(second), first.children.count == second.children.count else {
        return false
      }
      if case .object(let firstID) = first.kind, case .object(let secondID) = second.kind {
        let pair = Pair(first: firstID, second: secondID)
        if firstID == secondID || !met.insert(pair).inserted { return true }
      }
      return leave(first.children, second.children)
    default:
      return false
    }
  }

  /// - Returns: Whether the children are called the same.
  private mutating func leave(_ first: [Container.Child], _ second: [Container.Child]) -> Bool {
    // The first ones come last, and so are compared first.
    for (first, second) in zip(first, second).reversed() {
      guard first.label == second.label, first.identity == second.identity else { return false }
      rest.append((first.value, second.value, depth + 1))
    }
    return true
  }
}
