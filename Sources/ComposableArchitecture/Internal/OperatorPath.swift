import CasePaths

/// What tells the operators of a feature apart: where the child's state and actions are.
struct OperatorPath: Hashable {
  var state: AnyKeyPath
  var action: AnyKeyPath
}
