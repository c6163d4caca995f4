public import Observation

/// The values that a closure computes from observable objects: one now, and one after each change.
///
/// ```swift
/// for await count in Perceptions({ model.count }) {
///   print(count)
/// }
/// ```
///
/// Changes that are made together, before the task that iterates gets its turn, make one value.
/// ``Perceptions/untilFinished(_:)`` ends when its closure says so.
///
/// It is the toolchain's sequence under the name that source for older systems uses.
public typealias Perceptions = Observations
