/// Values that follow each other in time: only the first is shown.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// Values of a part of a value that follow each other in time.
public struct KeyframeTrack<Root, Value>: Keyframes {
  public typealias Value = Root

  /// The values of a part.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> _KeyframeList<Value>
  ) {}

  /// The values of all of it.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> _KeyframeList<Value>)
  where Root == Value {}
}

/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {}

/// One value after another.
public struct _KeyframeList<Value> {}

/// A value that is reached at an even speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: In how many seconds it is reached.
  public init(_ to: Value, duration: Double) {}
}

/// A value that is reached on a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: In how many seconds it is reached.
  public init(_ to: Value, duration: Double) {}
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: In how many seconds it is reached.
  public init(_ to: Value, duration: Double? = nil) {}
}

/// A value that is there at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// - Parameter to: The value.
  public init(_ to: Value) {}
}

/// A value of a track.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// Lets a closure list the values of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ content: Content
  ) -> Content { content }

  public static func buildPartialBlock(
    first: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> { _KeyframeList() }

  public static func buildPartialBlock(
    accumulated: _KeyframeList<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> { accumulated }
}

/// Lets a closure list tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<Content: Keyframes<Value>>(_ content: Content) -> Content {
    content
  }

  public static func buildPartialBlock(
    first: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> { _KeyframeTracks() }

  public static func buildPartialBlock(
    accumulated: _KeyframeTracks<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> { accumulated }
}
