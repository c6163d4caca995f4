import IssueReporting

extension IdentifiedArray {
  /// The position of the element with an identity, in constant time.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The position, or `nil` when no element has the identity.
  @inlinable
  public func index(id: ID) -> Int? {
    identities.firstIndex(of: id)
  }

  /// Whether an element has the identity of another one, in constant time.
  ///
  /// - Parameter element: The element whose identity to look for.
  @inlinable
  public func contains(_ element: Element) -> Bool {
    identities.contains(identify(element))
  }

  /// The element with an identity, in constant time.
  ///
  /// Through an optional chain the element is changed in place, and whoever reads the array meanwhile
  /// (a store whose reducer changes a row) finds all of it. `nil` removes it. An element that is set
  /// where none has the identity is appended.
  ///
  /// ```swift
  /// todos[id: 2]?.isComplete = true
  /// todos[id: 2] = nil
  /// ```
  ///
  /// An element that is set must have the identity; another one is reported as an issue. It takes the
  /// place all the same, under its own identity if that is free.
  ///
  /// - Parameter id: The identity.
  @inlinable
  public subscript(id id: ID) -> Element? {
    _read {
      if let position = identities.firstIndex(of: id) {
        yield storage[position]
      } else {
        yield nil
      }
    }
    set {
      guard let position = identities.firstIndex(of: id) else {
        if let newValue { appendNew(newValue, expected: id) }
        return
      }
      guard let newValue else {
        remove(at: position)
        return
      }
      storage[position] = newValue
      expectIdentity(id, at: position)
    }
    _modify {
      if let position = identities.firstIndex(of: id) {
        if Self.isChangedAsOptional {
          let place = optionalPlace(position)
          defer { endChange(place, position, id) }
          yield &place.pointee
        } else {
          var element: Element? = storage[position]
          defer { endChange(element, position, id) }
          yield &element
        }
      } else {
        var element: Element?
        defer { if let element { appendNew(element, expected: id) } }
        yield &element
      }
    }
  }

  @inlinable
  mutating func appendNew(_ element: Element, expected id: ID) {
    let own = identify(element)
    if own != id { reportOtherIdentity(own, expected: id) }
    append(element)
  }

  @usableFromInline
  func reportOtherIdentity(_ id: ID, expected: ID) {
    reportIssue(
      """
      The element that was set for the identity '\(expected)' of '\(Self.self)' has the identity \
      '\(id)'. An element must have the identity that it is set for.
      """
    )
  }

  /// Looks at an element that may have become another one.
  @inlinable
  mutating func identityMayHaveChanged(at position: Int) {
    let id = identify(storage[position])
    if id != identities.keys[position] { identityChanged(at: position, to: id) }
  }

  @usableFromInline
  mutating func identityChanged(at position: Int, to id: ID) {
    if identities.contains(id) {
      reportIssue(
        """
        The element at position \(position) of '\(Self.self)' was given the identity '\(id)', which \
        another element has. It is still found as '\(identities[position])'; each element needs an identity \
        of its own.
        """
      )
    } else {
      identities.replace(at: position, with: id)
      identitiesDidChange()
    }
  }
}

extension IdentifiedArray: RandomAccessCollection {
  @inlinable
  public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int { storage.count }

  @inlinable
  public func index(after position: Int) -> Int { position + 1 }
}

extension IdentifiedArray: MutableCollection {
  /// The element at a position, in constant time.
  ///
  /// It is changed in place. It may be replaced by an element with another identity, unless a third
  /// element has that: this is reported as an issue, and the element is still found under the identity
  /// it had.
  ///
  /// - Parameter position: Where the element is.
  @inlinable
  public subscript(position: Int) -> Element {
    _read { yield storage[position] }
    _modify {
      defer { identityMayHaveChanged(at: position) }
      yield &storage[position]
    }
  }
}
