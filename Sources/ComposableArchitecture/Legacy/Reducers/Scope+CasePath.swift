import CasePaths

extension Scope {
  /// Runs a child on a property of the state.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The case path of the child's actions.
  ///   - child: The child feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @available(
    *, deprecated, message: "Apply '@Reducer', and pass a key path: 'action: \\.child'."
  )
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      state: state, action: caseKeyPath(action), child: child,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs a child on the payload of a case of the state, while the state is that case.
  ///
  /// - Parameters:
  ///   - state: The case path of the child's state.
  ///   - action: The case path of the child's actions.
  ///   - child: The child feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @available(
    *, deprecated,
    message: "Apply '@Reducer', and pass key paths: 'state: \\.child, action: \\.child'."
  )
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state: AnyCasePath<ParentState, ChildState>,
    action: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      state: caseKeyPath(state), action: caseKeyPath(action), child: child,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
