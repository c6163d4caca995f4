/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Lets this view have the focus, for keys that it does something with.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    BoxView(
      content: self,
      attributes: isFocusable ? [ElementAttribute(property: .isFocusable, value: .bool(true))] : []
    )
  }

  /// Lets this view have the focus, for keys that it does something with.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Gives this view the focus when it comes.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    FirstFocus(content: self, isWanted: prefersDefaultFocus)
  }

  /// Says where views look for the one that has the focus first: the back end looks in what is on top.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}

private struct FirstFocus<Content: View>: View {
  let content: Content
  let isWanted: Bool
  @FocusState private var isFocused: Bool
  @State private var hasAppeared = false

  var body: some View {
    content.focused($isFocused).onAppear {
      if isWanted, !hasAppeared { isFocused = true }
      hasAppeared = true
    }
  }
}
