/// The former name of ``ConfirmationDialogState``.
@available(*, deprecated, renamed: "ConfirmationDialogState")
public typealias ActionSheetState = ConfirmationDialogState

/// The former name of ``ObserveToken``.
@available(*, deprecated, renamed: "ObserveToken")
public typealias ObservationToken = ObserveToken

extension ButtonState {
  /// A button that leaves everything as it is.
  @available(*, deprecated, message: "Use 'ButtonState(role: .cancel, action: …) { … }'.")
  public static func cancel(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// A button.
  @available(*, deprecated, message: "Use 'ButtonState(action: …) { … }'.")
  public static func `default`(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(action: action) { label }
  }

  /// A button that destroys something.
  @available(*, deprecated, message: "Use 'ButtonState(role: .destructive, action: …) { … }'.")
  public static func destructive(
    _ label: TextState, action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}

extension AlertState {
  /// Creates an alert.
  @available(*, deprecated, message: "Use 'AlertState { … } actions: { … } message: { … }'.")
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(title: { title }, actions: { buttons }, message: message.map { text in { text } })
  }

  /// Creates an alert with a button, or one that says "OK".
  @available(*, deprecated, message: "Use 'AlertState { … } actions: { … } message: { … }'.")
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(
      title: { title },
      actions: { dismissButton.map { [$0] } ?? [] },
      message: message.map { text in { text } }
    )
  }

  /// Creates an alert with two buttons.
  @available(*, deprecated, message: "Use 'AlertState { … } actions: { … } message: { … }'.")
  public init(
    title: TextState,
    message: TextState? = nil,
    primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(
      title: { title },
      actions: { [primaryButton, secondaryButton] },
      message: message.map { text in { text } }
    )
  }
}

extension ConfirmationDialogState {
  /// Creates a dialog.
  @available(*, deprecated, message: "Use 'ConfirmationDialogState { … } actions: { … }'.")
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>] = []) {
    self.init(title: { title }, actions: { buttons }, message: message.map { text in { text } })
  }

  /// Creates a dialog.
  @available(*, deprecated, message: "Use 'ConfirmationDialogState(titleVisibility:) { … }'.")
  public init(
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(
      titleVisibility: titleVisibility, title: { title }, actions: { buttons },
      message: message.map { text in { text } }
    )
  }
}
