public import Observation

/// What the views around what has the focus say of themselves; `nil` where they say nothing.
///
/// ```swift
/// struct NoteCommands: Commands {
///   @FocusedValue(\.note) private var note
///
///   var body: some Commands {
///     CommandMenu("Note") {
///       Button("Share") { note?.share() }.disabled(note == nil)
///     }
///   }
/// }
/// ```
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var store: FocusedValueStore?

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: Value.self] }
  }

  /// The value; there is none outside of the body of a view.
  @MainActor public var wrappedValue: Value? { store.flatMap { read($0.values) } }
}

extension FocusedValue: GraphProperty {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    store = node.graph.focusedValues
  }
}

/// A binding that the views around what has the focus give to others; `nil` where there is none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var store: FocusedValueStore?

  /// Reads the binding of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  @MainActor private var binding: Binding<Value>? { store.flatMap { $0.values[keyPath: keyPath] } }

  /// The value.
  ///
  /// What is written without a binding, or as `nil`, is ignored.
  @MainActor public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding?.wrappedValue },
      set: { newValue in
        if let newValue { binding?.wrappedValue = newValue }
      }
    )
  }
}

extension FocusedBinding: GraphProperty {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    store = node.graph.focusedValues
  }
}
