import IssueReporting
import Synchronization

/// What few handles need: an observer, a subscriber, or another target than the first.
///
/// It is not generic, so that a handle gets to it without looking its type up.
final class HandleLinks: Sendable {
  /// What the handle refers to now, if that is not the first.
  let target = Lock<AnyObject?>(nil)
  /// Whether there is one.
  let isReplaced = Atomic<Bool>(false)
  /// Sends the publishers of what the handle refers to, if anybody has subscribed.
  let publishers = Lock<AnyObject?>(nil)
  /// Tells observers that the handle refers to something else.
  let registrar = ChangeRegistrar()
}
