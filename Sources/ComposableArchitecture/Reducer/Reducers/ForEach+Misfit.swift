import CustomDump
import IdentifiedCollections

extension _FeatureCollectionReducer {
  /// The parent alone, after a report: the state or the actions are not those of the features.
  var misfit: Parent {
    let place = "'forEach' at \(site.fileID):\(site.line)"
    let (state, action) = (debugTypeName(Element.State.self), debugTypeName(Element.Action.self))
    guard let collection = Elements.self as? any _FeatureCollection.Type else {
      site.report(
        """
        \(place) runs features whose states are in '\(debugTypeName(Elements.self))', so they do not run.

        Hold the states in an 'IdentifiedArrayOf' or in a 'StackState' of '\(state)'. What is there only \
        once is run by 'Scope', and what is there or not by 'ifLet'.
        """
      )
      return parent
    }
    guard collection.feature == Element.State.self else {
      site.report(
        """
        \(place) runs a feature whose state is not that of the elements, so the feature does not run. It \
        is '\(state)', and the elements are '\(debugTypeName(collection.feature))'.
        """
      )
      return parent
    }
    site.report(
      """
      \(place) runs features whose actions are not those of the case, so they do not run. The features' \
      actions are '\(action)', and the case holds '\(debugTypeName(ElementsAction.self))'.

      Let the case hold '\(collection.actions(of: Element.Action.self))'.
      """
    )
    return parent
  }
}

extension _FeatureCollection {
  fileprivate static var feature: Any.Type { _Feature.self }

  /// The type of the actions, as source, if those of a feature are of that type.
  fileprivate static func actions<Action>(of type: Action.Type) -> String {
    let action = debugTypeName(type)
    guard let rows = _Wrapper.self as? any _RowsKind.Type else {
      return "StackAction<\(debugTypeName(_Feature.self)), \(action)>"
    }
    return "IdentifiedAction<\(debugTypeName(rows.idType)), \(action)>"
  }
}
