import CasePaths
import IdentifiedCollections

extension Reducer {
  /// Runs the features of the rows of an identified array, or of a stack, each before the parent's own
  /// logic; a stack's elements are also pushed and popped.
  ///
  /// When an element goes, whoever takes it away, its effects are cancelled. An action for an element
  /// that is not there is a reported issue. So are actions that are not those of the rows or of the stack,
  /// where the compiler does not see it: in a function, or in a closure that says `return`. The cost of an
  /// action does not grow with the number of elements.
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
  // combinations in a chain of operators. What the actions have to do with the state is left to the
  // closure's builder, which it looks at when the paths are known.
  public func forEach<Elements, ElementsAction: CasePathable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, Elements>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>,
    @_ElementBuilder<Elements, ElementsAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _FeatureCollectionReducer<Self, Elements, ElementsAction, Element>
  where Element.Action == ElementsAction._Contents {
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
  public func forEach<Stack, StackAction: CasePathable, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, Stack>,
    action toStackAction: CaseKeyPath<Action, StackAction>,
    @_ElementBuilder<Stack, StackAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _FeatureCollectionReducer<Self, Stack, StackAction, Destination>
  where Destination.Action == StackAction._Contents {
    forEach(
      toStackState, action: toStackAction, element: destination,
      fileID: fileID, filePath: filePath, line: line, column: column
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
  Parent: Reducer, Elements, ElementsAction: CasePathable, Element: Reducer
>: Reducer where Element.Action == ElementsAction._Contents {
  let parent: Parent
  let toState: WritableKeyPath<Parent.State, Elements>
  let toAction: CaseKeyPath<Parent.Action, ElementsAction>
  let element: Element
  let site: OperatorSite

  public typealias Body = Never

  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    ofItsKind?.reduce(into: &state, action: action) ?? misfit.reduce(into: &state, action: action)
  }

  public func _compiled() -> _CompiledReducer<Parent.State, Parent.Action> {
    ofItsKind?._compiled() ?? misfit._compiled()
  }

  /// The reducer of rows, or of a stack: the closure's builder sees to it that it is one, if it is asked.
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
public enum _Rows<ID>: _RowsKind {
  /// The type of the ids.
  public static var idType: Any.Type { ID.self }
}

/// Tells stacks of that state, and their actions, from others.
///
/// Not for source outside Tern.
public enum _Stack<State>: _StackKind {}

/// What tells rows from others, whatever their ids.
///
/// Not for source outside Tern.
public protocol _RowsKind {
  /// The type of the ids.
  static var idType: Any.Type { get }
}

/// What tells stacks from others, whatever their states.
///
/// Not for source outside Tern.
public protocol _StackKind {}

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
