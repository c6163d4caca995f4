import TernUICore

/// A view that shows its content.
///
/// On systems without observation in their view layer it tracks what its content reads. Tern's views
/// always do, so here it only passes its content on: source that has it keeps working, and needs it
/// no more.
public struct WithPerceptionTracking<Content: View>: View {
  private let content: () -> Content

  /// Shows content.
  ///
  /// - Parameter content: The content.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  public var body: some View {
    content()
  }
}
