import Foundation
public import FoundationNetworking

extension DependencyValues {
  /// What loads URLs.
  ///
  /// In tests every request fails and is reported, unless the dependency is overridden. To stub
  /// one's own interface to the network is usually better than to stub this.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }
  static var testValue: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [UnimplementedURLProtocol.self]
    return URLSession(configuration: configuration)
  }
}

/// Answers every request with an error, after a report.
private final class UnimplementedURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    UnimplementedValue("urlSession", "URLSession", example: "URLSession(configuration: …)")
      .report(request.url?.absoluteString)
    client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
  }

  override func stopLoading() {}
}
