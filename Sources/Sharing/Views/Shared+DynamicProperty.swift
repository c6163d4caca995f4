public import TernUICore

// A view observes the shared values that its body reads, so there is nothing to do for one.

extension Shared: DynamicProperty {
  /// Does nothing: a view is told of changes by observation.
  @MainActor
  public mutating func update() {}
}

extension SharedReader: DynamicProperty {
  /// Does nothing: a view is told of changes by observation.
  @MainActor
  public mutating func update() {}
}
