/// Where the pages of a navigation stack come from.
///
/// The library has sources over arrays of values; a store of features brings its own. All members
/// are called on the main actor. The stack never compares or hashes what the path holds: only the
/// keys that the source gives.
@MainActor
package protocol NavigationSource {
  /// The identity of each page of the path, in order. What it reads is tracked.
  var keys: [AnyHashable] { get }

  /// The content of the page at a position, evaluated and tracked as part of that page.
  ///
  /// Asked for right after ``keys``, for each position that they have.
  ///
  /// - Parameter destination: What the views of the stack say about a value's page.
  func content(
    at position: Int, destination: @escaping @MainActor (Any) -> AnyView
  ) -> @MainActor () -> AnyView

  /// The type of the value at a position, where ``content(at:destination:)`` asks for a destination.
  func valueType(at position: Int) -> Any.Type?

  /// Keeps the first pages and removes the others from the path. There may be fewer already.
  func truncate(to count: Int)

  /// Puts a value on the path. `false` when the path does not hold values of its type.
  func push(_ value: Any) -> Bool
}

extension NavigationSource {
  package func valueType(at position: Int) -> Any.Type? { nil }
}

/// The values of a bound collection.
struct PathSource<Path: RandomAccessCollection & RangeReplaceableCollection>: NavigationSource {
  let path: Binding<Path>

  /// The elements are the user's, and so are their `==` and `hash(into:)`, which may be anything:
  /// only values of the standard library are looked at.
  ///
  /// Of others, a page is its position.
  var keys: [AnyHashable] {
    path.wrappedValue.enumerated().map { position, value in
      AnyHashable(PageKey(position: position, value: value))
    }
  }

  func content(
    at position: Int, destination: @escaping @MainActor (Any) -> AnyView
  ) -> @MainActor () -> AnyView {
    let values = path.wrappedValue
    let value = values[values.index(values.startIndex, offsetBy: position)]
    return { destination(value) }
  }

  func valueType(at position: Int) -> Any.Type? {
    let values = path.wrappedValue
    return type(of: values[values.index(values.startIndex, offsetBy: position)] as Any)
  }

  func truncate(to count: Int) {
    let surplus = path.wrappedValue.count - count
    if surplus > 0 { path.wrappedValue.removeLast(surplus) }
  }

  func push(_ value: Any) -> Bool {
    guard let value = value as? Path.Element else { return false }
    path.wrappedValue.append(value)
    return true
  }
}

/// The values that links have pushed on a stack without a path of its own.
@MainActor
final class LocalSource: NavigationSource {
  private let signal = Signal()
  private var values: [(serial: Int, value: Any)] = []
  private var nextSerial = 0

  var keys: [AnyHashable] {
    signal.access()
    return values.map { $0.serial }
  }

  func content(
    at position: Int, destination: @escaping @MainActor (Any) -> AnyView
  ) -> @MainActor () -> AnyView {
    let value = values[position].value
    return { destination(value) }
  }

  func valueType(at position: Int) -> Any.Type? { type(of: values[position].value) }

  func truncate(to count: Int) {
    let surplus = values.count - count
    if surplus > 0 { signal.change { values.removeLast(surplus) } }
  }

  func push(_ value: Any) -> Bool {
    signal.change {
      values.append((nextSerial, value))
      nextSerial += 1
    }
    return true
  }
}

/// A position in a path, with the value where it is of a type that is known to compare well.
package struct PageKey: Hashable {
  private let position: Int
  private let value: AnyHashable?

  package init(position: Int, value: Any) {
    self.position = position
    switch value {
    case let value as Int: self.value = value
    case let value as String: self.value = value
    default: self.value = nil
    }
  }
}
