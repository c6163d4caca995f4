public import Foundation
import IssueReporting

/// A value in the user defaults, which lasts from one run of the app to the next.
///
/// ```swift
/// @AppStorage("isSoundOn") private var isSoundOn = true
/// ```
///
/// All views that name the same key follow each other's changes. Those that other code makes in the
/// user defaults are followed when it posts `UserDefaults.didChangeNotification`, which Foundation does
/// not do by itself on Linux.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initialValue: Value
  private let coding: StoredCoding<Value>
  private var location: BindingLocation<Value>?

  init(_ key: String, _ store: UserDefaults?, _ initialValue: Value, _ coding: StoredCoding<Value>)
  {
    self.key = key
    self.store = store
    self.initialValue = initialValue
    self.coding = coding
  }

  private func makeLocation(_ defaultStore: UserDefaults) -> BindingLocation<Value> {
    StoredCell.shared(key, store ?? defaultStore).location(default: initialValue, coding: coding)
  }

  /// The present value.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? makeLocation(.standard))
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: GraphProperty {
  package mutating func bind(to node: _Node, slot: inout AnyObject?) {
    if let kept = slot as? BindingLocation<Value> {
      location = kept
    } else {
      let location = makeLocation(node.environment.defaultAppStorage)
      slot = location
      self.location = location
    }
  }
}

extension AppStorage {
  /// A value that the user defaults hold as it is.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: StoredValue {
    self.init(key, store, wrappedValue, .plain)
  }

  /// A value that has a raw value which the user defaults hold.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: StoredValue {
    self.init(key, store, wrappedValue, .raw)
  }

  /// A value that may be missing.
  public init<Wrapped: StoredValue>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped? {
    self.init(key, store, nil, .optional(.plain))
  }

  /// A value that may be missing, by its raw value.
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: StoredValue {
    self.init(key, store, nil, .optional(.raw))
  }
}

/// A type of value that the user defaults hold.
public protocol StoredValue {
  /// Makes the value of what the user defaults hold, if that is of this type.
  static func _read(_ object: Any) -> Self?
  /// What to put into the user defaults.
  var _object: Any { get }
}

extension StoredValue {
  public static func _read(_ object: Any) -> Self? { object as? Self }
  public var _object: Any { self }
}

extension Bool: StoredValue {
  public static func _read(_ object: Any) -> Bool? { (object as? NSNumber)?.boolValue }
}
extension Int: StoredValue {
  public static func _read(_ object: Any) -> Int? { (object as? NSNumber)?.intValue }
}
extension Double: StoredValue {
  public static func _read(_ object: Any) -> Double? { (object as? NSNumber)?.doubleValue }
}
extension String: StoredValue {}
extension Data: StoredValue {}
extension Date: StoredValue {}
extension URL: StoredValue {
  public static func _read(_ object: Any) -> URL? { (object as? String).flatMap(URL.init(string:)) }
  public var _object: Any { absoluteString }
}

/// How a value becomes an object of the user defaults, and back.
struct StoredCoding<Value> {
  let read: (Any) -> Value?
  let write: (Value) -> Any?
}

extension StoredCoding where Value: StoredValue {
  static var plain: Self { Self(read: Value._read) { $0._object } }
}

extension StoredCoding where Value: RawRepresentable, Value.RawValue: StoredValue {
  static var raw: Self {
    Self(read: { Value.RawValue._read($0).flatMap(Value.init(rawValue:)) }) { $0.rawValue._object }
  }
}

extension StoredCoding {
  static func optional<Wrapped>(_ base: StoredCoding<Wrapped>) -> Self where Value == Wrapped? {
    Self(read: { base.read($0).map { .some($0) } }) { $0.flatMap(base.write) }
  }
}

/// A key of one store, with who is to know of its changes.
///
/// Unchecked: user defaults may be used from any thread.
final class StoredCell: @unchecked Sendable {
  let key: String
  let store: UserDefaults
  let signal = Signal()

  private struct Name: Hashable {
    let key: String
    let store: ObjectIdentifier
  }

  private static let cells = Lock<[Name: StoredCell]>([:])

  private init(key: String, store: UserDefaults) {
    self.key = key
    self.store = store
  }

  static func shared(_ key: String, _ store: UserDefaults) -> StoredCell {
    let name = Name(key: key, store: ObjectIdentifier(store))
    let new = StoredCell(key: key, store: store)
    let (cell, isNew) = cells.withLock { cells in
      if let known = cells[name] { return (known, false) }
      cells[name] = new
      return (new, true)
    }
    if isNew { cell.observe() }
    return cell
  }

  /// Other code may say that it changed the store; who reads the value looks again then.
  private func observe() {
    _ = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: store, queue: nil
    ) { [signal] _ in
      signal.change {}
    }
  }
}

extension StoredCell {
  /// The place of the value, for bindings.
  func location<Value>(
    default defaultValue: Value, coding: StoredCoding<Value>
  ) -> BindingLocation<Value> {
    ClosureLocation(isObserved: true) {
      self.signal.access()
      return self.store.object(forKey: self.key).flatMap(coding.read) ?? defaultValue
    } set: { value, _ in
      self.signal.change {
        if let object = coding.write(value) {
          self.store.set(object, forKey: self.key)
        } else {
          self.store.removeObject(forKey: self.key)
        }
        // Foundation writes nothing by itself, not even when the process ends.
        _ = self.store.synchronize()
      }
    }
  }
}

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
  }

  /// The user defaults that ``AppStorage`` uses where it names none.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the user defaults that ``AppStorage`` uses in the views inside.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
