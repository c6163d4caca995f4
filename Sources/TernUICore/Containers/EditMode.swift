/// Whether the rows of lists show at once how they can be edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows are being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether rows are being edited: the page's own state, unless a view around sets another.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
