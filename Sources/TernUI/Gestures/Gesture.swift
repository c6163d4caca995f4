public import struct Foundation.CGPoint
public import struct Foundation.CGSize

/// Something a person does with a pointer.
///
/// Where there is no pointer, a tap can be done with a key; the others cannot happen.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture while it goes on.
  associatedtype Value

  /// What a back end is to tell of, and what happens then.
  var _handlers: _GestureHandlers<Value> { get }
}

/// What a back end is to tell of, and what happens then.
public struct _GestureHandlers<Value> {
  var names: [String]
  /// What an event means to the gesture: nothing, that it goes on, or that it ended.
  let read: @MainActor (PointerGesture) -> _GesturePhase<Value>?
  var onChanged: [@MainActor (Value) -> Void] = []
  var onEnded: [@MainActor (Value) -> Void] = []

  @MainActor
  func handle(_ event: PointerGesture) {
    switch read(event) {
    case .changed(let value): for action in onChanged { action(value) }
    case .ended(let value):
      for action in onChanged { action(value) }
      for action in onEnded { action(value) }
    case nil: break
    }
  }
}

/// How far a gesture is.
public enum _GesturePhase<Value> {
  case changed(Value)
  case ended(Value)
}

/// A gesture with something to do.
public struct _ActingGesture<Value>: Gesture {
  public let _handlers: _GestureHandlers<Value>
}

extension Gesture {
  /// Calls an action when the gesture is over.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _ActingGesture<Value> {
    var handlers = _handlers
    handlers.onEnded.append(action)
    return _ActingGesture(_handlers: handlers)
  }

  /// Calls an action while the gesture goes on.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ActingGesture<Value> {
    var handlers = _handlers
    handlers.onChanged.append(action)
    return _ActingGesture(_handlers: handlers)
  }
}

/// One or more taps in a row.
public struct TapGesture: Gesture {
  /// How many taps, one soon after the other.
  public var count: Int

  /// - Parameter count: How many taps, one soon after the other.
  public init(count: Int = 1) {
    self.count = count
  }

  public var _handlers: _GestureHandlers<Void> {
    let count = count
    return _GestureHandlers(names: [count == 1 ? "tap" : "tap:\(count)"]) { event in
      event == .tap(count: count) ? .ended(()) : nil
    }
  }
}

/// A pointer that is held down.
public struct LongPressGesture: Gesture {
  /// - Parameters:
  ///   - minimumDuration: For how many seconds, which is left to the back end.
  ///   - maximumDistance: How far it may move meanwhile, which is left to the back end.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}

  public var _handlers: _GestureHandlers<Bool> {
    _GestureHandlers(names: ["longPress"]) { $0 == .longPress ? .ended(true) : nil }
  }
}

/// A pointer that is moved while it is down.
public struct DragGesture: Gesture {
  /// Where the pointer is, in points from the top leading corner of the view.
  public struct Value: Equatable, Sendable {
    /// Where the drag began, in points from the top leading corner of the view.
    public var startLocation: CGPoint
    /// Where the pointer is now.
    public var location: CGPoint

    /// How far the pointer is from where it began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// - Parameters:
  ///   - minimumDistance: How far the pointer moves before it counts, which is left to the back end.
  ///   - coordinateSpace: What coordinates are counted from: always the view.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}

  public var _handlers: _GestureHandlers<Value> {
    _GestureHandlers(names: ["drag"]) { event in
      guard case .drag(let fromX, let fromY, let toX, let toY, let isEnded) = event else {
        return nil
      }
      let value = Value(
        startLocation: CGPoint(x: fromX, y: fromY), location: CGPoint(x: toX, y: toY)
      )
      return isEnded ? .ended(value) : .changed(value)
    }
  }
}

/// A part of a view for which gestures count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Does what a gesture on this view asks for.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View {
    gestures(gesture, isActive: mask.contains(.gesture))
  }

  /// Does what a gesture on this view asks for, besides those of the views inside.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    gestures(gesture, isActive: mask.contains(.gesture))
  }

  /// Does what a gesture on this view asks for, before those of the views inside.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> some View {
    gestures(gesture, isActive: mask.contains(.gesture))
  }

  /// Calls an action when this view is tapped.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    gestures(TapGesture(count: count).onEnded(action), isActive: true)
  }

  /// Calls an action when the pointer is held down on this view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void
  ) -> some View {
    gestures(LongPressGesture().onEnded { _ in action() }, isActive: true)
  }

  /// Calls an action when the pointer comes over this view, and when it leaves it.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    let handlers = _GestureHandlers<Bool>(
      names: ["hover"],
      read: { event in
        guard case .hover(let isOver) = event else { return nil }
        return .ended(isOver)
      },
      onEnded: [action]
    )
    return gestures(_ActingGesture(_handlers: handlers), isActive: true)
  }

  /// Calls an action when the pointer moves over this view, and when it leaves it.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View {
    onHover { action($0 ? .active(.zero) : .ended) }
  }

  private func gestures<G: Gesture>(_ gesture: G, isActive: Bool) -> some View {
    let handlers = gesture._handlers
    return Primitive(
      kind: .box,
      content: self,
      description: { element in
        if isActive { element.add(.gestures, .strings(handlers.names)) }
      },
      action: { event in
        guard isActive else { return }
        switch event {
        case .tap: handlers.handle(.tap(count: 1))
        case .gesture(_, let gesture): handlers.handle(gesture)
        default: break
        }
      }
    )
  }
}

/// Where a pointer is that is not down.
public enum HoverPhase: Hashable, Sendable {
  /// Over the view: back ends tell that it came, at its corner.
  case active(CGPoint)
  case ended
}
