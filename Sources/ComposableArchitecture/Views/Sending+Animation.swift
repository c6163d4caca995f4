import TernUICore

extension Send {
  /// Sends an action whose changes are animated.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How the changes are shown.
  public func callAsFunction(_ action: Action, animation: Animation?) {
    withAnimation(animation) { send(action) }
  }

  /// Sends an action whose changes are shown with a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: How the changes are shown.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { send(action) }
  }
}

extension Store {
  /// Sends an action whose changes are animated.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How the changes are shown.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The life of the effects that the action has.
  @discardableResult
  public func send(
    _ action: Action,
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

  /// Sends an action whose changes are shown with a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: How the changes are shown.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The life of the effects that the action has.
  @discardableResult
  public func send(
    _ action: Action,
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

extension DismissEffect {
  /// Dismisses the feature; the change is animated.
  ///
  /// - Parameters:
  ///   - animation: How the change is shown.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @MainActor
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    // A dismissal is shown at once by every back end there is, so the hint has nowhere to go.
    await self(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Dismisses the feature; the change is shown with a transaction.
  ///
  /// - Parameters:
  ///   - transaction: How the change is shown.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @MainActor
  public func callAsFunction(
    transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await self(
      animation: transaction.animation,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
