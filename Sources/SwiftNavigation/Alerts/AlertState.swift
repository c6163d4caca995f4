public import CustomDump
public import Foundation

/// An alert, as data: what a feature holds in its state to ask something.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Delete \(bird.name)?")
/// } actions: {
///   ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Keep") }
/// } message: {
///   TextState("This cannot be undone.")
/// }
/// ```
///
/// Two alerts with the same content are equal, and yet one after the other are two alerts: they have
/// different ``id``s.
public struct AlertState<Action>: Identifiable {
  /// What tells this alert from others with the same content.
  public let id: UUID
  /// The buttons; without any there is one that says "OK".
  public var buttons: [ButtonState<Action>]
  /// What the alert says below its title.
  public var message: TextState?
  /// What the alert says first.
  public var title: TextState

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: What the alert says first.
  ///   - actions: The buttons; without any there is one that says "OK".
  ///   - message: What the alert says below its title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UUID(), title: title(), buttons: actions(), message: message?())
  }

  private init(id: UUID, title: TextState, buttons: [ButtonState<Action>], message: TextState?) {
    self.id = id
    self.title = title
    self.buttons = buttons
    self.message = message
  }

  /// The same alert for another type of action.
  ///
  /// - Parameter transform: Makes the other action; `nil` for none.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id, title: title, buttons: buttons.map { $0.map(transform) }, message: message
    )
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Whether two alerts say the same and have the same buttons.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: _CustomDumpNamed {
  package static var _customDumpName: String { "AlertState" }
}

extension AlertState: CustomDumpReflectable {
  /// The arguments of the initialiser that were given.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
