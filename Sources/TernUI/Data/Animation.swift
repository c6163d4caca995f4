/// The course of a change over time.
///
/// A value that is carried with a ``Transaction``; the back ends of this package show the end state.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case `default`, linear, easeIn, easeOut, easeInOut, spring
  }

  var curve: Curve
  var duration: Double?
  var delay = 0.0

  init(_ curve: Curve, duration: Double? = nil) {
    self.curve = curve
    self.duration = duration
  }

  /// What the back end finds fitting.
  public static let `default` = Animation(.default)
  /// The same speed all the way.
  public static let linear = Animation(.linear)
  /// Slow at first.
  public static let easeIn = Animation(.easeIn)
  /// Slow at last.
  public static let easeOut = Animation(.easeOut)
  /// Slow at both ends.
  public static let easeInOut = Animation(.easeInOut)
  /// Like a body on a spring.
  public static let spring = Animation(.spring)
  /// Like a body on a spring that swings a little.
  public static let bouncy = Animation(.spring)
  /// Like a body on a spring that does not swing.
  public static let smooth = Animation(.spring)
  /// Like a body on a stiff spring.
  public static let snappy = Animation(.spring)

  /// The same speed all the way, for some seconds.
  public static func linear(duration: Double) -> Animation { .init(.linear, duration: duration) }
  /// Slow at first, for some seconds.
  public static func easeIn(duration: Double) -> Animation { .init(.easeIn, duration: duration) }
  /// Slow at last, for some seconds.
  public static func easeOut(duration: Double) -> Animation { .init(.easeOut, duration: duration) }
  /// Slow at both ends, for some seconds.
  public static func easeInOut(duration: Double) -> Animation {
    .init(.easeInOut, duration: duration)
  }
  /// Like a body on a spring, for some seconds.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation {
    .init(.spring, duration: duration)
  }
  /// Like a body on a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    .init(.spring, duration: response)
  }

  /// The same animation, some seconds later.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay = delay
    return animation
  }
}
