import Combine
import Foundation
import FoundationNetworking
import Testing

/// Answers requests without a network.
private final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.path != "/broken" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: 201, httpVersion: "HTTP/1.1", headerFields: nil
      )
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("body of \(url.path)".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

@Suite struct URLSessionTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return URLSession(configuration: configuration)
  }()

  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "http://stub.invalid/\(path)"))
  }

  @Test func publishesTheAnswer() async throws {
    var answers: [(String, Int?)] = []
    for try await (data, response) in session.dataTaskPublisher(for: try url("a")).values {
      answers.append(
        (String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode)
      )
    }
    #expect(answers.map(\.0) == ["body of /a"])
    #expect(answers.map(\.1) == [201])
  }

  @Test func failsWithTheError() async throws {
    let error = await #expect(throws: URLError.self) {
      for try await _ in session.dataTaskPublisher(for: try url("broken")).values {}
    }
    #expect(error?.code == .cannotFindHost)
  }
}
