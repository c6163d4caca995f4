/// An alert as a value: the older way to write ``TernUI/View/alert(_:isPresented:actions:message:)``.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button.
  ///
  /// - Parameters:
  ///   - title: What it says first.
  ///   - message: What it says then.
  ///   - dismissButton: The button; one that says "OK" if `nil`.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// A button that does something.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that leaves everything as it is.
    public static func cancel(
      _ label: Text = Text("Cancel"), action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that destroys something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

extension View {
  /// Presents an alert while a condition holds.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    let item = Binding<Alert?>(
      get: { isPresented.wrappedValue ? content() : nil },
      set: { if $0 == nil { isPresented.wrappedValue = false } }
    )
    return _alert(
      item: item, isDialog: false, title: { $0.title }, isSame: { _, _ in true },
      content: { AlertButtons(message: $0.message, buttons: $0.buttons) }
    )
  }

  /// Presents an alert about an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    _alert(
      item: item, isDialog: false, title: { content($0).title }, isSame: { $0.id == $1.id },
      content: { item in
        let alert = content(item)
        return AlertButtons(message: alert.message, buttons: alert.buttons)
      }
    )
  }
}

/// The message and the buttons of an alert or a dialog that is a value.
struct AlertButtons: View {
  let message: Text?
  let buttons: [Alert.Button]

  var body: some View {
    message
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: button.action) { button.label }
    }
  }
}
