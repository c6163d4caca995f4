/// What a value looks like in a dump, one level deep.
///
/// Looking one level at a time is what lets a diff skip equal parts without reflecting them.
enum Shape {
  /// Text that stands for the whole value.
  case text(String)
  /// A string of the author's, which is quoted.
  case literal(String)
  /// A value with children.
  case container(Container)
}

/// A value with children, one level deep.
struct Container {
  enum Kind {
    case structure
    case object(ObjectIdentifier)
    case enumCase(name: String)
    case tuple
    /// Elements in an order of their own.
    case collection
    /// Elements in no order, sorted.
    case set
    /// Keys and values. The keys are in no order, and sorted, if it is the standard library's.
    case dictionary
  }

  struct Child {
    /// The label as it is written, without a colon.
    ///
    /// Those of dictionaries are written when they are asked for, since a diff needs only those of
    /// values that changed.
    var label: String?
    /// The key of a dictionary's value.
    var key: Any?
    /// What tells elements of sets and keys of dictionaries apart.
    var identity: AnyHashable?
    var value: Any
  }

  var kind: Kind
  var typeName: String
  var children: [Child]

  /// Whether a single child goes on the line of its container, if it fits on one.
  var isInline: Bool {
    if case .enumCase = kind { children.count == 1 } else { false }
  }

  /// Whether unchanged children are only counted by a diff.
  var countsUnchanged: Bool {
    switch kind {
    case .collection, .set, .dictionary: true
    default: false
    }
  }

  /// What comes before the children.
  func opening(isRoot: Bool) -> String {
    switch kind {
    case .structure, .object: "\(typeName)("
    case .enumCase(let name):
      "\(isRoot ? typeName : "").\(name)\(children.isEmpty ? "" : "(")"
    case .tuple: "("
    case .collection: "["
    case .set: "\(typeName)(["
    case .dictionary: children.isEmpty ? "[:" : "["
    }
  }

  /// What comes after the children.
  var closing: String {
    switch kind {
    case .structure, .object, .tuple: ")"
    case .enumCase: children.isEmpty ? "" : ")"
    case .collection, .dictionary: "]"
    case .set: "])"
    }
  }

  /// Whether another container can be compared with this one child by child.
  func matches(_ other: Container) -> Bool {
    guard typeName == other.typeName else { return false }
    switch (kind, other.kind) {
    case (.enumCase(let name), .enumCase(let otherName)):
      return name == otherName && labels == other.labels
    case (.structure, .structure), (.object, .object), (.tuple, .tuple):
      return labels == other.labels
    case (.collection, .collection), (.set, .set), (.dictionary, .dictionary):
      return true
    default:
      return false
    }
  }

  private var labels: [String?] { children.map(\.label) }
}
