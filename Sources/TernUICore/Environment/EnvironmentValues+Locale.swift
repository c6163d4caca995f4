public import FoundationEssentials

extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
  }

  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
  }

  /// The calendar by which dates are shown and chosen.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language and the habits of the person.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time zone of the person.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
