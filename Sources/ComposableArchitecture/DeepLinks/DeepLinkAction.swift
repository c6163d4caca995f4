import CasePaths
public import Foundation
public import SwiftNavigation

/// What happens with links that a feature opens, see ``Reducer/deepLinks(action:base:)``.
@CasePathable
public enum DeepLinkAction: Hashable, Sendable {
  /// A link came.
  case open(DeepLinkRequest)
  /// The feature went where a link leads.
  case opened(DeepLink)
  /// A link leads nowhere.
  case rejected(DeepLinkError)

  /// A link came.
  ///
  /// ```swift
  /// .onOpenURL { store.send(.deepLink(.open($0))) }
  /// ```
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - policy: What to do with what is shown already.
  public static func open(_ url: URL, policy: DeepLinkPolicy = .replace) -> Self {
    .open(DeepLinkRequest(url, policy: policy))
  }
}

/// A link as it came, before it was read, and what to do with what is shown already.
public struct DeepLinkRequest: Hashable, Sendable, Codable {
  /// The link as it came.
  public var text: String
  /// What to do with what is shown already.
  public var policy: DeepLinkPolicy

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - text: The link: a URL, or what follows its host.
  ///   - policy: What to do with what is shown already.
  public init(_ text: String, policy: DeepLinkPolicy = .replace) {
    self.text = text
    self.policy = policy
  }

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - policy: What to do with what is shown already.
  public init(_ url: URL, policy: DeepLinkPolicy = .replace) {
    self.init(url.absoluteString, policy: policy)
  }

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - policy: What to do with what is shown already.
  public init(_ link: DeepLink, policy: DeepLinkPolicy = .replace) {
    self.init(link.description, policy: policy)
  }

  /// The link of the request.
  func link(base: URL?) throws(DeepLinkError) -> DeepLink {
    guard let base else { return try DeepLink(text) }
    guard let url = URL(string: text) else {
      throw DeepLinkError(.foreign(base: base.absoluteString))
    }
    return try DeepLink(url, base: base)
  }
}
