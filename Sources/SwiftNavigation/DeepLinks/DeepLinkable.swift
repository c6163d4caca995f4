import IssueReporting

/// State that links lead to.
///
/// One declaration says how the state is named in a link, for both directions:
///
/// ```swift
/// extension BirdDetail.State: DeepLinkable {
///   static let deepLinks = DeepLinkRoute<Self>(
///     \.id, make: { Self(id: $0) }, .query("tab", \.tab), .presented(\.destination)
///   )
/// }
///
/// extension Birds.Path.State: DeepLinkable {
///   static let deepLinks = DeepLinkRoute<Self>.cases(
///     .case("bird", \.detail), .case("map", \.map)
///   )
/// }
///
/// extension Birds.State: DeepLinkable {
///   static let deepLinks = DeepLinkRoute<Self>(Self(), .query("sort", \.sort), .stack(\.path))
/// }
/// ```
///
/// With these, `/bird/7/map?tab=photos` is the detail of bird 7 with its photos, and a map on top of it:
///
/// ```swift
/// let state = try Birds.State(deepLink: DeepLink("/bird/7/map?tab=photos"))
/// try state.deepLink().description  // the same link
/// ```
public protocol DeepLinkable: SendableMetatype {
  /// How the state is named in a link.
  static var deepLinks: DeepLinkRoute<Self> { get }
}

/// What a link does with what is shown already.
public enum DeepLinkPolicy: String, Hashable, Sendable, CaseIterable, Codable {
  /// What the link leads to takes the place of what is shown: stacks and presentations become those of the
  /// link, anew.
  case replace
  /// What the link leads to comes on top of what is shown: pushed on the stacks there are. A link that names
  /// no presentation leaves the one there is.
  case append
  /// What the link leads to takes the place of what is shown, but for the beginning that both have: the
  /// screens there stay as they are, with all their state, ids and effects.
  case reuseCommonPrefix
}

extension DeepLinkable {
  /// The state that a link leads to.
  ///
  /// The cost grows with the length of the link only.
  ///
  /// - Parameter deepLink: The link.
  /// - Throws: ``DeepLinkError`` for the first segment that is not understood, and what is allowed there.
  public init(deepLink: DeepLink) throws(DeepLinkError) {
    self = try Self.place(deepLink).make()
  }

  /// The link to this state.
  ///
  /// What is shown and has no name in a link, such as an alert, is left out; so is what is on top of it.
  ///
  /// - Throws: ``DeepLinkError`` when no link leads to the state, or the link would be too long or too deep.
  public func deepLink() throws(DeepLinkError) -> DeepLink {
    Self.checkRoute()
    var writer = DeepLinkWriter()
    guard try Self.deepLinks.write(self, &writer) else { throw DeepLinkError(.unreachable) }
    let link = writer.link
    guard link.description.utf8.count <= DeepLink.maximumLength else {
      throw DeepLinkError(.tooLong(maximum: DeepLink.maximumLength))
    }
    return link
  }

  /// Goes where a link leads.
  ///
  /// - Parameters:
  ///   - deepLink: The link.
  ///   - policy: What to do with what is shown already.
  /// - Throws: ``DeepLinkError`` for the first segment that is not understood. The state is as before then.
  public mutating func open(
    _ deepLink: DeepLink, policy: DeepLinkPolicy = .replace
  ) throws(DeepLinkError) {
    try Self.place(deepLink).update(&self, policy)
  }

  /// Reads the whole of a link.
  private static func place(_ link: DeepLink) throws(DeepLinkError) -> DeepLinkPlace<Self> {
    checkRoute()
    var reader = DeepLinkReader(link)
    let place = try deepLinks.parse(&reader)
    try reader.finish()
    return place
  }

  /// Reports, once, what cannot be told apart in the links of this type.
  private static func checkRoute() {
    guard checkedRoutes.withLock({ $0.insert(ObjectIdentifier(Self.self)).inserted }) else {
      return
    }
    var checker = DeepLinkChecker()
    checker.check(Self.self, follow: DeepLinkFirst())
    for problem in checker.problems { reportIssue(problem) }
  }
}

private let checkedRoutes = Lock<Set<ObjectIdentifier>>([])
