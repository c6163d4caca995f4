public import CustomDump
public import TernUICore

/// What a button that is data does: it sends an action, or none, perhaps animated.
public struct ButtonStateAction<Action> {
  /// How the action is sent.
  public let type: _ActionType

  /// How an action is sent.
  public enum _ActionType {
    /// As it is.
    case send(Action?)
    /// With its changes animated.
    case animatedSend(Action?, animation: Animation?)
  }

  /// Sends an action.
  ///
  /// - Parameter action: The action; `nil` for none.
  public static func send(_ action: Action?) -> Self {
    Self(type: .send(action))
  }

  /// Sends an action whose changes are animated.
  ///
  /// - Parameters:
  ///   - action: The action; `nil` for none.
  ///   - animation: How the changes are shown.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(type: .animatedSend(action, animation: animation))
  }

  /// The action, if there is one.
  public var action: Action? {
    switch type {
    case .send(let action), .animatedSend(let action, _): action
    }
  }

  /// The same for another type of action.
  ///
  /// - Parameter transform: Makes the other action; `nil` for none.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    switch type {
    case .send(let action):
      .send(transform(action))
    case .animatedSend(let action, let animation):
      .send(transform(action), animation: animation)
    }
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}

extension ButtonStateAction: CustomDumpReflectable {
  /// The action as it is written: `.send(.delete)`.
  public var customDumpMirror: Mirror {
    switch type {
    case .send(let action):
      Mirror(self, children: ["send": action as Any], displayStyle: .enum)
    case .animatedSend(let action, let animation):
      Mirror(self, children: ["send": (action, animation: animation)], displayStyle: .enum)
    }
  }
}
