// What moves with time, with scrolling or with a pointer that carries things: see `View+Inert.swift`.

public import struct Foundation.CGPoint

/// What a view looks like at a moment: without its place, as nothing is drawn between two states.
public protocol VisualEffect: Sendable {}

/// A view as it is.
public struct EmptyVisualEffect: VisualEffect {
  init() {}
}

extension VisualEffect {
  /// The same: only end states are shown.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// The same: only end states are shown.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// The same: only end states are shown.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// The same: only end states are shown.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// The same: only end states are shown.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some VisualEffect { self }
  /// The same: only end states are shown.
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect { self }
  /// The same: only end states are shown.
  public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect { self }
  /// The same: only end states are shown.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// The same: only end states are shown.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// The same: only end states are shown.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// The same: only end states are shown.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// The same: only end states are shown.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// How far a view has come into what scrolls.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  /// Whether the view is wholly in sight.
  public var isIdentity: Bool { self == .identity }

  /// From -1, not yet in sight, over 0, to 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view comes into what scrolls.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  public static let animated = Self()
  public static let interactive = Self()
  public static let identity = Self()

  /// With an animation.
  public static func animated(_ animation: Animation) -> Self { Self() }
  /// With a way from one phase to the next.
  public func animation(_ animation: Animation) -> Self { self }
}

extension View {
  /// How this view comes into what scrolls: left to the back end.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// How this view comes into what scrolls: left to the back end.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// How this view looks where it is: left to the back end.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// Goes through phases again and again: the first is shown.
  @ViewBuilder
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = phases.first(where: { _ in true }) {
      content(PlaceholderContentView(content: self), first)
    } else {
      self
    }
  }

  /// Goes through phases when a value changes: the first, which it comes back to, is shown.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }

  /// Goes through values again and again: the first is shown.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }

  /// Goes through values when another changes: the first is shown.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
  }

  /// What a pointer can carry away from here: left to the back end.
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    self
  }

  /// What a pointer can carry away from here: left to the back end.
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> some View
  ) -> some View { self }

  /// What a pointer can leave here: left to the back end.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping @MainActor (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View { self }
}

/// The view that an animation is on.
public struct PlaceholderContentView<Content: View>: View {
  let content: Content
  public var body: Content { content }
}

/// A view that goes through phases: the first is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phase: Phase?
  let content: (Phase) -> Content

  /// Phases that follow each other without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Phases that follow each other when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  public var body: some View {
    if let phase { content(phase) }
  }
}
