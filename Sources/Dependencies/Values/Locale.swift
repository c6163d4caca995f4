public import Foundation

extension DependencyValues {
  /// The user's locale.
  ///
  /// Reading it in a test reports an issue, unless it is overridden.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The user's locales, the one they like most first.
  ///
  /// Reading them in a test reports an issue, unless they are overridden.
  public var preferredLocales: [Locale] {
    get { self[PreferredLocalesKey.self] }
    set { self[PreferredLocalesKey.self] = newValue }
  }
}

private enum LocaleKey: DependencyKey {
  static var liveValue: Locale { .autoupdatingCurrent }
  static var testValue: Locale {
    UnimplementedValue("locale", "Locale", example: "Locale(identifier: \"en_US\")").report()
    return .autoupdatingCurrent
  }
}

private enum PreferredLocalesKey: DependencyKey {
  static var liveValue: [Locale] { Locale.preferredLanguages.map(Locale.init(identifier:)) }
  static var testValue: [Locale] {
    UnimplementedValue("preferredLocales", "[Locale]", example: "[Locale(identifier: \"en_US\")]")
      .report()
    return liveValue
  }
}
