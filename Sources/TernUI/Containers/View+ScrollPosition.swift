extension View {
  /// Scrolls to a view inside when its id is set.
  ///
  /// What a person scrolls to is not told: the binding changes only where the app changes it.
  ///
  /// - Parameters:
  ///   - id: The id of the view to scroll to.
  ///   - anchor: Where it is to stand then; as near as possible, if `nil`.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollViewReader { proxy in
      self.onChange(of: id.wrappedValue, initial: true) { _, id in
        if let id { proxy.scrollTo(id, anchor: anchor) }
      }
    }
  }
}
