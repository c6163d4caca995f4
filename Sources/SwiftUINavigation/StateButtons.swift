package import SwiftNavigation
package import TernUICore

/// The message and the buttons of an alert or a dialog that is data.
package struct StateButtons<Action>: View {
  let message: TextState?
  let buttons: [ButtonState<Action>]
  let perform: @MainActor (Action?) -> Void

  package init(
    message: TextState?,
    buttons: [ButtonState<Action>],
    perform: @escaping @MainActor (Action?) -> Void
  ) {
    self.message = message
    self.buttons = buttons
    self.perform = perform
  }

  package var body: some View {
    if let message { Text(message) }
    if buttons.isEmpty {
      Button("OK") { perform(nil) }
    } else {
      ForEach(buttons) { Button($0, action: perform) }
    }
  }
}
