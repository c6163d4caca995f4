import Foundation
import FoundationNetworking
import IssueReporting

/// What fails the requests of one session, and reports them at whoever read it.
///
/// Foundation makes the object that answers a request from a class that it is given, and tells it
/// nothing of the session. So each session has a class of its own. As the session's delegate this goes
/// away with it.
final class UnimplementedSession: NSObject, URLSessionDelegate {
  private static let uses = Lock<[UInt: UnimplementedValue]>([:])
  private let number: UInt

  /// Creates what fails the requests of a session.
  ///
  /// - Parameter use: What to report.
  init(_ use: UnimplementedValue) {
    number = Self.uses.withLock { uses in
      // The least that is free: there are as many classes as sessions at one time.
      var number: UInt = 0
      while uses[number] != nil { number += 1 }
      uses[number] = use
      return number
    }
  }

  deinit {
    Self.uses.withLock { $0[number] = nil }
  }

  /// The class that answers the requests.
  var protocolClass: AnyClass {
    func open<N: TypeNumber>(_ number: N.Type) -> AnyClass { UnimplementedURLProtocol<N>.self }
    return open(typeNumber(number))
  }

  fileprivate static func report(_ number: UInt, _ request: URLRequest) {
    uses.withLock { $0[number] }?.report(request.url?.absoluteString)
  }
}

/// Answers every request with an error, after a report.
private final class UnimplementedURLProtocol<Number: TypeNumber>: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    UnimplementedSession.report(Number.value, request)
    client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
  }

  override func stopLoading() {}
}

/// A type that stands for a number.
private protocol TypeNumber { static var value: UInt { get } }

private enum Zero: TypeNumber {
  static var value: UInt { 0 }
}

private enum Twice<Half: TypeNumber>: TypeNumber {
  static var value: UInt { 2 * Half.value }
}

private enum TwiceAndOne<Half: TypeNumber>: TypeNumber {
  static var value: UInt { 2 * Half.value + 1 }
}

private func typeNumber(_ number: UInt) -> any TypeNumber.Type {
  func open<Half: TypeNumber>(_ half: Half.Type) -> any TypeNumber.Type {
    number % 2 == 0 ? Twice<Half>.self : TwiceAndOne<Half>.self
  }
  return number == 0 ? Zero.self : open(typeNumber(number / 2))
}
