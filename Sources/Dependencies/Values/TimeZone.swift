public import Foundation

extension DependencyValues {
  /// The user's time zone.
  ///
  /// Reading it in a test reports an issue, unless it is overridden.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { .autoupdatingCurrent }
  static var testValue: TimeZone {
    UnimplementedValue("timeZone", "TimeZone", example: ".gmt").report()
    return .autoupdatingCurrent
  }
}
