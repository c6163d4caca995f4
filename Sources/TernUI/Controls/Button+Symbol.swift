extension Button where Label == TernUI.Label<Text, Image> {
  /// A button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TernUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TernUI.Label(title, systemImage: systemImage) }
  }
}
