public import struct Foundation.CGFloat
public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// A shape whose outline is changed.
nonisolated struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
}

extension Shape {
  /// A part of the outline, by its length.
  ///
  /// - Parameters:
  ///   - startFraction: Where it begins, from 0 to 1.
  ///   - endFraction: Where it ends, from 0 to 1.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    ChangedShape(base: self) { path, _ in
      path.trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// The shape after a transform.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(base: self) { path, _ in path.applying(transform) }
  }

  /// The shape, turned around a point of its room.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    aroundAnchor(anchor) { $0.rotated(by: angle.radians) }
  }

  /// The shape, stretched from a point of its room.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    aroundAnchor(anchor) { $0.scaledBy(x: x, y: y) }
  }

  /// The shape, larger or smaller by a factor.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape in a room of a size of its own.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    SizedShape(base: self, size: size)
  }

  /// The shape in a room of a size of its own.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  private nonisolated func aroundAnchor(
    _ anchor: UnitPoint, _ change: @escaping @Sendable (CGAffineTransform) -> CGAffineTransform
  ) -> ChangedShape<Self> {
    ChangedShape(base: self) { path, rect in
      let x = rect.minX + anchor.x * rect.width
      let y = rect.minY + anchor.y * rect.height
      return path.applying(
        change(CGAffineTransform(translationX: x, y: y)).translatedBy(x: -x, y: -y)
      )
    }
  }
}

/// A shape in a room of a size of its own.
private nonisolated struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// What ``inset(by:)`` makes.
  associatedtype InsetShape: InsettableShape = _InsetShape<Self>

  /// The shape, smaller by a distance on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == _InsetShape<Self> {
  /// The shape, smaller by a distance on all sides.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A shape that is smaller on all sides.
public nonisolated struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    let width = max(0, rect.width - 2 * amount)
    let height = max(0, rect.height - 2 * amount)
    return base.path(
      in: CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    )
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}
