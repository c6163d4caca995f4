/// The identity of the place that a binding leads to.
///
/// Bindings that were made alike from one place have equal identifiers, whatever the values are now.
public struct UIBindingIdentifier: Hashable, Sendable {
  private let identity: UIBindingIdentity

  /// The identity of where a binding leads.
  ///
  /// - Parameter binding: The binding.
  public init<Value>(_ binding: UIBinding<Value>) {
    identity = binding.identity
  }
}

/// An object, and the steps from there.
// Unchecked: the root is only compared, and key paths do not change.
struct UIBindingIdentity: Hashable, @unchecked Sendable {
  /// Held, so that no other object takes its address while a binding is there.
  private let root: AnyObject
  private var steps: [AnyHashable] = []

  init(of root: AnyObject) {
    self.root = root
  }

  func adding(_ step: some Hashable) -> UIBindingIdentity {
    var identity = self
    identity.steps.append(AnyHashable(step))
    return identity
  }

  static func == (lhs: UIBindingIdentity, rhs: UIBindingIdentity) -> Bool {
    lhs.root === rhs.root && lhs.steps == rhs.steps
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(root))
    hasher.combine(steps)
  }
}
