public import TernUICore

extension ActionSheet {
  /// Makes the dialog that is presented by `actionSheet(item:content:)` of a dialog that is data.
  ///
  /// - Parameters:
  ///   - state: The data.
  ///   - action: Called with a button's action when it is pressed.
  @MainActor
  public init<Action>(
    _ state: ConfirmationDialogState<Action>, action: @escaping @MainActor (Action?) -> Void
  ) {
    self.init(
      title: Text(state.title), message: state.message.map { Text($0) },
      buttons: state.buttons.map { Button($0, action: action) }
    )
  }
}
