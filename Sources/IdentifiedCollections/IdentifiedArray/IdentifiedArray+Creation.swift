import IssueReporting

extension IdentifiedArray {
  /// Creates an array without elements whose identities are found by a key path.
  ///
  /// - Parameter id: The key path from an element to its identity.
  @inlinable
  public init(id: KeyPath<Element, ID>) {
    self.init(identify: { $0[keyPath: id] }, customID: id)
  }

  /// Creates an array of elements; of those with the same identity the first stays.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - id: The key path from an element to its identity.
  @inlinable
  public init(_ elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id)
    append(contentsOf: elements)
  }

  /// Creates an array of elements, and lets the caller choose between those with the same identity.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - id: The key path from an element to its identity.
  ///   - combine: Makes one element, with that identity, of the one that is there and a later one. It
  ///     takes the place of the first.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id)
    try append(contentsOf: elements, uniquingIDsWith: combine)
  }

  /// Creates an array of elements of which each has an identity of its own.
  ///
  /// An identity that is there twice is reported as an issue; its first element stays.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - id: The key path from an element to its identity.
  ///   - fileID: The source file to blame.
  ///   - filePath: The path of that file.
  ///   - line: The line to blame.
  ///   - column: The column to blame.
  @inlinable
  public init(
    uniqueElements elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(id: id)
    for duplicate in appendReturningDuplicates(elements) {
      Self.report(duplicate, fileID, filePath, line, column)
    }
  }

  /// Creates an array of elements of which nobody checks that their identities differ.
  ///
  /// Use it for large collections that are known to be right. With an identity that is there twice
  /// only one of its elements is found by it.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - id: The key path from an element to its identity.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id)
    fill(elements)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an array without elements.
  @inlinable
  public init() {
    self.init(identify: { $0.id }, customID: nil)
  }

  /// Creates an array of elements; of those with the same identity the first stays.
  ///
  /// - Parameter elements: The elements, in order.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }

  /// Creates an array of the elements of another one, in constant time.
  ///
  /// - Parameter elements: The other array.
  @inlinable
  public init(_ elements: Self) {
    self = elements
  }

  /// Creates an array of elements, and lets the caller choose between those with the same identity.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - combine: Makes one element, with that identity, of the one that is there and a later one. It
  ///     takes the place of the first.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try append(contentsOf: elements, uniquingIDsWith: combine)
  }

  /// Creates an array of elements of which each has an identity of its own.
  ///
  /// An identity that is there twice is reported as an issue; its first element stays.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - fileID: The source file to blame.
  ///   - filePath: The path of that file.
  ///   - line: The line to blame.
  ///   - column: The column to blame.
  @inlinable
  public init(
    uniqueElements elements: some Sequence<Element>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init()
    for duplicate in appendReturningDuplicates(elements) {
      Self.report(duplicate, fileID, filePath, line, column)
    }
  }

  /// Creates an array of elements of which nobody checks that their identities differ.
  ///
  /// Use it for large collections that are known to be right. With an identity that is there twice
  /// only one of its elements is found by it.
  ///
  /// - Parameter elements: The elements, in order.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init()
    fill(elements)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Creates an array of the elements of a literal.
  ///
  /// An identity that is there twice is reported as an issue; its first element stays.
  ///
  /// - Parameter elements: The elements, in order.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init()
    for duplicate in appendReturningDuplicates(elements) { Self.report(duplicate) }
  }
}

extension IdentifiedArray {
  @inlinable
  mutating func append(
    contentsOf elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    for element in elements {
      let id = identify(element)
      if let position = identities.firstIndex(of: id) {
        storage[position] = try combine(storage[position], element)
        identityMayHaveChanged(at: position)
      } else {
        storage.append(element)
        identities.append(id)
        identitiesDidChange()
      }
    }
  }

  /// Appends elements, and returns the identities that were there before.
  @inlinable
  mutating func appendReturningDuplicates(_ elements: some Sequence<Element>) -> [ID] {
    var duplicates: [ID] = []
    reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let id = identify(element)
      if !append(element, id) { duplicates.append(id) }
    }
    if !isEmpty { identitiesDidChange() }
    return duplicates
  }

  @inlinable
  mutating func fill(_ elements: some Sequence<Element>) {
    storage = ContiguousArray(elements)
    identities.keys = ContiguousArray(storage.lazy.map(identify))
    identities.rebuild()
    if !isEmpty { identitiesDidChange() }
  }

  @usableFromInline
  static func report(_ duplicate: ID) {
    reportIssue(duplicateMessage(duplicate))
  }

  @usableFromInline
  static func report(
    _ duplicate: ID,
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) {
    reportIssue(
      duplicateMessage(duplicate), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  private static func duplicateMessage(_ duplicate: ID) -> String {
    """
    '\(Self.self)' was given more than one element with the identity '\(duplicate)'; the first one \
    stays. Each element needs an identity of its own.
    """
  }
}
