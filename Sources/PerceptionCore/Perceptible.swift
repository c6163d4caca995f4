import Observation

/// A type whose properties can be tracked with ``withPerceptionTracking(_:onChange:)``.
///
/// Observation is part of the toolchain on every platform that Tern runs on, so this is its protocol
/// under the name that source for older systems uses.
public typealias Perceptible = Observable

/// Tracks access to the properties of observable values.
///
/// - Parameters:
///   - apply: Reads the properties to track.
///   - onChange: Called once, before the first of them changes.
/// - Returns: What `apply` returns.
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  withObservationTracking(apply, onChange: onChange())
}
