/// Two gestures that may go on at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What is known of those that go on.
  public struct Value {
    /// What the first is at; `nil` while it does not go on.
    public var first: First.Value?
    /// What the second is at; `nil` while it does not go on.
    public var second: Second.Value?
  }

  /// The one.
  public var first: First
  /// The other.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var _handlers: _GestureHandlers<Value> {
    let (one, other) = (first._handlers, second._handlers)
    return _GestureHandlers(names: one.names + other.names.filter { !one.names.contains($0) }) {
      event in
      one.handle(event)
      other.handle(event)
      let (first, second) = (one.read(event), other.read(event))
      if first == nil, second == nil { return nil }
      let value = Value(first: first?.value, second: second?.value)
      let hasEnded = (first?.hasEnded ?? true) && (second?.hasEnded ?? true)
      return hasEnded ? .ended(value) : .changed(value)
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, of which the second counts only where the first does not.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What is known of the one that goes on.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The one.
  public var first: First
  /// The other.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var _handlers: _GestureHandlers<Value> {
    let (one, other) = (first._handlers, second._handlers)
    return _GestureHandlers(names: one.names + other.names.filter { !one.names.contains($0) }) {
      event in
      if let phase = one.read(event) {
        one.handle(event)
        return phase.map(Value.first)
      }
      other.handle(event)
      return other.read(event)?.map(Value.second)
    }
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// This gesture and another, which may go on at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and another where this one does not count.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// This gesture, with another value.
  public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> some Gesture<Mapped> {
    let handlers = _handlers
    return _ActingGesture(
      _handlers: _GestureHandlers(names: handlers.names) { event in
        handlers.handle(event)
        return handlers.read(event)?.map(body)
      }
    )
  }
}

extension _GesturePhase {
  fileprivate var value: Value {
    switch self {
    case .changed(let value), .ended(let value): value
    }
  }

  fileprivate var hasEnded: Bool {
    if case .ended = self { true } else { false }
  }

  fileprivate func map<Mapped>(_ body: (Value) -> Mapped) -> _GesturePhase<Mapped> {
    switch self {
    case .changed(let value): .changed(body(value))
    case .ended(let value): .ended(body(value))
    }
  }
}
