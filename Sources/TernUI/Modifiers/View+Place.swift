public import struct Foundation.CGPoint

extension View {
  /// Puts the middle of this view at a point of its room, in points from the top leading corner.
  ///
  /// The view takes all the room there is.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    func part(_ length: Double) -> Double { length.isFinite ? length : 0 }
    return box([(.positionX, part(x)), (.positionY, part(y))])
  }

  /// Puts the middle of this view at a point of its room.
  ///
  /// The view takes all the room there is.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Shows nothing of this view outside of its bounds.
  public func clipped(antialiased: Bool = false) -> some View {
    BoxView(content: self, attributes: [ElementAttribute(property: .clips, value: .bool(true))])
  }

  /// Which of several views in the same place lies over the others: the one with the most.
  ///
  /// Views of the same value lie in the order of the source. It is zero for those that do not say.
  public func zIndex(_ value: Double) -> some View {
    attribute(.zIndex, value == 0 ? .none : .number(value))
  }

  /// Lets the pointer go through this view to what is behind it.
  ///
  /// With the keyboard it can still be reached: see ``View/disabled(_:)``.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    attribute(.ignoresPointer, enabled ? .none : .bool(true))
  }
}
