/// The course of a change over time.
///
/// A value that is carried with a ``Transaction``; the back ends of this package show the end state.
public struct Animation: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case `default`, linear, easeIn, easeOut, easeInOut, spring
    case timingCurve, interpolatingSpring, interactiveSpring
  }

  package var curve: Curve
  package var duration: Double?
  package var delay = 0.0
  /// How much faster than usual.
  package var speed = 1.0
  /// How often; without end, if infinite.
  package var repetitions = 1.0

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

  /// Like a body on a spring, for some seconds.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double
  ) -> Animation {
    .init(.spring, duration: duration)
  }
  /// Like a body on a spring that swings a little, for some seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .init(.spring, duration: duration)
  }
  /// Like a body on a spring that does not swing, for some seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .init(.spring, duration: duration)
  }
  /// Like a body on a stiff spring, for some seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .init(.spring, duration: duration)
  }
  /// Like a body on a spring, where movements add up.
  public static let interpolatingSpring = Animation(.interpolatingSpring)
  /// Like a body on a spring, where movements add up, for some seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .init(.interpolatingSpring, duration: duration)
  }
  /// Like a body on a spring, where movements add up.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .init(.interpolatingSpring)
  }
  /// Like a body on a stiff spring that follows a finger.
  public static let interactiveSpring = Animation(.interactiveSpring)
  /// Like a body on a stiff spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .init(.interactiveSpring, duration: response)
  }
  /// As fast as a curve between two points says, for some seconds.
  public static func timingCurve(
    _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, duration: Double = 0.35
  ) -> Animation {
    .init(.timingCurve, duration: duration)
  }

  /// The same animation, faster.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed = speed
    return animation
  }

  /// The same animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = Double(repeatCount)
    return animation
  }

  /// The same animation, over and over.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = .infinity
    return animation
  }

  /// The same animation, some seconds later.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay = delay
    return animation
  }
}
