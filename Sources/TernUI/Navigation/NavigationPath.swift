import FoundationEssentials

/// The values of a navigation stack's pages, whatever their types.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// NavigationStack(path: $path) { … }
///   .navigationDestination(for: Bird.self) { BirdView(bird: $0) }
/// path.append(bird)
/// ```
///
/// Values can be put on its end and taken from there, and be counted. What they are is known to the
/// views alone.
public struct NavigationPath {
  private var elements: [any Hashable] = []

  /// A path without values.
  public init() {}

  /// A path of the values of a sequence.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    for element in elements { append(element) }
  }

  /// A path of what ``codable`` gave.
  ///
  /// Values of types that this program does not have, and all that came after them, are left out.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there are none.
  public var isEmpty: Bool { elements.isEmpty }

  /// What to encode, so that the path can be made again in another run of the program.
  ///
  /// `nil` when a value is not `Codable`.
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ $0 is any Codable }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  /// Puts a value on the end.
  public mutating func append<Value: Hashable>(_ value: Value) {
    let erased = Value.self == AnyHashable.self ? AnyHashable(value).base as? any Hashable : nil
    elements.append(erased ?? value)
  }

  /// Removes values from the end.
  ///
  /// - Parameter count: How many. When there are fewer, all of them go.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(Swift.min(Swift.max(count, 0), elements.count))
  }

  var values: [any Hashable] { elements }

  /// A path as it can be stored.
  public struct CodableRepresentation: Codable {
    let elements: [any Hashable]

    init(elements: [any Hashable]) {
      self.elements = elements
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [any Hashable] = []
      var isComplete = true
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard isComplete, let type = _typeByName(name) as? any (Hashable & Decodable).Type else {
          isComplete = false
          continue
        }
        elements.append(try JSONDecoder().decode(type, from: Data(json.utf8)))
      }
      self.elements = elements
    }

    /// Writes the name of each value's type, and the value as JSON.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let element = element as? any (Hashable & Encodable),
          let name = _mangledTypeName(type(of: element as Any))
        else {
          throw EncodingError.invalidValue(
            element,
            EncodingError.Context(
              codingPath: container.codingPath,
              debugDescription: "The type '\(type(of: element as Any))' has no name to find it by."
            )
          )
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(element), as: UTF8.self))
      }
    }
  }
}

extension NavigationPath: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements.map { AnyHashable($0) } == rhs.elements.map { AnyHashable($0) }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements.map { AnyHashable($0) } == rhs.elements.map { AnyHashable($0) }
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack with a page for each value of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(source: NavigationPathSource(path: path), root: root())
  }
}

/// The values of a bound ``NavigationPath``.
private struct NavigationPathSource: NavigationSource {
  let path: Binding<NavigationPath>

  var keys: [AnyHashable] {
    path.wrappedValue.values.enumerated().map { position, value in
      AnyHashable(PageKey(position: position, value: value))
    }
  }

  func content(
    at position: Int, destination: @escaping @MainActor (Any) -> AnyView
  ) -> @MainActor () -> AnyView {
    let value = path.wrappedValue.values[position]
    return { destination(value) }
  }

  func valueType(at position: Int) -> Any.Type? {
    type(of: path.wrappedValue.values[position] as Any)
  }

  func truncate(to count: Int) {
    let surplus = path.wrappedValue.count - count
    if surplus > 0 { path.wrappedValue.removeLast(surplus) }
  }

  func push(_ value: Any) -> Bool {
    guard let value = value as? any Hashable else { return false }
    path.wrappedValue.append(value)
    return true
  }
}
