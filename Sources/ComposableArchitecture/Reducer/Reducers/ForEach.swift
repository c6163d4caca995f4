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
  public func forEach<Elements, ElementsAction: _IdentifiedOrStackAction, Element: Reducer>(
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
  public func forEach<Stack, StackAction: _IdentifiedOrStackAction, Destination: Reducer>(
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
  public func forEach<Elements: _FeatureCollection, ElementsAction: _IdentifiedOrStackAction>(
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
  Parent: Reducer, Elements, ElementsAction: _IdentifiedOrStackAction, Element: Reducer
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
    ElementsAction._reduce(self, into: &state, action: action)
  }

  public func _compiled() -> _CompiledReducer<Parent.State, Parent.Action> {
    ElementsAction._compiled(self)
  }
}

/// The actions of features of which there is any number.
///
/// The actions know what runs them when the feature is compiled, so that it is compiled for their types.
/// Whether the states are of the same kind is a matter of the builder of the operator's closure.
///
/// The compiler names it where the actions are others, so its name says what they have to be.
///
/// Not for source outside Tern.
public protocol _IdentifiedOrStackAction: CasePathable {
  /// Runs the parent and the features.
  static func _reduce<Parent, Elements, Element>(
    _ reducer: _FeatureCollectionReducer<Parent, Elements, Self, Element>,
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action>

  /// The parent and the features as a closure.
  static func _compiled<Parent, Elements, Element>(
    _ reducer: _FeatureCollectionReducer<Parent, Elements, Self, Element>
  ) -> _CompiledReducer<Parent.State, Parent.Action>
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

extension IdentifiedAction: _IdentifiedOrStackAction {
  public static func _reduce<Parent, Rows, Row>(
    _ reducer: _FeatureCollectionReducer<Parent, Rows, Self, Row>,
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    rows(reducer)?.reduce(into: &state, action: action)
      ?? reducer.misfit.reduce(into: &state, action: action)
  }

  public static func _compiled<Parent, Rows, Row>(
    _ reducer: _FeatureCollectionReducer<Parent, Rows, Self, Row>
  ) -> _CompiledReducer<Parent.State, Parent.Action> {
    rows(reducer)?._compiled() ?? reducer.misfit._compiled()
  }

  private static func rows<Parent, Rows, Row>(
    _ reducer: _FeatureCollectionReducer<Parent, Rows, Self, Row>
  ) -> _RowsReducer<Parent, ID, Row>? {
    guard
      let toState = (reducer.toState as AnyKeyPath)
        as? WritableKeyPath<Parent.State, IdentifiedArray<ID, Row.State>>
    else { return nil }
    return _RowsReducer(
      parent: reducer.parent, toState: toState, toAction: reducer.toAction,
      element: reducer.element, site: reducer.site
    )
  }
}

extension StackAction: _IdentifiedOrStackAction {
  public static func _reduce<Parent, Stack, Destination>(
    _ reducer: _FeatureCollectionReducer<Parent, Stack, Self, Destination>,
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    stack(reducer)?.reduce(into: &state, action: action)
      ?? reducer.misfit.reduce(into: &state, action: action)
  }

  public static func _compiled<Parent, Stack, Destination>(
    _ reducer: _FeatureCollectionReducer<Parent, Stack, Self, Destination>
  ) -> _CompiledReducer<Parent.State, Parent.Action> {
    stack(reducer)?._compiled() ?? reducer.misfit._compiled()
  }

  private static func stack<Parent, Stack, Destination>(
    _ reducer: _FeatureCollectionReducer<Parent, Stack, Self, Destination>
  ) -> _StackReducer<Parent, Destination>? {
    guard
      let toState = (reducer.toState as AnyKeyPath)
        as? WritableKeyPath<Parent.State, StackState<Destination.State>>,
      let toAction = (reducer.toAction as AnyKeyPath)
        as? CaseKeyPath<Parent.Action, StackAction<Destination.State, Destination.Action>>
    else { return nil }
    return _StackReducer(
      parent: reducer.parent, toState: toState, toAction: toAction,
      destination: reducer.element, site: reducer.site
    )
  }
}
