import CasePaths
import IdentifiedCollections

extension Reducer {
  /// Runs the features of the rows of an identified array, whose actions are pairs of an id and an
  /// action.
  ///
  /// - Parameters:
  ///   - toElementsState: The path to the rows.
  ///   - toElementAction: The case path of the rows' actions.
  ///   - element: The feature of a row.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @available(
    *, deprecated,
    message: "Have a case of 'IdentifiedActionOf<Row>', and pass a key path: 'action: \\.rows'."
  )
  @_disfavoredOverload
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Element: Reducer<ElementState, ElementAction> {
    let path = AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>(
      embed: {
        switch $0 {
        case .element(let id, let action): toElementAction.embed((id, action))
        }
      },
      extract: { action in
        toElementAction.extract(from: action).map { .element(id: $0.0, action: $0.1) }
      }
    )
    return forEach(
      toElementsState, action: caseKeyPath(path), element: element,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs the features of a stack, each before the parent's own logic, and pushes and pops.
  ///
  /// - Parameters:
  ///   - toStackState: The path to the stack.
  ///   - toStackAction: The case path of the stack's actions.
  ///   - destination: The feature of an element.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @available(
    *, deprecated, message: "Apply '@Reducer', and pass a key path: 'action: \\.path'."
  )
  @_disfavoredOverload
  public func forEach<DestinationState, DestinationAction, Destination>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where Destination: Reducer<DestinationState, DestinationAction> {
    forEach(
      toStackState, action: caseKeyPath(toStackAction), destination: destination,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
