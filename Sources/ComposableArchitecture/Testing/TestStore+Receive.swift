import CasePaths
import CustomDump

extension TestStore {
  /// Receives an action from an effect, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: How long to wait for it; ``timeout``, if `nil`.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected one.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      Expectation(
        matches: { $0 == expectedAction },
        description: { String(customDumping: expectedAction) },
        mismatch: { diff(expectedAction, $0, format: .proportional) }
      ),
      timeout: duration, assert: updateStateToExpectedResult,
      at: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action of a case from an effect, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - actionCase: The path to the case.
  ///   - duration: How long to wait for it; ``timeout``, if `nil`.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected one.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      Expectation(
        matches: { path.extract(from: $0) != nil },
        description: { "An action matching '\\.\(path.name)'" }
      ),
      timeout: duration, assert: updateStateToExpectedResult,
      at: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action of a case that carries a value from an effect, and asserts how the state
  /// changes.
  ///
  /// - Parameters:
  ///   - actionCase: The path to the case.
  ///   - value: What the action carries.
  ///   - duration: How long to wait for it; ``timeout``, if `nil`.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected one.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let path = AnyCasePath(actionCase)
    await receive(
      Expectation(
        matches: { path.extract(from: $0) == value },
        description: { String(customDumping: path.embed(value)) },
        mismatch: { diff(path.embed(value), $0, format: .proportional) }
      ),
      timeout: duration, assert: updateStateToExpectedResult,
      at: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action that a predicate accepts from an effect, and asserts how the state changes.
  ///
  /// - Parameters:
  ///   - isMatching: Whether an action is the expected one.
  ///   - duration: How long to wait for it; ``timeout``, if `nil`.
  ///   - updateStateToExpectedResult: Changes the state before the action to the expected one.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      Expectation(matches: isMatching, description: { "An action that the predicate accepts" }),
      timeout: duration, assert: updateStateToExpectedResult,
      at: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  // MARK: - Skipping

  /// Takes the actions that effects have sent as asserted.
  ///
  /// - Parameters:
  ///   - strict: Whether it is an issue if there are none.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle()
    dropLateActions()
    if strict, !recorder.hasPending {
      OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("There were no received actions to skip.\(runningEffectsHint)")
    }
    var isAtRest = true
    while recorder.hasPending {
      skipReceived(through: recorder.pending.count)
      // Effects that never rest send more for ever.
      guard isAtRest else { return }
      isAtRest = await settle()
      dropLateActions()
    }
  }

  /// Cancels the effects that still run.
  ///
  /// - Parameters:
  ///   - strict: Whether it is an issue if there are none.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle()
    if strict, root.effects.isEmpty {
      OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
        .report("There were no in-flight effects to skip.")
    }
    // With their groups, so that what was to start after them does not.
    for effect in root.effects.values { effect.group.cancel() }
    await settle()
    root.abandonEffects()
  }

  // MARK: - Internals

  /// What a test expects an effect to send.
  struct Expectation {
    var matches: (Action) -> Bool
    var description: () -> String
    var mismatch: (Action) -> String? = { _ in nil }
  }

  private func receive(
    _ expectation: Expectation,
    timeout duration: Duration?,
    assert updateStateToExpectedResult: ((inout State) throws -> Void)?,
    at site: OperatorSite
  ) async {
    let isExhaustive = exhaustivity == .on
    let recorder = recorder
    await wait(upTo: duration) { [self] in
      dropLateActions()
      return isExhaustive
        ? recorder.hasPending : recorder.pending.contains(where: expectation.matches)
    }
    let position = recorder.pending.firstIndex(where: expectation.matches)
    guard let position, position == 0 || !isExhaustive else {
      reportMissing(expectation, waited: duration, at: site)
      return
    }
    if position > 0 {
      showSkipped(at: site) {
        "Actions that were received before and not asserted:\n"
          + String(customDumping: recorder.pending[..<position])
      }
      skipReceived(through: position)
    }
    handleHeldActions(1)
    guard !recorder.received.isEmpty else { return }
    let received = recorder.received.removeFirst()
    let before = recorder.asserted
    recorder.asserted = received.state
    assertChange(from: before, to: received, updateStateToExpectedResult, at: site)
    await settle()
  }

  /// What runs that may still send something.
  private var runningEffectsHint: String {
    guard !root.effects.isEmpty else { return "" }
    return """


      Effects are running that may still send some:

      \(runningEffectsDump.indented)

      If they wait for a clock or a scheduler, advance it before skipping.
      """
  }

  /// Takes that many received actions as asserted.
  func skipReceived(through count: Int) {
    handleHeldActions(count)
    let count = min(count, recorder.received.count)
    guard count > 0 else { return }
    recorder.asserted = recorder.received[count - 1].state
    recorder.received.removeFirst(count)
  }

  /// Lets the store handle held actions, until so many have been handled and not asserted.
  func handleHeldActions(_ count: Int) {
    while recorder.received.count < count, recorder.held?.actions.isEmpty == false {
      root.handleHeldAction()
      dropLateActions()
    }
  }

  /// Drops held actions of effects whose feature has gone.
  func dropLateActions() {
    root.dropLateHeldActions()
  }

  private static var orderAdvice: String {
    """
    Receive actions in the order in which effects send them. To pass over some, call \
    'store.skipReceivedActions()', or set 'store.exhaustivity' to '.off'.
    """
  }

  private func reportMissing(
    _ expectation: Expectation, waited: Duration?, at site: OperatorSite
  ) {
    let pending = recorder.pending
    guard let first = pending.first else {
      let advice =
        root.effects.isEmpty
        ? """
        No effect is running that could still send it. Does the feature return the effect, and does \
        the effect send the action?
        """
        : """
        Effects are running that may still send it:

        \(runningEffectsDump.indented)

        If they wait for a clock or a scheduler, advance it before receiving. If they need more \
        time, pass a longer 'timeout' than \
        \(waited ?? .nanoseconds(Int64(clamping: timeout))).
        """
      site.report(
        """
        Expected to receive an action, but received none.

          Expected:
            \(expectation.description().replacing("\n", with: "\n    "))

        \(advice)
        """
      )
      return
    }
    let received = pending.count == 1 ? "Received" : "Received first"
    if let difference = expectation.mismatch(first) {
      site.report(
        """
        Received unexpected action: …

        \(difference.indented)

        (Expected: −, Received: +)

        \(Self.orderAdvice)
        """
      )
    } else {
      site.report(
        """
        Received unexpected action: …

          Expected:
            \(expectation.description().replacing("\n", with: "\n    "))
          \(received):
            \(String(customDumping: first).replacing("\n", with: "\n    "))

        \(Self.orderAdvice)
        """
      )
    }
    // What came is taken as asserted, so that one wrong line is one failure.
    skipReceived(through: 1)
  }
}
