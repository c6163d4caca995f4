extension TestStore {
  /// Reports an action that is wrapped for an operator, where none took it and nothing came of it.
  ///
  /// A parent may well handle such an action by itself; then something changes, or has an effect. Or it
  /// may ignore an action of the feature: that is a mistake only where the test expects otherwise. That
  /// a dismissal, a push, a pop or the write of a binding comes to nothing always is one.
  ///
  /// - Parameters:
  ///   - sent: The action, and what is known of it.
  ///   - before: The state before it.
  ///   - isChangeExpected: Whether the test fails if nothing changed.
  ///   - site: Where the test sends it.
  func reportForgottenOperator(
    _ sent: TestRecorder<State, Action>.Received, from before: State, isChangeExpected: Bool,
    at site: OperatorSite
  ) {
    guard
      let forgotten = forgottenOperator(sent), isChangeExpected || !forgotten.isForFeature,
      before == sent.state, recorder.sharedChanges.isEmpty
    else { return }
    let needed = forgotten.operator
    site.report(
      """
      No '\(needed.name)' took the action, and nothing changed: \(debugCaseOutput(sent.action))

      \(needed.advice)
      """
    )
  }

  /// The operator that the outermost wrapper in the action needs which nobody took.
  ///
  /// - Returns: It, and whether the wrapper holds an action of a feature.
  private func forgottenOperator(
    _ sent: TestRecorder<State, Action>.Received
  ) -> (operator: NeededOperator, isForFeature: Bool)? {
    guard var taken = sent.taken else { return nil }
    var value: Any = sent.action
    while true {
      if let wrapped = value as? any WrappedAction {
        let action = wrapped.featureAction
        if let index = taken.firstIndex(of: ObjectIdentifier(type(of: wrapped))) {
          taken.remove(at: index)
        } else if action.map({ taken.contains(ObjectIdentifier(type(of: $0))) }) != true {
          // A path may also lead through the wrapper, to an operator that takes what is inside.
          return (type(of: wrapped).neededOperator, action != nil)
        }
        guard let action else { return nil }
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
