/// An action that is wrapped for an operator to take it.
protocol WrappedAction {
  /// The operator.
  static var neededOperator: NeededOperator { get }
  /// The action of the feature, where there is one.
  var featureAction: Any? { get }
}

/// What must stand in a body for a wrapped action to have its meaning.
enum NeededOperator {
  case ifLet
  case forEach
  case bindingReducer
}

extension PresentationAction: WrappedAction {
  static var neededOperator: NeededOperator { .ifLet }

  var featureAction: Any? {
    if case .presented(let action) = self { action } else { nil }
  }
}

extension IdentifiedAction: WrappedAction {
  static var neededOperator: NeededOperator { .forEach }

  var featureAction: Any? {
    switch self {
    case .element(_, let action): action
    }
  }
}

extension StackAction: WrappedAction {
  static var neededOperator: NeededOperator { .forEach }

  var featureAction: Any? {
    if case .element(_, let action) = self { action } else { nil }
  }
}

extension BindingAction: WrappedAction {
  static var neededOperator: NeededOperator { .bindingReducer }

  var featureAction: Any? { nil }
}
