/// Makes a struct of closures a client that is complete before anybody has implemented it.
///
/// ```swift
/// @DependencyClient
/// struct NumberClient {
///   var fact: @Sendable (_ number: Int) async throws -> String
///   var random: @Sendable () -> Int = { 0 }
/// }
///
/// extension NumberClient: TestDependencyKey {
///   static let testValue = NumberClient()
/// }
/// ```
///
/// - Every stored `var` whose type is a closure becomes an endpoint, see ``DependencyEndpoint(method:)``:
///   until it is set, calling it reports an issue with the names of client and endpoint. It then throws
///   ``Unimplemented`` if it can; otherwise it returns its default value, which an endpoint that
///   returns something and cannot throw must have.
/// - Endpoints whose parameters have names get a method: `client.fact(number: 1)`.
/// - The struct gets an initializer with all its values, and one with only those that have no default
///   value: in most clients `NumberClient()`. They are as visible as the least visible of what they
///   set. A `private` property with a default value is left out.
///
/// Only a struct can be a client. ``DependencyEndpointIgnored()`` leaves a closure as it is.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "TernMacros", type: "DependencyClientMacro")

/// Makes a closure an endpoint, which reports an issue when it is called before it is set.
///
/// ``DependencyClient()`` does it for every closure. Write it to choose another name for the method:
///
/// ```swift
/// @DependencyEndpoint(method: "load")
/// var loadNumber: @Sendable (_ id: Int) throws -> Int
/// ```
///
/// A method is written when one of the closure's parameters has a name, or when `method` asks for it.
/// A call costs no more than a call of the closure.
///
/// - Parameter method: The name of the method. It is the name of the property if it is left out.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "TernMacros", type: "DependencyEndpointMacro")

/// Leaves one closure of a ``DependencyClient()`` as it is.
///
/// Use it for a closure that is no endpoint, like one that formats. It then has to be passed to the
/// initializer, or to have a default value.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "TernMacros", type: "DependencyEndpointIgnoredMacro")

/// Makes a property of `DependencyValues` a dependency, without a key to write.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry var numbers: NumberClient = NumberClient()
/// }
/// ```
///
/// The property's initial value is the value in tests. Without a live value, reading the dependency
/// in a run reports an issue.
///
/// The property's type must be written. The values are computed when somebody first reads them: once
/// a process, and once a test.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(_$))
public macro DependencyEntry() =
  #externalMacro(module: "TernMacros", type: "DependencyEntryMacro")

/// Makes a property of `DependencyValues` a dependency with values for runs and previews.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: NumberClient.live)
///   var numbers: NumberClient = NumberClient()
/// }
/// ```
///
/// - Parameters:
///   - liveValue: The value in a run.
///   - previewValue: The value in previews: the live value, if it is left out.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(_$))
public macro DependencyEntry<Value>(liveValue: Value? = nil, previewValue: Value? = nil) =
  #externalMacro(module: "TernMacros", type: "DependencyEntryMacro")

/// Makes a property of `DependencyValues` a dependency of the given type.
///
/// With the type the values can be written short:
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(NumberClient.self, liveValue: .live, previewValue: .fixed)
///   var numbers = NumberClient()
/// }
/// ```
///
/// - Parameters:
///   - type: The type of the dependency.
///   - liveValue: The value in a run.
///   - previewValue: The value in previews: the live value, if it is left out.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(_$))
public macro DependencyEntry<Value>(
  _ type: Value.Type, liveValue: Value? = nil, previewValue: Value? = nil
) = #externalMacro(module: "TernMacros", type: "DependencyEntryMacro")
