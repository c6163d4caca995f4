/// A value that lives as long as a gesture: it begins anew when the gesture is over.
///
/// ```swift
/// @GestureState private var offset = 0.0
///
/// Text("Drag me")
///   .gesture(DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation.width })
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let start: Value

  /// A value with what it is while there is no gesture.
  public init(wrappedValue: Value) {
    _value = State(wrappedValue: wrappedValue)
    start = wrappedValue
  }

  /// A value with what it is while there is no gesture.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value { value }

  /// What ``Gesture/updating(_:body:)`` takes.
  public var projectedValue: GestureState { self }

  @MainActor
  fileprivate func set(_ newValue: Value?) {
    $value.wrappedValue = newValue ?? start
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A value that is `nil` while there is no gesture.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension Gesture {
  /// Keeps a value while the gesture goes on.
  ///
  /// - Parameters:
  ///   - state: The value.
  ///   - body: Changes the value, with what is known of the gesture.
  @MainActor
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> _ActingGesture<Value> {
    var handlers = _handlers
    handlers.onChanged.append { value in
      var new = state.wrappedValue
      var transaction = Transaction()
      body(value, &new, &transaction)
      state.set(new)
    }
    handlers.onEnded.append { _ in state.set(nil) }
    return _ActingGesture(_handlers: handlers)
  }
}
