extension EnvironmentValues {
  private enum TraitsKey: EnvironmentKey {
    static let defaultValue = BackendTraits()
  }

  /// The circumstances of the back end.
  package var traits: BackendTraits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  /// Whether the back end shows light or dark colours.
  public var colorScheme: ColorScheme {
    get { traits.colorScheme }
    set { traits.colorScheme = newValue }
  }

  /// Whether there is little or much room from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue ?? .regular }
  }
}

/// Whether the back end shows light or dark colours.
public typealias ColorScheme = BackendTraits.ColorScheme

/// How much room there is in one direction.
public typealias UserInterfaceSizeClass = BackendTraits.SizeClass
