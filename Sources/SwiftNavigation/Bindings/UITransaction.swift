/// What is carried along with a change of a model: how whoever observes it is to show the change.
///
/// It is empty at first. Libraries and apps add values of their own with ``UITransactionEntry()``:
///
/// ```swift
/// extension UITransaction {
///   @UITransactionEntry var isAnimated = false
/// }
///
/// withUITransaction(\.isAnimated, true) {
///   model.isExpanded.toggle()
/// }
/// ```
public struct UITransaction: Sendable {
  @TaskLocal package static var current = UITransaction()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates an empty transaction.
  public init() {}

  /// The value of a key.
  ///
  /// - Parameter key: The key.
  public subscript<Key: UITransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  var isEmpty: Bool { values.isEmpty }

  /// This transaction, with the values of another one where it has any.
  func merging(_ other: UITransaction) -> UITransaction {
    var merged = self
    merged.values.merge(other.values) { $1 }
    return merged
  }
}

/// A key of the values in a ``UITransaction``.
public protocol UITransactionKey {
  /// What the key stands for.
  associatedtype Value: Sendable

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Makes changes with a transaction.
///
/// - Parameters:
///   - transaction: The transaction. Those who observe what changes are told of it.
///   - body: Makes the changes.
public func withUITransaction<Result>(
  _ transaction: UITransaction, _ body: () throws -> Result
) rethrows -> Result {
  try UITransaction.$current.withValue(transaction, operation: body)
}

/// Makes changes with one value of the transaction set.
///
/// - Parameters:
///   - keyPath: The value's property of the transaction.
///   - value: The value.
///   - body: Makes the changes.
public func withUITransaction<Result, Value>(
  _ keyPath: WritableKeyPath<UITransaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = UITransaction.current
  transaction[keyPath: keyPath] = value
  return try withUITransaction(transaction, body)
}
