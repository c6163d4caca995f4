public import Foundation

extension DependencyValues {
  /// The user's calendar.
  ///
  /// Reading it in a test reports an issue, unless it is overridden.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar { .autoupdatingCurrent }
  static var testValue: Calendar {
    UnimplementedValue("calendar", "Calendar", example: "Calendar(identifier: .gregorian)").report()
    return .autoupdatingCurrent
  }
}
