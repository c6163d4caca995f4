/// A stored property of a view that the view graph fills in before it evaluates the body.
///
/// Conform a struct to it to bundle `@State`, `@Environment` and the like for use in several views:
/// the ones it contains work as if the view had declared them.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, when the properties inside are up to date.
  @MainActor
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor
  public mutating func update() {}
}

/// A dynamic property that the library itself knows how to fill in.
@MainActor
package protocol GraphProperty: DynamicProperty {
  /// Connects the property of one view value with what the node keeps for it.
  mutating func bind(to node: _Node, slot: inout AnyObject?)
}
