public import struct Foundation.CGSize

extension View {
  /// Animates what changes with a value: a hint that a back end may follow.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    attribute(.animation, animation.map { .string($0._description) } ?? .none)
  }

  /// Animates all changes of this view: a hint that a back end may follow.
  public func animation(_ animation: Animation?) -> some View {
    attribute(.animation, animation.map { .string($0._description) } ?? .none)
  }

  /// How this view comes and goes: a hint that a back end may follow.
  public func transition(_ transition: AnyTransition) -> some View {
    attribute(.transition, .string(transition.name))
  }

  /// How the content of this view changes, which is left to the back end.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Changes the transaction with which this view is shown: a hint that a back end may follow.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    var transaction = Transaction()
    transform(&transaction)
    return attribute(
      .animation, transaction.animation.map { .string($0._description) } ?? .none
    )
  }

  /// Views of one id take each other's place: nothing, where changes are shown at once.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
}

/// What two views of one id have in common while they take each other's place.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable {
  let name: String

  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static let slide = AnyTransition(name: "slide")
  public static let scale = AnyTransition(name: "scale")
  public static let blurReplace = AnyTransition(name: "blurReplace")

  /// From an edge, and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move:\(edge)") }
  /// From an edge, pushing what was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push:\(edge)") }
  /// From a size, and back to it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// From some way off, and back there.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(name: "offset:\(wholePoints(x) ?? 0),\(wholePoints(y) ?? 0)")
  }

  /// From some way off, and back there.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }

  /// Between two modifiers: one for the view that is away, one for the view that is there.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition(name: "modifier:\(Modifier.self)")
  }

  /// One way to come, another to go.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(name: "\(insertion.name)/\(removal.name)")
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name)+\(other.name)")
  }

  /// The same, with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
}
