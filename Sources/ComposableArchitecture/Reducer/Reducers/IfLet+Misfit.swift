import CustomDump

extension _OptionalFeatureReducer {
  /// The parent alone, after a report: the state or the actions are not those of the feature.
  var misfit: Parent {
    let place = "'ifLet' at \(site.fileID):\(site.line)"
    let state = debugTypeName(Feature.State.self)
    guard let optional = Child.self as? any _OptionalFeatureState.Type else {
      site.report(
        """
        \(place) runs a feature whose state is in '\(debugTypeName(Child.self))', which is neither an \
        optional nor a presentation, so the feature does not run.

        Hold the state in a '\(state)?', marked with '@Presents' if it is to be presented. What is always \
        there is run by 'Scope', and what is there any number of times by 'forEach'.
        """
      )
      return parent
    }
    guard optional.feature == Feature.State.self else {
      site.report(
        """
        \(place) runs a feature whose state is not that of the property, so the feature does not run. It \
        is '\(state)', and the property holds '\(debugTypeName(optional.feature))'.
        """
      )
      return parent
    }
    let featureAction = debugTypeName(Feature.Action.self)
    let isPresentation = Child.self is any _WrappedFeatureState.Type
    let needed = isPresentation ? "PresentationAction<\(featureAction)>" : featureAction
    let advice =
      isPresentation
      ? ""
      : " If the state is to be presented, mark it with '@Presents', and write '$' before its name."
    site.report(
      """
      \(place) runs a feature whose actions are not those of the case, so the feature does not run. They \
      are '\(featureAction)', and the case holds '\(debugTypeName(ChildAction.self))'.

      Let the case hold '\(needed)'.\(advice)
      """
    )
    return parent
  }
}

extension _OptionalFeatureState {
  fileprivate static var feature: Any.Type { _Feature.self }
}
