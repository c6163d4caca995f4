import Foundation
public import FoundationNetworking

extension NSURLRequest: CustomDumpRepresentable {
  public var customDumpValue: Any { self as URLRequest }
}

extension URLRequest.NetworkServiceType: CustomDumpStringConvertible {
  public var customDumpDescription: String {
    "URLRequest.NetworkServiceType.\(caseName(of: self))"
  }
}
