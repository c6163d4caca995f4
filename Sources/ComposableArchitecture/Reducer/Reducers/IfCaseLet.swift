import CasePaths

extension Reducer {
  /// Runs a feature while the state is a case, before the parent's own logic.
  ///
  /// When the state becomes another case, whoever changes it, the feature's effects are cancelled. An
  /// action for a case that the state is not is a reported issue.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(\.loggedIn, action: \.loggedIn) {
  ///     LoggedIn()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toCaseState: The path to the case of the feature's state.
  ///   - toCaseAction: The path to the case of the feature's actions.
  ///   - case: The feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> ReducerBuilder<State, Action>._Sequence<Scope<State, Action, Case>, Self> {
    ReducerBuilder._Sequence(
      first: Scope(
        toCaseState, action: toCaseAction, child: `case`(),
        site: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column),
        name: "ifCaseLet"
      ),
      second: self
    )
  }
}
