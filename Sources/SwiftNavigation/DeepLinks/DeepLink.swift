public import Foundation

/// A link into an app: what stands after the scheme and the host of a URL, in parts.
///
/// ```swift
/// let link = try DeepLink("birds://list/bird/7?tab=photos")
/// link.path   // ["list", "bird", "7"]
/// link.query  // [DeepLink.QueryItem("tab", "photos")]
/// ```
///
/// What a link means to a feature says the feature's ``DeepLinkRoute``.
public struct DeepLink: Hashable, Sendable {
  /// The segments of the path, without percent-encoding.
  ///
  /// There are no empty ones.
  public var path: [String]
  /// The items of the query, without percent-encoding, in order.
  public var query: [QueryItem]

  /// A name in the query of a link, with or without a value.
  public struct QueryItem: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value; `nil` where there is no `=`.
    public var value: String?

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value; `nil` for an item without `=`.
    public init(_ name: String, _ value: String? = nil) {
      self.name = name
      self.value = value
    }
  }

  /// How many bytes of UTF-8 a link may have.
  public static let maximumLength = 65_536
  /// How many levels of features inside of features a link may lead through.
  ///
  /// What is on a stack, one beside the other, is one level.
  public static let maximumDepth = 64

  /// Creates a link of its parts.
  ///
  /// - Parameters:
  ///   - path: The segments, without percent-encoding. Empty ones are left out.
  ///   - query: The items of the query, without percent-encoding.
  public init(path: [String], query: [QueryItem] = []) {
    self.path = path.filter { !$0.isEmpty }
    self.query = query
  }

  /// Reads a link.
  ///
  /// It may be a URL or only what follows the host: `bird/7`, `/bird/7?tab=photos`. The host of a URL
  /// counts as the first segment, unless the scheme is `http` or `https`: there it names the server. Empty
  /// segments and the fragment do not count. A `+` in the query is a space, as in forms.
  ///
  /// - Parameter text: The link.
  /// - Throws: ``DeepLinkError`` when the link is too long or its percent-encoding is broken.
  public init(_ text: String) throws(DeepLinkError) {
    let reader = DeepLinkText(text)
    self = try reader.link()
  }

  /// Reads a link.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - base: What the URL is to begin with; the rest is the link. Without it, see ``init(_:)``.
  /// - Throws: ``DeepLinkError`` when the link is too long, its percent-encoding is broken, or it does not
  ///   begin with the base.
  public init(_ url: URL, base: URL? = nil) throws(DeepLinkError) {
    try self.init(url.absoluteString)
    guard let base else { return }
    let link = try DeepLink(base.absoluteString)
    let isInside =
      url.scheme?.lowercased() == base.scheme?.lowercased()
      && url.host?.lowercased() == base.host?.lowercased() && url.port == base.port
      && path.starts(with: link.path)
    guard isInside else { throw DeepLinkError(.foreign(base: base.absoluteString)) }
    path.removeFirst(link.path.count)
  }

  /// The link as a URL of a scheme: `birds:///bird/7`.
  ///
  /// - Parameter scheme: The scheme.
  /// - Returns: The URL; `nil` when the scheme cannot be one.
  public func url(scheme: String) -> URL? {
    URL(string: "\(scheme)://\(description)")
  }

  /// The link as a URL that begins with another one: `https://birds.example/app/bird/7`.
  ///
  /// - Parameter base: The beginning.
  /// - Returns: The URL; `nil` when nothing can be added to the beginning.
  public func url(base: URL) -> URL? {
    let base = base.absoluteString
    return URL(string: (base.hasSuffix("/") ? String(base.dropLast()) : base) + description)
  }
}

extension DeepLink: CustomStringConvertible {
  /// The link with percent-encoding, from the first `/` on.
  public var description: String {
    let items = query.map { item in
      let value = item.value.map { "=" + percentEncoded($0) } ?? ""
      return percentEncoded(item.name) + value
    }
    let path = "/" + path.map(percentEncoded).joined(separator: "/")
    return items.isEmpty ? path : path + "?" + items.joined(separator: "&")
  }
}

extension DeepLink: Codable {
  /// Reads a link that was saved.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Saves the link, as one text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
