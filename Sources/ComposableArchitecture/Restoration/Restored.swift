import Sharing

/// Navigation that is saved and, when the app starts again, restored as far as it can be read.
///
/// Keep one in a file, start with what it holds, and save what changes:
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var path = StackState<Path.State>()
///   @Shared(.fileStorage(.navigation)) var saved = Restored(StackState<Path.State>())
///
///   init() { path = saved.value }
/// }
///
/// var body: some ReducerOf<Self> {
///   Reduce { state, action in … }
///     .forEach(\.path, action: \.path)
///     .saving(\.path, to: \.$saved)
/// }
/// ```
///
/// A newer version of the app may not understand all of what an older one has saved. Then a stack keeps its
/// elements up to the first that cannot be read, what cannot be read is not presented, and ``report`` tells.
/// The file with all of it is kept beside under another name when the next change is saved. What is no
/// navigation at all is an error, as with any other value in a file.
public struct Restored<Value> {
  /// The navigation: a `StackState`, an optional destination, or a type that has these inside.
  public var value: Value
  /// What was left out when the navigation was read; `nil` when it is whole.
  public private(set) var report: RestorationReport?

  /// Navigation that is whole.
  ///
  /// - Parameter value: The navigation.
  public init(_ value: Value) {
    self.value = value
  }
}

extension Restored: Sendable where Value: Sendable {}
extension Restored: Equatable where Value: Equatable {}
extension Restored: Hashable where Value: Hashable {}

extension Restored: Encodable where Value: Encodable {
  /// Saves the navigation.
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

extension Restored: Decodable where Value: Decodable {
  /// Reads as much of the navigation as can be read.
  ///
  /// - Throws: What `Value` throws, when it is not for an element of a stack or something presented.
  public init(from decoder: any Decoder) throws {
    let collector = RestorationCollector()
    value = try RestorationCollector.$current.withValue(collector) {
      guard let none = Self.none else { return try Value(from: decoder) }
      do {
        return try Value(from: decoder)
      } catch {
        collector.add(error, at: decoder.codingPath)
        return none
      }
    }
    report = collector.report
    if report != nil { DecodingLoss.note() }
  }

  /// Nothing, where that is a value.
  private static var none: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { open($0) as? Value }
  }

  private static func open<None: ExpressibleByNilLiteral>(_ type: None.Type) -> Any {
    None(nilLiteral: ())
  }
}
