import CustomDump
import Foundation

extension Reducer {
  /// Prints every action and what it changes, to standard error.
  ///
  /// For a look while you work.
  /// In a build without assertions it does nothing.
  ///
  /// - Returns: The same reducer.
  public func _printChanges() -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self)
  }
}

/// A reducer whose actions and changes are printed.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base

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
      { state, action in
        let before = state
        let effect = base(&state, action)
        let change = diff(before, state, format: .default) ?? "(No state changes)"
        let text = """
          received action:
          \(String(customDumping: action).indented)
          \(change.indented)

          """
        FileHandle.standardError.write(Data((text + "\n").utf8))
        return effect
      }
    #else
      base
    #endif
  }
}
