/// A number that grows with the size of text that the person prefers.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var factor = 1.0

  /// A number at the usual size of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
  }

  /// The number at the present size of text.
  public var wrappedValue: Value { base * Value(factor) }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: GraphProperty, EnvironmentReading {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    factor = node.environment.dynamicTypeSize.factor
  }
}

/// The size of text that the person prefers.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Whether it is one of the sizes for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// How much larger than usual: the size of body text in points, divided by 17.
  var factor: Double {
    let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return points[rawValue] / 17
  }
}

extension EnvironmentValues {
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static let defaultValue = DynamicTypeSize.large
  }

  /// The size of text that the person prefers.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of text inside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
