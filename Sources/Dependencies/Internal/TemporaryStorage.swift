extension DependencyValues {
  /// Whether what the running app stores is to end with the process.
  ///
  /// So it is where an app plays a script and nobody has said where to store.
  package var isStorageTemporary: Bool {
    get { self[TemporaryStorageKey.self] }
    set { self[TemporaryStorageKey.self] = newValue }
  }
}

private enum TemporaryStorageKey: DependencyKey {
  static var liveValue: Bool { false }
  static var testValue: Bool { false }
}
