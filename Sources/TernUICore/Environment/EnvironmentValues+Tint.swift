extension EnvironmentValues {
  private enum TintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }

  /// The colour of what a person can act on.
  package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension ElementDescription {
  package mutating func addLabelIsHidden() {
    if environment.areLabelsHidden { add(.isLabelHidden, .bool(true)) }
  }

  package mutating func addTint() {
    if let tint = environment.tint { add(.tint, tint.value) }
  }
}
