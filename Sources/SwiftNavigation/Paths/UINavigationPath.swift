import CustomDump
import Foundation

/// A path of screens whose elements are of any hashable types.
///
/// ```swift
/// var path = UINavigationPath()
/// path.append(Bird.ID(7))
/// path.append("photos")
/// ```
///
/// A path of codable elements can be saved: see ``codable``.
public struct UINavigationPath: Equatable {
  var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of elements.
  ///
  /// - Parameter elements: The elements, from the first pushed to the one on top.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { Element(value: AnyHashable($0)) }
  }

  /// Creates the path that was saved.
  ///
  /// - Parameter codable: What was saved.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements.map { Element(value: $0.value) }
  }

  /// How many elements there are.
  public var count: Int { elements.count }

  /// Whether there are none.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes an element.
  ///
  /// - Parameter value: The element.
  public mutating func append(_ value: some Hashable) {
    elements.append(Element(value: AnyHashable(value)))
  }

  /// Pops elements.
  ///
  /// - Parameter k: How many. More than there are empties the path.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(k, 0), elements.count))
  }

  /// What can be saved of the path: all of it, or `nil` when an element is not codable.
  public var codable: CodableRepresentation? {
    CodableRepresentation(elements)
  }

  struct Element: Equatable {
    var value: AnyHashable
  }
}

// Unchecked: elements are values that were handed over, and are only read.
extension UINavigationPath: @unchecked Sendable {}

extension UINavigationPath: CustomDumpReflectable {
  /// The elements.
  public var customDumpMirror: Mirror {
    Mirror(self, unlabeledChildren: elements.map(\.value.base), displayStyle: .collection)
  }
}
