import Dispatch
import Foundation

/// Where the main actor runs.
enum MainQueue {
  /// Whether the main queue runs this code.
  ///
  /// That need not be the main thread: an asynchronous `main` leaves that to the dispatcher, which
  /// then serves the main queue on threads of its own.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()
}
