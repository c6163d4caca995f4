public import CustomDump
public import Foundation
public import TernUICore

/// Whether the title of a dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// As the back end likes, which shows it; not at all; always.
  case automatic, hidden, visible
}

extension Visibility {
  /// The visibility of a dialog's title.
  ///
  /// - Parameter visibility: The visibility, as data.
  public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .hidden: self = .hidden
    case .visible: self = .visible
    }
  }
}

/// A choice of actions, as data.
///
/// ```swift
/// state.dialog = ConfirmationDialogState {
///   TextState("Sort the birds by")
/// } actions: {
///   ButtonState(action: .sort(.name)) { TextState("Name") }
///   ButtonState(action: .sort(.size)) { TextState("Size") }
/// }
/// ```
public struct ConfirmationDialogState<Action>: Identifiable {
  /// What tells this dialog from others with the same content.
  public let id: UUID
  /// The buttons; without any there is one that says "OK".
  public var buttons: [ButtonState<Action>]
  /// What the dialog says below its title.
  public var message: TextState?
  /// What the dialog says first.
  public var title: TextState
  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: What the dialog says first.
  ///   - actions: The buttons; without any there is one that says "OK".
  ///   - message: What the dialog says below its title.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: UUID(), titleVisibility: titleVisibility, title: title(), buttons: actions(),
      message: message?()
    )
  }

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - title: What the dialog says first.
  ///   - actions: The buttons; without any there is one that says "OK".
  ///   - message: What the dialog says below its title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(titleVisibility: .automatic, title: title, actions: actions, message: message)
  }

  private init(
    id: UUID,
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    title: TextState,
    buttons: [ButtonState<Action>],
    message: TextState?
  ) {
    self.id = id
    self.titleVisibility = titleVisibility
    self.title = title
    self.buttons = buttons
    self.message = message
  }

  /// The same dialog for another type of action.
  ///
  /// - Parameter transform: Makes the other action; `nil` for none.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id, titleVisibility: titleVisibility, title: title,
      buttons: buttons.map { $0.map(transform) }, message: message
    )
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Whether two dialogs say the same and have the same buttons.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility
      && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: _CustomDumpNamed {
  package static var _customDumpName: String { "ConfirmationDialogState" }
}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// The arguments of the initialiser that were given.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    children.append(("title", title))
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
