import Observation

/// Makes state observable: each property tells its own observers when it changes.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var count = 0
///   @Presents var detail: Detail.State?
///   @ObservationStateIgnored var cache: [Int] = []
/// }
/// ```
///
/// A view that reads `store.count` is evaluated again when `count` changes, and not when another
/// property does. On an enum, the observers of the property that holds it are told when the case
/// changes, and those of the payload when something in the payload does.
///
/// Constants, computed and lazy properties, and properties with a wrapper are left as they are. The
/// memberwise initializer stays as it would be without the macro. Classes and actors are rejected.
@attached(member, names: named(_$id), named(_$observationRegistrar))
@attached(memberAttribute)
@attached(extension, conformances: ObservableState)
public macro ObservableState() =
  #externalMacro(module: "TernMacros", type: "ObservableStateMacro")

/// Observes one property of a state.
///
/// ``ObservableState()`` does it for every stored property; there is rarely a reason to write it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "TernMacros", type: "ObservationStateTrackedMacro")

/// Observes one property of a state, under a number. ``ObservableState()`` writes it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro _ObservationStateTracked(_ slot: Int) =
  #externalMacro(module: "TernMacros", type: "ObservationStateTrackedMacro")

/// Leaves one property of an observable state unobserved.
///
/// Nobody is told when it changes: for caches, and other values that no view shows.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "TernMacros", type: "ObservationStateIgnoredMacro")

/// Marks optional state of a feature that is presented while the state is there.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var detail: Detail.State?
/// }
/// ```
///
/// Setting the property presents the feature, and `nil` dismisses it. `$detail` is the
/// ``PresentationState`` that holds it, for `Reducer.ifLet(_:action:destination:)`.
///
/// The type must be written out and optional. The state must be an `@ObservableState` struct.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Presents() = #externalMacro(module: "TernMacros", type: "PresentsMacro")
