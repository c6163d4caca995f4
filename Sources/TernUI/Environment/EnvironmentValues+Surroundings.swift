/// Whether an app is in use: on the back ends here, for as long as it runs.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// The direction in which people read.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

extension EnvironmentValues {
  private enum ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }

  private enum ReduceMotionKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the app is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The direction in which people read.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the person prefers little motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether there is little or much room from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }

  /// How many lines the text inside may take.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }

  /// How the lines of the text inside are aligned with each other.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment ?? .leading }
    set { text.alignment = newValue }
  }
}
