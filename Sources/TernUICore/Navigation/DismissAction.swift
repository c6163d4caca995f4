/// Closes what a view is presented in: its page, or its sheet.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
///
/// Button("Done") { dismiss() }
/// ```
///
/// It changes the state that the presentation is bound to. On the root of a stack it closes the sheet
/// around the stack; where nothing is presented it does nothing.
public struct DismissAction: Sendable {
  private let action: (@MainActor () -> Void)?

  package init(_ action: (@MainActor () -> Void)?) {
    self.action = action
  }

  /// Closes the presentation.
  @MainActor
  public func callAsFunction() {
    action?()
  }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static let defaultValue = DismissAction(nil)
  }

  private enum IsPresentedKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Closes the page or the sheet that the view is in.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a page over another, or in a sheet.
  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
