import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of what a request brings.
  public struct DataTaskPublisher: Combine.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// What does it.
    public let session: URLSession

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - request: The request. It is done anew for each subscriber.
    ///   - session: What does it.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      let outlet = Outlet(subscriber)
      let answer = Unchecked { (result: Result<Output, URLError>) in
        switch result {
        case .success(let output):
          outlet.send(output)
          outlet.finish()
        case .failure(let error):
          outlet.finish(.failure(error))
        }
      }
      let task = Self.task(request, session, answer)
      // The request begins when its answer is asked for.
      outlet.handle(OutletHandlers(onRequest: { _ in task.resume() }, onEnd: task.cancel))
      outlet.start()
    }

    private static func task(
      _ request: URLRequest,
      _ session: URLSession,
      _ answer: Unchecked<(Result<Output, URLError>) -> Void>
    ) -> URLSessionDataTask {
      session.dataTask(with: request) { data, response, error in
        if let response, error == nil {
          answer.value(.success((data ?? Data(), response)))
        } else {
          answer.value(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
    }
  }

  /// A publisher of what is at a URL.
  ///
  /// - Parameter url: The URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what a request brings.
  ///
  /// - Parameter request: The request. It is done anew for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
