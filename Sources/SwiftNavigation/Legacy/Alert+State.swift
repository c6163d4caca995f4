import IssueReporting
public import TernUICore

extension Alert {
  /// Makes the alert that is presented by `alert(item:content:)` of an alert that is data.
  ///
  /// Such an alert has one button or two. More are reported as an issue and left out: present the data
  /// with `alert(_:action:)`, which shows all of them.
  ///
  /// - Parameters:
  ///   - state: The data.
  ///   - action: Called with a button's action when it is pressed.
  @MainActor
  public init<Action>(_ state: AlertState<Action>, action: @escaping @MainActor (Action?) -> Void) {
    let title = Text(state.title)
    let message = state.message.map { Text($0) }
    let buttons = state.buttons.map { Button($0, action: action) }
    if buttons.count > 2 {
      reportIssue(
        """
        An 'Alert' was made of an 'AlertState' with \(buttons.count) buttons, of which it shows the \
        first two. Present the state with 'alert(_:action:)', which shows all of them.
        """
      )
    }
    if buttons.count < 2 {
      self.init(title: title, message: message, dismissButton: buttons.first)
    } else {
      self.init(
        title: title, message: message, primaryButton: buttons[0], secondaryButton: buttons[1]
      )
    }
  }
}

extension Alert.Button {
  /// Makes the button of an alert of a button that is data.
  ///
  /// - Parameters:
  ///   - button: The data.
  ///   - action: Called with the button's action when it is pressed, animated if the button says so.
  @MainActor
  public init<Action>(
    _ button: ButtonState<Action>, action: @escaping @MainActor (Action?) -> Void
  ) {
    let label = Text(button.label)
    let perform: @MainActor () -> Void = { button.withAction { action($0) } }
    switch button.role {
    case .cancel?: self = .cancel(label, action: perform)
    case .destructive?: self = .destructive(label, action: perform)
    case nil: self = .default(label, action: perform)
    }
  }
}
