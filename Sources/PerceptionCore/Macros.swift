import Observation

/// Makes the properties of a class observable, one by one.
///
/// ```swift
/// @Perceptible
/// final class Model {
///   var count = 0
///   @PerceptionIgnored var cache: [Int] = []
/// }
/// ```
///
/// A view, or a closure in ``withPerceptionTracking(_:onChange:)``, that reads `count` is told when
/// `count` changes, and not when another property does. Setting an equal value tells nobody.
///
/// Constants, computed, static and lazy properties, and properties with a wrapper are left as they
/// are. New code can use `@Observable`, which does the same: this name is for source that also runs
/// on older systems.
@attached(
  member, names: named(_$perceptionRegistrar), named(access), named(withMutation)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Perceptible() = #externalMacro(module: "TernMacros", type: "PerceptibleMacro")

/// Observes one property of a class. ``Perceptible()`` does it for every stored property.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro PerceptionTracked() =
  #externalMacro(module: "TernMacros", type: "PerceptionTrackedMacro")

/// Leaves one property of a ``Perceptible()`` class unobserved.
@attached(peer)
public macro PerceptionIgnored() =
  #externalMacro(module: "TernMacros", type: "PerceptionIgnoredMacro")
