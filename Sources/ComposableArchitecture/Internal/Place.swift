/// Which of the children that an operator runs.
///
/// Unchecked: the ids of rows are Sendable, and nothing else is put into the `AnyHashable`.
enum PlaceKey: Hashable, @unchecked Sendable {
  /// The operator has one child, always there.
  case only
  /// One element of a stack.
  case element(StackElementID)
  /// One presentation of an optional child.
  case presentation(UInt64)
  /// A case of an enum.
  case enumCase
  /// One row of an identified array.
  case row(AnyHashable)
  /// One stay of state in an optional: of that id, after it was gone so often.
  case optional(id: AnyHashable?, vacancies: Int)
}

/// How an operator leads from its parent's state to a child's, and from the child's actions back.
///
/// One instance serves all places of an operator.
final class PlaceKind: @unchecked Sendable {
  let parentState: ObjectIdentifier
  let childState: ObjectIdentifier
  /// What tells two operators apart: the path to the state.
  let path: AnyHashable
  /// Whether the child's state can come and go without a container of places noting it.
  let isUntracked: Bool
  /// Calls the body with the child's state, unless the place is not there.
  let visit: (UnsafeRawPointer, PlaceKey, (UnsafeRawPointer) -> Void) -> Bool
  /// Turns an action of the child into one of the parent; `nil` if it is of another type.
  let embed: (PlaceKey, Any) -> Any?
  /// The parent's action that makes the place go, for a place that can be dismissed.
  let dismissal: ((PlaceKey) -> Any?)?

  /// A way to a child.
  ///
  /// - Parameters:
  ///   - path: What tells the operator from others.
  ///   - parent: The parent's state.
  ///   - child: The child's state.
  ///   - isUntracked: Whether the child can come and go without a container of places noting it.
  ///   - embedding: Turns an action of the child into one of the parent.
  ///   - dismissal: Makes the parent's action that takes the child away.
  ///   - visit: Calls the body with the child's state; `false` when it is not there.
  init<Parent, Child, ChildAction, ParentAction>(
    path: AnyHashable,
    from parent: Parent.Type,
    to child: Child.Type,
    isUntracked: Bool = false,
    embedding: @escaping (PlaceKey, ChildAction) -> ParentAction?,
    dismissal: ((PlaceKey) -> ParentAction?)? = nil,
    visit: @escaping (UnsafePointer<Parent>, PlaceKey, (UnsafePointer<Child>) -> Void) -> Bool
  ) {
    self.path = path
    self.isUntracked = isUntracked
    parentState = ObjectIdentifier(parent)
    childState = ObjectIdentifier(child)
    embed = { key, action in (action as? ChildAction).flatMap { embedding(key, $0) } }
    self.dismissal = dismissal.map { dismissal in { dismissal($0) } }
    self.visit = { parent, key, body in
      visit(parent.assumingMemoryBound(to: Parent.self), key) { body(UnsafeRawPointer($0)) }
    }
  }

  /// A way to the one child of an operator.
  convenience init<Parent, Child, ChildAction, ParentAction>(
    path: AnyHashable,
    from parent: Parent.Type,
    to child: Child.Type,
    isUntracked: Bool = false,
    embed: @escaping (ChildAction) -> ParentAction,
    dismissal: (() -> ParentAction)? = nil,
    visit: @escaping (UnsafePointer<Parent>, PlaceKey, (UnsafePointer<Child>) -> Void) -> Bool
  ) {
    self.init(
      path: path, from: parent, to: child, isUntracked: isUntracked,
      embedding: { (_, action: ChildAction) -> ParentAction? in embed(action) },
      dismissal: dismissal.map { dismissal in { _ in dismissal() } },
      visit: visit
    )
  }
}

/// A place in the state of a store, to which effects belong.
///
/// A place is a path from the root: what leads there, and which child it is where there are several.
/// It is looked up when it matters, so it stays true whoever changes the state.
final class Place: @unchecked Sendable {
  let parent: Place?
  let kind: PlaceKind
  let key: PlaceKey
  /// Whether the way from the root is known: not when a reducer runs a child by hand on other state.
  let isResolvable: Bool
  /// Whether the place can go without a container of places noting it.
  let isUntracked: Bool

  init(parent: Place?, kind: PlaceKind, key: PlaceKey, root: AnyRoot) {
    self.parent = parent
    self.kind = kind
    self.key = key
    let parentState = parent?.kind.childState ?? root.stateType
    isResolvable = parentState == kind.parentState && (parent?.isResolvable ?? true)
    isUntracked = kind.isUntracked || (parent?.isUntracked ?? false)
  }

  /// Calls the body with the state at this place.
  ///
  /// - Returns: Whether the place is there.
  private func visit(from root: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) -> Bool {
    guard let parent else { return kind.visit(root, key, body) }
    var isThere = false
    let isParentThere = parent.visit(from: root) { state in
      isThere = kind.visit(state, key, body)
    }
    return isParentThere && isThere
  }

  /// Whether the place is there, in the state of the store's root.
  func exists(in root: UnsafeRawPointer) -> Bool {
    !isResolvable || visit(from: root) { _ in }
  }

  /// This place or the nearest one around it that can be dismissed.
  var dismissable: Place? {
    var place: Place? = self
    while let candidate = place, candidate.kind.dismissal == nil { place = candidate.parent }
    return place
  }

  /// The root's action that makes this place go; `nil` if it cannot, or if a reducer on the way maps
  /// actions that Tern knows nothing of.
  var dismissalAction: Any? {
    guard var action = kind.dismissal?(key) else { return nil }
    var place = parent
    while let next = place {
      guard let embedded = next.kind.embed(next.key, action) else { return nil }
      action = embedded
      place = next.parent
    }
    return action
  }

  /// Whether this place is the other or lies below it.
  ///
  /// Every place lies below the root, `nil`.
  func isAtOrBelow(_ other: Place?) -> Bool {
    guard let other else { return true }
    var place: Place? = self
    while let candidate = place {
      if candidate == other { return true }
      place = candidate.parent
    }
    return false
  }
}

extension Place: Hashable {
  static func == (lhs: Place, rhs: Place) -> Bool {
    lhs === rhs
      || lhs.key == rhs.key && (lhs.kind === rhs.kind || lhs.kind.path == rhs.kind.path)
        && lhs.parent == rhs.parent
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(kind.path)
    hasher.combine(parent)
  }
}
