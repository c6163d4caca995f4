import TernUICore

/// Actions among which one case holds those that a view may send.
///
/// ```swift
/// enum Action: ViewAction {
///   case loaded([Item])
///   case view(View)
///
///   @CasePathable
///   enum View { case refreshButtonTapped }
/// }
/// ```
///
/// What only effects and parents send is then out of the view's sight. `@ViewAction(for:)` on the view
/// gives it `send(.refreshButtonTapped)`.
public protocol ViewAction<ViewAction> {
  /// The actions that a view may send.
  associatedtype ViewAction

  /// Wraps an action of the view.
  ///
  /// - Parameter action: The action.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends only the actions meant for it.
///
/// `@ViewAction(for:)` writes the conformance.
@MainActor
@preconcurrency
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the view's store.
  associatedtype StoreState
  /// The actions of the view's store.
  associatedtype StoreAction: ViewAction

  /// The store of the feature that the view shows.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view to the store.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The life of the effects that the action has.
  @discardableResult
  public func send(
    _ action: StoreAction.ViewAction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    store.send(.view(action), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sends an action of the view, and animates what it changes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The life of the effects that the action has.
  @discardableResult
  public func send(
    _ action: StoreAction.ViewAction,
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    withAnimation(animation) {
      send(action, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Sends an action of the view, and makes what it changes with a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: The transaction.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The life of the effects that the action has.
  @discardableResult
  public func send(
    _ action: StoreAction.ViewAction,
    transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    withTransaction(transaction) {
      send(action, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
