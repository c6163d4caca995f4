/// The error that an endpoint without an implementation throws.
///
/// ``DependencyClient()`` writes endpoints that report an issue, and then throw this error if they may
/// throw. Code that catches every error of a client thus cannot hide that the client was incomplete:
/// the issue was reported before.
public struct Unimplemented: Error, Equatable, CustomStringConvertible {
  /// The endpoint that was called.
  let endpoint: String

  /// Creates the error of an endpoint.
  ///
  /// - Parameter endpoint: The name of the endpoint, with that of its client: `NumberClient.fact`.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  public var description: String {
    "Unimplemented: '\(endpoint)' was called, but it has no implementation here."
  }
}
