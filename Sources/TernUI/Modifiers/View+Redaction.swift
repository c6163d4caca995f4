/// Why something is not shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not known yet: what is shown stands in its place.
  public static let placeholder = Self(rawValue: 1)
  /// It is not for everybody: see ``View/privacySensitive(_:)``.
  public static let privacy = Self(rawValue: 2)
}

/// Changes why texts are not shown, and which of them are secret.
private struct RedactionChange: EnvironmentChange {
  var added: RedactionReasons = []
  var removesAll = false
  var isSensitive: Bool?

  func apply(to environment: inout EnvironmentValues) {
    var redaction = environment[RedactionKey.self]
    if removesAll { redaction.reasons = [] }
    redaction.reasons.formUnion(added)
    redaction.isSensitive = isSensitive ?? redaction.isSensitive
    environment.setRedaction(redaction)
  }
}

private struct Redaction {
  var reasons: RedactionReasons = []
  var isSensitive = false

  var hidesWords: Bool {
    reasons.contains(.placeholder) || (isSensitive && reasons.contains(.privacy))
  }
}

private enum RedactionKey: EnvironmentKey {
  static var defaultValue: Redaction { Redaction() }
}

extension EnvironmentValues {
  fileprivate mutating func setRedaction(_ redaction: Redaction) {
    self[RedactionKey.self] = redaction
    text.isRedacted = redaction.hidesWords ? true : nil
  }

  /// Why texts and pictures are not shown as they are.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self].reasons }
    set {
      var redaction = self[RedactionKey.self]
      redaction.reasons = newValue
      setRedaction(redaction)
    }
  }
}

extension View {
  /// Shows something in the place of the texts and pictures inside that is of their size.
  ///
  /// What can be acted on stays so: disable it where it should not.
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentView(content: self, change: RedactionChange(added: reason))
  }

  /// Shows the texts and pictures inside as they are.
  public func unredacted() -> some View {
    EnvironmentView(content: self, change: RedactionChange(removesAll: true))
  }

  /// Says that the texts and pictures inside are not for everybody: something stands in their place
  /// where a view further out is redacted for the reason ``RedactionReasons/privacy``.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    EnvironmentView(content: self, change: RedactionChange(isSensitive: sensitive))
  }
}
