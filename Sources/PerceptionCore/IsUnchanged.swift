/// Whether setting a property changes nothing.
///
/// `@Perceptible` writes the calls.
///
/// - Parameters:
///   - old: The value that is there.
///   - new: The value that is set.
public func _isUnchanged<Value>(_ old: Value, _ new: Value) -> Bool { false }

/// Whether setting a property changes nothing.
///
/// `@Perceptible` writes the calls.
///
/// - Parameters:
///   - old: The value that is there.
///   - new: The value that is set.
public func _isUnchanged<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old == new }

/// Whether setting a property changes nothing.
///
/// `@Perceptible` writes the calls.
///
/// - Parameters:
///   - old: The object that is there.
///   - new: The object that is set.
public func _isUnchanged<Value: AnyObject>(_ old: Value, _ new: Value) -> Bool { old === new }

/// Whether setting a property changes nothing.
///
/// `@Perceptible` writes the calls.
///
/// - Parameters:
///   - old: The object that is there.
///   - new: The object that is set.
public func _isUnchanged<Value: AnyObject & Equatable>(_ old: Value, _ new: Value) -> Bool {
  old === new
}
