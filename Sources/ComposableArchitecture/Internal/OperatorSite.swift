import CustomDump
import IssueReporting

/// Where in the source an operator was applied.
struct OperatorSite: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  func report(_ message: @autoclosure () -> String) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports an action for a child whose state is not there.
  ///
  /// - Parameters:
  ///   - name: The operator.
  ///   - action: The parent's action.
  ///   - state: The parent's state, where it helps to see it.
  ///   - subject: What is not there: `optional`, `case`, `element`.
  func reportMissingChild<Action>(
    _ name: String, action: Action, state: Any? = nil, of subject: String
  ) {
    ReduceContext.noteReported()
    let current = state.map { "\n\nThe state is: \(debugCaseOutput($0))" } ?? ""
    report(
      """
      '\(name)' at \(fileID):\(line) received an action for a child whose state is not there.

        Action:
          \(debugCaseOutput(action))\(current)

      This can happen when:

      • The parent's reducer took the child away before its own reducer ran. '\(name)' runs the child \
      first only if it stands before or around the parent's logic: change the state after the child \
      has handled its action.

      • An effect of the child outlived its \(subject) because a reducer on the way is run by hand. \
      Use the operators of the library there, or cancel the effect.

      • The action was sent although the \(subject) is not there. Send it only from a store that was \
      scoped to the child.
      """
    )
  }
}

extension OperatorSite {
  /// Reports an action for an element that a stack does not hold.
  func reportMissingElement<Action>(
    _ id: StackElementID, of ids: [StackElementID], action: Action
  ) {
    ReduceContext.noteReported()
    report(
      """
      'forEach' at \(fileID):\(line) received an action for the element \(id), which the stack does \
      not hold. It holds \(ids).

        Action:
          \(debugCaseOutput(action))

      This can happen when:

      • The element was popped before its own reducer ran. 'forEach' runs the element first only if \
      it stands around the parent's logic: pop after the element has handled its action.

      • An effect of the element outlived it because a reducer on the way is run by hand. Use the \
      operators of the library there, or cancel the effect.

      • The action was sent although the element is gone. Send it only from a store that was scoped \
      to the element.
      """
    )
  }
}

extension OperatorSite {
  /// Reports an action that was sent to a store whose part of the state is gone.
  func reportLateSend<Action>(_ action: Action) {
    report(
      """
      An action was sent to a store whose state is gone: \(debugCaseOutput(action))

      • The screen that sent it was dismissed or popped before. Send from what is on the screen.
      • The store was kept after its screen closed. Get stores from 'scope' where they are used.
      """
    )
  }
}

/// An action or a state in short: its case and the cases inside, without the payloads.
func debugCaseOutput(_ value: Any) -> String {
  debugCaseOutput(value, typeName: debugTypeName(type(of: value)))
}

/// As ``debugCaseOutput(_:)``, of a value whose type has that name.
func debugCaseOutput(_ value: Any, typeName: String) -> String {
  func output(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "" }
    guard let child = mirror.children.first else { return ".\(value)" }
    let name = child.label ?? ""
    let payload = child.value
    let payloadMirror = Mirror(reflecting: payload)
    if payloadMirror.displayStyle == .tuple {
      let inner = payloadMirror.children
        .map { element in
          let label = element.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
          return label + (output(element.value).isEmpty ? "…" : output(element.value))
        }
        .joined(separator: ", ")
      return ".\(name)(\(inner))"
    }
    let inner = output(payload)
    return ".\(name)(\(inner.isEmpty ? "…" : inner))"
  }
  return typeName + output(value)
}
