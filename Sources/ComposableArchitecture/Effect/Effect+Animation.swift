import TernUICore

extension Effect {
  /// The same effect, whose actions change the state with an animation.
  ///
  /// - Parameters:
  ///   - animation: How the changes are shown.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func animation(
    _ animation: Animation? = .default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    transaction(
      Transaction(animation: animation),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// The same effect, whose actions change the state with a transaction.
  ///
  /// - Parameters:
  ///   - transaction: How the changes are shown.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func transaction(
    _ transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(
      operation.sending(at: site) { action, send in
        withTransaction(transaction) { send(action) }
      }
    )
  }

  /// An effect that sends an action at once, whose changes are animated.
  ///
  /// - Parameters:
  ///   - action: The action to send.
  ///   - animation: How the changes are shown.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func send(
    _ action: Action,
    animation: Animation? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    send(action).animation(
      animation, fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
