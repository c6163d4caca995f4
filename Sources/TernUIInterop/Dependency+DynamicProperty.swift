public import Dependencies
public import TernUI

extension Dependency: DynamicProperty {
  /// Does nothing.
  ///
  /// A view's bodies, actions and tasks run where its dependencies are set, so there is nothing to
  /// bring up to date. It is here for code that takes every property of a view for a dynamic one.
  public func update() {}
}
