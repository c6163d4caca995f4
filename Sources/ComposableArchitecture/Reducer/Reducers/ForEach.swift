import CasePaths
import IdentifiedCollections

extension Reducer {
  /// Runs the features of the rows of an identified array, or of a stack, each before the parent's own
  /// logic; a stack's elements are also pushed and popped.
  ///
  /// When an element goes, whoever takes it away, its effects are cancelled. An action for an element
  /// that is not there is a reported issue. The cost of an action does not grow with the number of
  /// elements.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .forEach(\.rows, action: \.rows) {
  ///     Row()
  ///   }
  ///   .forEach(\.path, action: \.path) {
  ///     Path()
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - toElementsState: The path to the rows, or to the stack.
  ///   - toElementsAction: The path to the case of their actions.
  ///   - element: The feature of an element.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  // One function for rows and stacks, and the others disfavoured: of two, the compiler tries all
  // combinations in a chain of operators.
  public func forEach<Elements: _FeatureCollection, ElementsAction: CasePathable, Element>(
    _ toElementsState: WritableKeyPath<State, Elements>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>,
    @ReducerBuilder<Elements._Feature, ElementsAction._Contents> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _FeatureCollectionReducer<Self, Elements, ElementsAction, Element>
  where
    Element: Reducer<Elements._Feature, ElementsAction._Contents>,
    Elements._Wrapper == ElementsAction._Wrapper
  {
    _FeatureCollectionReducer(
      parent: self,
      toState: toElementsState,
      toAction: toElementsAction,
      element: element(),
      site: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs the features of a stack, each before the parent's own logic, and pushes and pops.
  ///
  /// The same as ``forEach(_:action:element:fileID:filePath:line:column:)``, with another label.
  ///
  /// - Parameters:
  ///   - toStackState: The path to the stack.
  ///   - toStackAction: The path to the case of the stack's actions.
  ///   - destination: The feature of an element.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public func forEach<DestinationState, DestinationAction, Destination>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination>
  where Destination: Reducer<DestinationState, DestinationAction> {
    _StackReducer(
      parent: self,
      toState: toStackState,
      toAction: toStackAction,
      destination: destination(),
      site: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs the features of rows, or of a stack, of an enum of features.
  ///
  /// - Parameters:
  ///   - toElementsState: The path to the rows, or to the stack.
  ///   - toElementsAction: The path to the case of their actions.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func forEach<Elements: _FeatureCollection, ElementsAction: CasePathable>(
    _ toElementsState: WritableKeyPath<State, Elements>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _FeatureCollectionReducer<
    Self, Elements, ElementsAction, Elements._Feature.StateReducer.Body
  >
  where
    Elements._Feature: CaseReducerState,
    Elements._Feature.StateReducer.Action == ElementsAction._Contents,
    Elements._Wrapper == ElementsAction._Wrapper
  {
    _FeatureCollectionReducer(
      parent: self,
      toState: toElementsState,
      toAction: toElementsAction,
      element: Elements._Feature.StateReducer.body,
      site: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with any number of features: rows, or a stack.
public struct _FeatureCollectionReducer<
  Parent: Reducer, Elements: _FeatureCollection, ElementsAction: CasePathable, Element: Reducer
>: Reducer where Element.State == Elements._Feature, Element.Action == ElementsAction._Contents {
  let parent: Parent
  let toState: WritableKeyPath<Parent.State, Elements>
  let toAction: CaseKeyPath<Parent.Action, ElementsAction>
  let element: Element
  let site: OperatorSite

  public typealias Body = Never

  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    ofItsKind?.reduce(into: &state, action: action) ?? .none
  }

  public func _compiled() -> _CompiledReducer<Parent.State, Parent.Action> {
    ofItsKind?._compiled() ?? { _, _ in .none }
  }

  /// The reducer of rows, or of a stack: the constraints of the operator see to it that it is one.
  private var ofItsKind: (any Reducer<Parent.State, Parent.Action>)? {
    (ElementsAction.self as? any FeatureCollectionAction.Type)?.reducer(
      parent, toState: toState, toAction: toAction, element: element, site: site
    )
  }
}

/// The actions of features of which there is any number.
protocol FeatureCollectionAction {
  /// The reducer of features that have these actions; `nil` if something does not fit.
  static func reducer<Parent: Reducer, Element: Reducer>(
    _ parent: Parent, toState: AnyKeyPath, toAction: AnyKeyPath, element: Element,
    site: OperatorSite
  ) -> (any Reducer<Parent.State, Parent.Action>)?
}

/// Tells rows of that type of id, and their actions, from others.
///
/// Not for source outside Tern.
public enum _Rows<ID> {}

/// Tells stacks of that state, and their actions, from others.
///
/// Not for source outside Tern.
public enum _Stack<State> {}

extension IdentifiedArray: _FeatureCollection {
  public typealias _Feature = Element
  public typealias _Wrapper = _Rows<ID>
}

extension StackState: _FeatureCollection {
  public typealias _Feature = Element
  public typealias _Wrapper = _Stack<Element>
}

extension IdentifiedAction: FeatureCollectionAction {
  static func reducer<Parent: Reducer, Element: Reducer>(
    _ parent: Parent, toState: AnyKeyPath, toAction: AnyKeyPath, element: Element,
    site: OperatorSite
  ) -> (any Reducer<Parent.State, Parent.Action>)? {
    guard
      let toState = toState as? WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
      let toAction = toAction as? CaseKeyPath<Parent.Action, IdentifiedAction<ID, Element.Action>>
    else { return nil }
    return _RowsReducer(
      parent: parent, toState: toState, toAction: toAction, element: element, site: site
    )
  }
}

extension StackAction: FeatureCollectionAction {
  static func reducer<Parent: Reducer, Element: Reducer>(
    _ parent: Parent, toState: AnyKeyPath, toAction: AnyKeyPath, element: Element,
    site: OperatorSite
  ) -> (any Reducer<Parent.State, Parent.Action>)? {
    guard
      let toState = toState as? WritableKeyPath<Parent.State, StackState<Element.State>>,
      let toAction = toAction
        as? CaseKeyPath<Parent.Action, StackAction<Element.State, Element.Action>>
    else { return nil }
    return _StackReducer(
      parent: parent, toState: toState, toAction: toAction, destination: element, site: site
    )
  }
}
