import CustomDump
import Foundation

extension Reducer {
  /// Prints every action and what it changes.
  ///
  /// For a look while you work: it keeps a copy of the state while each action is handled.
  /// In a build without assertions it does nothing.
  ///
  /// ```
  /// received action:
  ///   Counter.Action.incrementButtonTapped
  ///   Counter.State(
  /// -   count: 0
  /// +   count: 1
  ///   )
  /// ```
  ///
  /// - Parameter printer: What prints; `nil` for nothing. Without one, to standard error.
  /// - Returns: The same reducer.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// Prints actions, and what they change.
public struct _ReducerPrinter<State, Action> {
  let printChange: (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void

  /// A printer of one's own.
  ///
  /// - Parameter printChange: Prints an action, with the state before and after it.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    self.printChange = printChange
  }

  /// Prints each action with all its values, and a diff of the state, to standard error.
  public static var customDump: Self { customDump { printToStandardError($0) } }

  /// Prints each action with all its values, and a diff of the state.
  ///
  /// - Parameter print: Takes the text of one action.
  public static func customDump(to print: @escaping (_ text: String) -> Void) -> Self {
    Self { action, oldState, newState in
      let change = diff(oldState, newState, format: .default) ?? "(No state changes)"
      print(
        """
        received action:
        \(String(customDumping: action).indented)
        \(change.indented)

        """
      )
    }
  }

  /// Prints the case of each action, without its values, to standard error.
  public static var actionLabels: Self { actionLabels { printToStandardError($0) } }

  /// Prints the case of each action, without its values.
  ///
  /// - Parameter print: Takes the text of one action.
  public static func actionLabels(to print: @escaping (_ text: String) -> Void) -> Self {
    Self { action, _, _ in print("received action: \(debugCaseOutput(action))") }
  }
}

private func printToStandardError(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}

/// A reducer whose actions and changes are printed.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  public typealias Body = Never

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    run { base.reduce(into: &$0, action: $1) }(&state, action)
  }

  public func _compiled() -> _CompiledReducer<Base.State, Base.Action> {
    run(base._compiled())
  }

  private func run(
    _ base: @escaping _CompiledReducer<Base.State, Base.Action>
  ) -> _CompiledReducer<Base.State, Base.Action> {
    #if DEBUG
      guard let printer else { return base }
      return { state, action in
        let before = state
        let effect = base(&state, action)
        printer.printChange(action, before, state)
        return effect
      }
    #else
      return base
    #endif
  }
}
