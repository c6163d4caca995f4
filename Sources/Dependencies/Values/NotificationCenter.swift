public import Foundation

extension DependencyValues {
  /// What posts and observes notifications.
  ///
  /// Every test has a center of its own, so that notifications do not reach tests that run at the
  /// same time.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var testValue: NotificationCenter { NotificationCenter() }
}
