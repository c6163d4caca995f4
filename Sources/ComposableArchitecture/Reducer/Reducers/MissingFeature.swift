import CasePaths

// What the compiler takes for an operator that fits nowhere else. It does so only to say what is wrong:
// it never tries what is unavailable in source that has no mistake.
extension Reducer {
  /// Does not exist: only an enum of features, an alert or a dialog needs no closure.
  @available(
    *, unavailable,
    message: """
      Without a closure 'ifLet' runs an enum of features, an alert or a dialog: a presentation with '$' \
      before its name and a case of its 'PresentationAction', or an optional enum of features and a case of \
      its actions. Other features stand in a closure: '{ Feature() }'.
      """
  )
  @_disfavoredOverload
  public func ifLet<Child, ChildAction>(
    _ toState: WritableKeyPath<State, Child>,
    action toAction: CaseKeyPath<Action, ChildAction>
  ) -> Self {
    self
  }

  /// Does not exist: only an enum of features needs no closure.
  @available(
    *, unavailable,
    message: """
      Without a closure 'forEach' runs an enum of features, in a stack with a case of 'StackActionOf<Path>' \
      or in rows with a case of 'IdentifiedActionOf<Row>'. Other features stand in a closure: \
      '{ Feature() }'.
      """
  )
  @_disfavoredOverload
  public func forEach<Elements, ElementsAction>(
    _ toElementsState: WritableKeyPath<State, Elements>,
    action toElementsAction: CaseKeyPath<Action, ElementsAction>
  ) -> Self {
    self
  }
}
