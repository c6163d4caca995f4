import Foundation
public import FoundationNetworking

extension DependencyValues {
  /// What loads URLs.
  ///
  /// In tests every request fails and is reported, unless the dependency is overridden. The report
  /// names the property that was the first of the test to read the dependency. It fails the run and
  /// not the test: requests begin on a thread that belongs to no test, and a task that is kept to
  /// report for the test would keep the test from ending. To stub one's own interface to the network
  /// is usually better than to stub this.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }
  static var testValue: URLSession {
    let use = UnimplementedValue(
      "urlSession", "URLSession", example: "URLSession(configuration: …)")
    let session = UnimplementedSession(use)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [session.protocolClass]
    return URLSession(configuration: configuration, delegate: session, delegateQueue: nil)
  }
}
