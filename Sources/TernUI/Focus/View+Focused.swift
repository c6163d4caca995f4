/// Has a focus state follow the focus of the next element.
private struct FocusChange<Value: Hashable>: EnvironmentChange {
  let location: FocusStateLocation<Value>
  let value: Value

  func apply(to environment: inout EnvironmentValues) {
    environment.pendingAttributes.focusTargets.append(
      FocusTarget(location: location, value: AnyHashable(value))
    )
  }

  func isSame(as other: Self) -> Bool { location === other.location && value == other.value }
}

extension View {
  /// Ties the focus of this view to a value of a focus state.
  ///
  /// The state has the value while this view has the focus, and setting the state to the value moves
  /// the focus here.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    EnvironmentView(content: self, change: FocusChange(location: binding.location, value: value))
  }

  /// Ties the focus of this view to a focus state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Sets a focus state when this view first appears.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    FirstAppearance(content: self) { binding.wrappedValue = value }
  }
}

/// Does something once, when a view is there.
private struct FirstAppearance<Content: View>: View {
  let content: Content
  let action: @MainActor () -> Void
  @State private var hasAppeared = false

  var body: some View {
    content.onAppear {
      if hasAppeared { return }
      hasAppeared = true
      action()
    }
  }
}
