import CasePaths

extension Reducer {
  /// Runs a feature while its state is there, before the parent's own logic.
  ///
  /// The state is a presentation, or an optional. When it goes, whoever takes it away, the feature's
  /// effects are cancelled. An action for state that is not there is a reported issue. So is a feature
  /// whose actions are not those of the case, where the compiler does not see it: in a function, or in a
  /// closure that says `return`.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$destination, action: \.destination) {
  ///     Destination()
  ///   }
  /// ```
  ///
  /// The state of an optional that goes and comes again within one action is another one, whose
  /// predecessor's effects are cancelled, if its id is another or if both the parent's and the feature's
  /// states are observable. Nothing tells the two apart otherwise, and the effects go on: present the
  /// feature with ``Presents()`` where that matters.
  ///
  /// - Parameters:
  ///   - toState: The path to the presentation, or to the optional state.
  ///   - toAction: The path to the case of the presentation's actions, or of the feature's own.
  ///   - feature: The feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  // One function for all, and the others disfavoured: of two, the compiler tries all combinations in a
  // chain of operators, and so it does where one operator of the chain needs a disfavoured one. What the
  // actions have to do with the state is left to the closure's builder, which it looks at when the paths
  // are known.
  public func ifLet<Child, ChildAction, Feature: Reducer>(
    _ toState: WritableKeyPath<State, Child>,
    action toAction: CaseKeyPath<Action, ChildAction>,
    @_FeatureBuilder<Child, ChildAction> then feature: () -> Feature,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _OptionalFeatureReducer<Self, Child, ChildAction, Feature> {
    _OptionalFeatureReducer(
      parent: self,
      toState: toState,
      toAction: toAction,
      feature: feature(),
      site: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs what an enum of features is while it is there, or closes an alert, a dialog or their like
  /// after any of its actions.
  ///
  /// The parent handles the actions of alerts; there is no feature to run. What it presents while it
  /// handles one, such as another alert, stays.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.$destination, action: \.destination)
  ///   .ifLet(\.$alert, action: \.alert)
  /// ```
  ///
  /// - Parameters:
  ///   - toState: The path to the presentation, or to the optional state of an enum of features.
  ///   - toAction: The path to the case of the presentation's actions, or of the feature's own.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func ifLet<Child: _OwnFeatureState, ChildAction: CasePathable>(
    _ toState: WritableKeyPath<State, Child>,
    action toAction: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _OptionalFeatureReducer<Self, Child, ChildAction, Child._OwnReducer>
  where
    Child._OwnReducer.Action == ChildAction._Contents,
    Child._Wrapper == ChildAction._Wrapper
  {
    _OptionalFeatureReducer(
      parent: self,
      toState: toState,
      toAction: toAction,
      feature: Child._ownReducer,
      site: OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a feature that is there or not.
public struct _OptionalFeatureReducer<
  Parent: Reducer, Child, ChildAction, Feature: Reducer
>: Reducer {
  let parent: Parent
  let toState: WritableKeyPath<Parent.State, Child>
  let toAction: CaseKeyPath<Parent.Action, ChildAction>
  let feature: Feature
  let site: OperatorSite

  public typealias Body = Never

  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    presentation?.reduce(into: &state, action: action)
      ?? optional?.reduce(into: &state, action: action)
      ?? misfit.reduce(into: &state, action: action)
  }

  public func _compiled() -> _CompiledReducer<Parent.State, Parent.Action> {
    presentation?._compiled() ?? optional?._compiled() ?? misfit._compiled()
  }

  // The closure's builder sees to it that it is the one or the other, if it is asked. Paths are cast
  // without their types, of which the compiler believes that they are never the same.

  private var presentation: _PresentationReducer<Parent, Feature>? {
    guard
      let toState = (toState as AnyKeyPath)
        as? WritableKeyPath<Parent.State, PresentationState<Feature.State>>,
      let toAction = (toAction as AnyKeyPath)
        as? CaseKeyPath<Parent.Action, PresentationAction<Feature.Action>>
    else { return nil }
    return _PresentationReducer(
      parent: parent, toState: toState, toAction: toAction, destination: feature, site: site
    )
  }

  private var optional: _IfLetReducer<Parent, Feature>? {
    guard
      let toState = (toState as AnyKeyPath) as? WritableKeyPath<Parent.State, Feature.State?>,
      let toAction = (toAction as AnyKeyPath) as? CaseKeyPath<Parent.Action, Feature.Action>
    else { return nil }
    return _IfLetReducer(
      parent: parent, toState: toState, toAction: toAction, wrapped: feature, site: site
    )
  }
}
