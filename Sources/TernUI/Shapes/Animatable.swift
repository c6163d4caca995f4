public import struct Foundation.CGFloat

/// Something whose changes could be shown little by little.
///
/// Back ends show them at once.
public nonisolated protocol Animatable {
  /// What changes little by little.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What changes little by little.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A number, or several, that can be added and multiplied.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies by a number.
  mutating func scale(by factor: Double)
  /// The product with itself.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that changes little by little.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}

  public static var zero: Self { Self() }
  public var magnitudeSquared: Double { 0 }
  public mutating func scale(by factor: Double) {}
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
}

/// Two numbers, or pairs of them.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
