public import CustomDump
public import Foundation
public import TernUICore

/// A button, as data: what alerts and dialogs have.
///
/// ```swift
/// ButtonState(role: .destructive, action: .deleteConfirmed) {
///   TextState("Delete")
/// }
/// ```
public struct ButtonState<Action>: Identifiable {
  /// What tells this button from others with the same content.
  public let id: UUID
  /// What the button does.
  public let action: ButtonStateAction<Action>
  /// What the button says.
  public let label: TextState
  /// What the button is for.
  public let role: ButtonStateRole?

  private init(
    id: UUID, role: ButtonStateRole?, action: ButtonStateAction<Action>, label: TextState
  ) {
    self.id = id
    self.role = role
    self.action = action
    self.label = label
  }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - role: What the button is for.
  ///   - action: What the button does; without it, it closes what it is in.
  ///   - label: What the button says.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.init(id: UUID(), role: role, action: action, label: label())
  }

  /// Creates a button that sends an action.
  ///
  /// - Parameters:
  ///   - role: What the button is for.
  ///   - action: The action.
  ///   - label: What the button says.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(id: UUID(), role: role, action: .send(action), label: label())
  }

  /// Performs what the button does, animated if it says so.
  ///
  /// - Parameter perform: Takes the action; `nil` when the button has none.
  public func withAction<Result>(_ perform: (Action?) -> Result) -> Result {
    switch action.type {
    case .send(let action): perform(action)
    case .animatedSend(let action, let animation): withAnimation(animation) { perform(action) }
    }
  }

  /// Performs what the button does, and waits until that has finished.
  ///
  /// An animation is left out: what happens after a wait is not part of it.
  ///
  /// - Parameter perform: Takes the action; `nil` when the button has none.
  public nonisolated(nonsending) func withAction<Result>(
    _ perform: nonisolated(nonsending) (Action?) async -> Result
  ) async -> Result {
    await perform(action.action)
  }

  /// The same button for another type of action.
  ///
  /// - Parameter transform: Makes the other action; `nil` for none.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether two buttons look the same and do the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.role == rhs.role && lhs.label == rhs.label && lhs.action == rhs.action
  }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(label)
    hasher.combine(action)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: _CustomDumpNamed {
  package static var _customDumpName: String { "ButtonState" }
}

extension ButtonState: CustomDumpReflectable {
  /// The arguments of the initialiser that were given.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role { children.append(("role", role)) }
    if action.action != nil { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension Button where Label == Text {
  /// The view of a button that is data.
  ///
  /// - Parameters:
  ///   - state: The button.
  ///   - action: Called when it is pressed, with its action; `nil` when it has none.
  public init<Action>(
    _ state: ButtonState<Action>, action: @escaping @MainActor (Action?) -> Void
  ) {
    self.init(role: state.role.map { ButtonRole($0) }) {
      state.withAction { action($0) }
    } label: {
      Text(state.label)
    }
  }

  /// The view of a button that is data, whose action takes time.
  ///
  /// - Parameters:
  ///   - state: The button.
  ///   - action: Called in a task when the button is pressed, with its action; `nil` when it has none.
  public init<Action: Sendable>(
    _ state: ButtonState<Action>, action: @escaping @MainActor (Action?) async -> Void
  ) {
    self.init(role: state.role.map { ButtonRole($0) }) {
      Task { @MainActor in await state.withAction { await action($0) } }
    } label: {
      Text(state.label)
    }
  }
}
