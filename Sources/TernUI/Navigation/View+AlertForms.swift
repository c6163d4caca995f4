public import protocol Foundation.LocalizedError

extension View {
  /// Presents an alert about some data, while a condition holds and the data is there.
  public func alert<S: StringProtocol, Actions: View, Value>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Presents an alert about some data, while a condition holds and the data is there.
  public func alert<S: StringProtocol, Actions: View, Message: View, Value>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// Presents an alert about an error, while a condition holds and the error is there.
  ///
  /// Its title is what the error says of itself.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
      actions: { _ in actions() }, message: { _ in EmptyView() }
    )
  }

  /// Presents an alert about an error, while a condition holds and the error is there.
  ///
  /// Its title is what the error says of itself.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
      actions: actions, message: message
    )
  }

  /// Presents a choice of actions with a message while a condition holds.
  public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message
    )
  }

  /// Presents a choice of actions about some data, while a condition holds and the data is there.
  public func confirmationDialog<S: StringProtocol, Actions: View, Value>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: { _ in EmptyView() }
    )
  }

  /// Presents a choice of actions about some data, while a condition holds and the data is there.
  public func confirmationDialog<S: StringProtocol, Actions: View, Message: View, Value>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message
    )
  }
}
