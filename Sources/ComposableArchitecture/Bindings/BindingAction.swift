import CasePaths
import CustomDump

/// An action that sets a property of a feature's state, sent by a binding of its view.
///
/// See ``BindableAction``.
public struct BindingAction<Root>: CasePathable, Equatable, @unchecked Sendable {
  /// The path to the property.
  public internal(set) var keyPath: PartialKeyPath<Root>

  let value: Any
  let set: (inout Root) -> Void
  private let isEqual: (Any) -> Bool
  /// Whether a reducer has set the property, where somebody wants to know.
  var receipt: Receipt?

  /// What a view's binding learns of the action that it sent.
  final class Receipt {
    var isHandled = false
  }

  init<Value: Equatable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) {
    self.keyPath = keyPath
    self.value = value
    set = { $0[keyPath: keyPath] = value }
    isEqual = { $0 as? Value == value }
  }

  /// An action that sets a property.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the property.
  ///   - value: The new value.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self {
    Self(keyPath, value)
  }

  /// Whether an action sets the property of a path, to be used as a pattern.
  ///
  /// ```swift
  /// case .binding(\.query):
  ///   …
  /// ```
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>, bindingAction: Self
  ) -> Bool {
    keyPath == bindingAction.keyPath
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isEqual(rhs.value)
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The properties of the state as cases: `\.binding.query` names the action that sets the query.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    public subscript(root: BindingAction) -> PartialCaseKeyPath<BindingAction> {
      \.never
    }

    /// The path to the action that sets a property.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      ._$case(
        propertyName(keyPath),
        embed: { .set(keyPath, $0) },
        extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
      )
    }
  }
}

extension BindingAction: CustomDumpStringConvertible {
  /// The property and its new value.
  public var customDumpDescription: String {
    ".set(\\.\(propertyName(keyPath)), \(String(customDumping: value)))"
  }
}
