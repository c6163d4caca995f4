extension TestStore {
  /// Reports an action that is wrapped for an operator, where none took it and nothing changed.
  ///
  /// A parent may well handle such an action by itself; then something changes.
  func reportForgottenOperator(
    _ sent: TestRecorder<State, Action>.Received, from before: State, at site: OperatorSite
  ) {
    guard
      let needed = forgottenOperator(sent), before == sent.state, recorder.sharedChanges.isEmpty
    else { return }
    site.report(
      """
      No '\(needed.name)' took the action, and nothing changed: \(debugCaseOutput(sent.action))

      \(needed.advice)
      """
    )
  }

  /// The operator that the outermost wrapper in the action needs which nobody took.
  private func forgottenOperator(
    _ sent: TestRecorder<State, Action>.Received
  ) -> NeededOperator? {
    var taken = sent.taken
    var value: Any = sent.action
    while true {
      if let wrapped = value as? any WrappedAction {
        guard let index = taken.firstIndex(of: ObjectIdentifier(type(of: wrapped))) else {
          return type(of: wrapped).neededOperator
        }
        taken.remove(at: index)
        guard let action = wrapped.featureAction else { return nil }
        value = action
      } else {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum, let payload = mirror.children.first else { return nil }
        value = payload.value
      }
    }
  }
}

extension NeededOperator {
  fileprivate var name: String {
    switch self {
    case .ifLet: "ifLet"
    case .forEach: "forEach"
    case .bindingReducer: "BindingReducer"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .ifLet:
      """
      Apply '.ifLet(\\.$destination, action: \\.destination)', with the names of your feature, to the \
      body of the feature that presents it.
      """
    case .forEach:
      """
      Apply '.forEach(\\.path, action: \\.path)', with the names of your feature, to the body of the \
      feature that holds the elements.
      """
    case .bindingReducer:
      """
      Put 'BindingReducer()' first in the feature's body. If it is there, the parent's body lacks the \
      feature: add a 'Scope', or the operator that runs it.
      """
    }
  }
}
