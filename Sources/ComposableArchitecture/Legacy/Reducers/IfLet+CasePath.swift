import CasePaths

extension Reducer {
  /// Runs a feature while its optional state is there, before the parent's own logic.
  ///
  /// - Parameters:
  ///   - toWrappedState: The path to the optional state.
  ///   - toWrappedAction: The case path of the feature's actions.
  ///   - wrapped: The feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @available(
    *, deprecated, message: "Apply '@Reducer', and pass a key path: 'action: \\.child'."
  )
  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction, Wrapped>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Wrapped: Reducer<WrappedState, WrappedAction> {
    ifLet(
      toWrappedState, action: caseKeyPath(toWrappedAction), then: wrapped,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs a feature while it is presented, before the parent's own logic.
  ///
  /// - Parameters:
  ///   - toPresentationState: The path to the presentation.
  ///   - toPresentationAction: The case path of the presentation's actions.
  ///   - destination: The presented feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @available(
    *, deprecated, message: "Apply '@Reducer', and pass a key path: 'action: \\.child'."
  )
  @_disfavoredOverload
  public func ifLet<Child: _OptionalFeatureState, ChildAction: CasePathable, Destination>(
    _ toPresentationState: WritableKeyPath<State, Child>,
    action toPresentationAction: AnyCasePath<Action, ChildAction>,
    @ReducerBuilder<Child._Feature, ChildAction._Contents> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Destination: Reducer<Child._Feature, ChildAction._Contents>,
    Child._Wrapper == ChildAction._Wrapper
  {
    ifLet(
      toPresentationState, action: caseKeyPath(toPresentationAction), destination: destination,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Closes an alert, a dialog or their like after any of its actions.
  ///
  /// - Parameters:
  ///   - toPresentationState: The path to the presentation.
  ///   - toPresentationAction: The case path of the presentation's actions.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @available(
    *, deprecated, message: "Apply '@Reducer', and pass a key path: 'action: \\.alert'."
  )
  @_disfavoredOverload
  public func ifLet<DestinationState: _EphemeralState>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationState.Action>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifLet(
      toPresentationState, action: caseKeyPath(toPresentationAction),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs a feature while the state is a case, before the parent's own logic.
  ///
  /// - Parameters:
  ///   - toCaseState: The case path of the feature's state.
  ///   - toCaseAction: The case path of the feature's actions.
  ///   - case: The feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @available(
    *, deprecated, message: "Apply '@Reducer', and pass key paths: '\\.child'."
  )
  @_disfavoredOverload
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    ifCaseLet(
      caseKeyPath(toCaseState), action: caseKeyPath(toCaseAction), then: `case`,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
