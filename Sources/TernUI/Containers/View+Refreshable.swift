/// Asks for content again.
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  init(_ action: @escaping @MainActor @Sendable () async -> Void) {
    self.action = action
  }

  /// Asks for the content, and waits for it.
  @MainActor
  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// Asks for the content of the views around again, where they can.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// What a list or a scroll view does when the person asks for its content again.
  @MainActor
  var refreshHandler: (@MainActor (UIEvent) -> Void)? {
    guard let refresh else { return nil }
    return { event in
      guard case .refresh = event else { return }
      Task { await refresh() }
    }
  }
}

private struct RefreshChange: EnvironmentChange {
  let action: @MainActor @Sendable () async -> Void

  func apply(to environment: inout EnvironmentValues) {
    environment.refresh = RefreshAction(action)
  }
}

extension View {
  /// Lets a person ask for the content of the lists and scroll views inside again.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    EnvironmentView(content: self, change: RefreshChange(action: action))
  }
}
