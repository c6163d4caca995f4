import CasePaths

extension TestStore {
  /// Sends an action, and asserts how the state changes.
  ///
  /// Every action that an effect sent before must have been received. A dismissal, a push, a pop or the
  /// write of a binding that no operator takes, that changes nothing and that has no effect is a
  /// reported issue, whatever the test asserts. So is an action for what is presented, for a row or for
  /// an element of a stack, where the test expects a change.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected one.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The life of the action's effects.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await settle()
    takeUnreceived(before: "sending an action", at: site)
    let effects = root.send(action, origin: .user(site))
    let sent = recorder.sent
    // The actions that effects send at once are handled before the assertion, which so has to say
    // what they change in shared values.
    await settle()
    if let sent {
      let before = recorder.asserted
      recorder.asserted = sent.state
      reportForgottenOperator(
        sent, from: before,
        isChangeExpected: exhaustivity == .on && updateStateToExpectedResult != nil, at: site
      )
      assertChange(from: before, to: sent, updateStateToExpectedResult, at: site)
    }
    return task(effects)
  }

  /// Sends an action that carries nothing, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - action: The path to the action's case.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected one.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The life of the action's effects.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(()), assert: updateStateToExpectedResult,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Sends an action that carries a value, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - action: The path to the action's case.
  ///   - value: What the action carries.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected one.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The life of the action's effects.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(value), assert: updateStateToExpectedResult,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Asserts the state as it stands.
  ///
  /// - Parameters:
  ///   - updateStateToExpectedResult: Changes the asserted state to the expected one.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let record = TestRecorder<State, Action>.Snapshot(
      state: recorder.asserted, elementCount: StackElementIDs.count
    )
    withoutActuallyEscaping(updateStateToExpectedResult) { update in
      assertState(
        from: recorder.asserted, to: record, update,
        mayBeUnchanged: true,
        at: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }

  private func task(_ effects: EffectGroup?) -> TestStoreTask {
    TestStoreTask(
      effects: effects,
      wait: { [weak self] duration, site in
        guard let self, let effects else { return }
        await wait(upTo: duration) { effects.isFinished }
        if !effects.isFinished {
          reportRunningEffects("The effects of an action have not ended", at: site)
        }
      },
      settle: { [weak self] in await self?.settle() }
    )
  }
}
