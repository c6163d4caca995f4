extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    elements.description
  }

  public var debugDescription: String {
    "\(Self.self)(\(elements.debugDescription))"
  }
}

extension IdentifiedArray: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: storage, displayStyle: .collection)
  }
}
