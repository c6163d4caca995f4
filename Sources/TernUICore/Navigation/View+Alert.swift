extension View {
  /// Presents an alert while a condition holds.
  ///
  /// Any button closes it after its action. Without a button there is one that says "OK".
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a message while a condition holds.
  public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presentAlert(
      .alert(title: title.string, style: nil),
      isPresented: isPresented,
      presenting: { () },
      actions: { actions() },
      message: { message() }
    )
  }

  /// Presents an alert about some data, while a condition holds and the data is there.
  public func alert<Actions: View, Message: View, Value>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    presentAlert(
      .alert(title: title.string, style: nil),
      isPresented: isPresented,
      presenting: { data },
      actions: actions,
      message: message
    )
  }

  /// Presents an alert while a condition holds.
  public func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while a condition holds.
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents a choice of actions while a condition holds.
  ///
  /// Any button closes it after its action. Where none of them cancels, there is one more that does.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presentAlert(
      .alert(
        title: titleVisibility == .hidden ? "" : title.string, style: "confirmationDialog"
      ),
      isPresented: isPresented,
      presenting: { () },
      actions: { actions() },
      message: { message() }
    )
  }

  /// Presents a choice of actions about some data, while a condition holds and the data is there.
  public func confirmationDialog<Actions: View, Message: View, Value>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    presentAlert(
      .alert(
        title: titleVisibility == .hidden ? "" : title.string, style: "confirmationDialog"
      ),
      isPresented: isPresented,
      presenting: { data },
      actions: actions,
      message: message
    )
  }

  /// Presents a choice of actions while a condition holds.
  public func confirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() }
    )
  }

  private func presentAlert<Value, Actions: View, Message: View>(
    _ style: PresentationStyle,
    isPresented: Binding<Bool>,
    presenting data: @escaping () -> Value?,
    actions: @escaping (Value) -> Actions,
    message: @escaping (Value) -> Message
  ) -> some View {
    PresentationView(
      content: self,
      style: style,
      item: { isPresented.wrappedValue ? data() : nil },
      isSame: { _, _ in true },
      dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
      presented: { AlertContent(message: message($0), actions: actions($0)) }
    )
  }
}

/// The message and the buttons of an alert.
private struct AlertContent<Message: View, Actions: View>: View {
  let message: Message
  let actions: Actions

  var body: some View {
    message
    actions
  }
}

/// Whether something is to be seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  case automatic, visible, hidden
}
