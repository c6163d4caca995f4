import CasePaths
import Foundation
import IssueReporting

/// Writes values as the Swift source that makes them.
///
/// Types are written with the names and initializers that a person would write: the memberwise ones
/// for structs. What has no such form, a closure or an object, has no source.
enum SwiftSource {
  /// The source of a value where its type is known from the context; `nil` if it has none.
  static func literal(of value: Any) -> String? {
    if let value = value as? any SourceRepresentable { return value.sourceLiteral }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { literal(of: $0.value) } ?? "nil"
    case .enum:
      return enumLiteral(value, mirror)
    case .collection, .set:
      return list(mirror.children.map(\.value), isSorted: mirror.displayStyle == .set)
    case .dictionary:
      return dictionary(mirror)
    case .tuple:
      return arguments(tupleElements(mirror)).map { "(\($0))" }
    case .struct:
      return structure(value, mirror)
    default:
      return nil
    }
  }

  /// The name of a type as source of another file has it.
  static func typeName(_ type: Any.Type) -> String {
    debugTypeName(type)
  }

  static func enumLiteral(_ value: Any, _ mirror: Mirror) -> String? {
    guard let payload = mirror.children.first else { return ".\(escaped("\(value)"))" }
    guard let name = payload.label else { return nil }
    let payloadMirror = Mirror(reflecting: payload.value)
    let elements: [(label: String?, value: Any)] =
      payloadMirror.displayStyle == .tuple
      ? tupleElements(payloadMirror) : [(nil, payload.value)]
    return arguments(elements).map { ".\(escaped(name))(\($0))" }
  }

  /// Elements of a list, in their order or in that of their source.
  static func list(_ values: [Any], isSorted: Bool = false) -> String? {
    let elements = values.compactMap(literal(of:))
    guard elements.count == values.count else { return nil }
    return "[\((isSorted ? elements.sorted() : elements).joined(separator: ", "))]"
  }

  private static func dictionary(_ mirror: Mirror) -> String? {
    guard !mirror.children.isEmpty else { return "[:]" }
    let pairs = mirror.children.compactMap { child -> String? in
      let pair = Mirror(reflecting: child.value).children.map(\.value)
      guard let key = literal(of: pair[0]), let value = literal(of: pair[1]) else { return nil }
      return "\(key): \(value)"
    }
    guard pairs.count == mirror.children.count else { return nil }
    return "[\(pairs.sorted().joined(separator: ", "))]"
  }

  private static func structure(_ value: Any, _ mirror: Mirror) -> String? {
    let properties = properties(mirror).filter { !isNil($0.value) }
    return arguments(properties.map { ($0.label, $0.value) })
      .map { "\(typeName(type(of: value)))(\($0))" }
  }

  private static func arguments(_ elements: [(label: String?, value: Any)]) -> String? {
    let arguments = elements.compactMap { element in
      literal(of: element.value).map { (element.label.map { "\($0): " } ?? "") + $0 }
    }
    return arguments.count == elements.count ? arguments.joined(separator: ", ") : nil
  }

  /// A memberwise initializer takes nil for what is left out.
  private static func isNil(_ value: Any) -> Bool {
    if let presentation = value as? any SourcePresentation {
      return presentation.sourceValue == nil
    }
    // One without a key has no default.
    if let shared = value as? any SourceShared, !shared.isOfKey { return false }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  static func tupleElements(_ mirror: Mirror) -> [(label: String?, value: Any)] {
    mirror.children.map { child in
      (child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, child.value)
    }
  }

  /// The stored properties by the names that their author gave them.
  static func properties(_ mirror: Mirror) -> [(label: String, value: Any)] {
    // Macros that observe a type store 'count' as '_count', and their own state in names that no
    // author writes.
    let isObserved = mirror.children.contains { $0.label?.hasPrefix("_$") == true }
    return mirror.children.compactMap { child in
      guard let label = child.label, !label.hasPrefix("_$") else { return nil }
      let isWrapped =
        isObserved || child.value is any SourcePresentation || child.value is any SourceShared
      return (isWrapped && label.hasPrefix("_") ? String(label.dropFirst()) : label, child.value)
    }
  }

  /// A name as it is written after a dot.
  private static func escaped(_ name: String) -> String {
    name == "init" || name == "self" || name == "Type" ? "`\(name)`" : name
  }
}

/// A value that knows its own source.
protocol SourceRepresentable {
  var sourceLiteral: String? { get }
}

extension String: SourceRepresentable {
  var sourceLiteral: String? { debugDescription }
}

extension Substring: SourceRepresentable {
  var sourceLiteral: String? { debugDescription }
}

extension Character: SourceRepresentable {
  var sourceLiteral: String? { debugDescription }
}

extension Bool: SourceRepresentable {
  var sourceLiteral: String? { description }
}

extension SourceRepresentable where Self: FixedWidthInteger {
  var sourceLiteral: String? { description }
}

extension Int: SourceRepresentable {}
extension Int8: SourceRepresentable {}
extension Int16: SourceRepresentable {}
extension Int32: SourceRepresentable {}
extension Int64: SourceRepresentable {}
extension UInt: SourceRepresentable {}
extension UInt8: SourceRepresentable {}
extension UInt16: SourceRepresentable {}
extension UInt32: SourceRepresentable {}
extension UInt64: SourceRepresentable {}

extension SourceRepresentable where Self: BinaryFloatingPoint & CustomStringConvertible {
  var sourceLiteral: String? {
    if isNaN { return ".nan" }
    return isInfinite ? (self < 0 ? "-.infinity" : ".infinity") : description
  }
}

extension Double: SourceRepresentable {}
extension Float: SourceRepresentable {}

extension UUID: SourceRepresentable {
  var sourceLiteral: String? { "UUID(uuidString: \"\(uuidString)\")!" }
}

extension URL: SourceRepresentable {
  var sourceLiteral: String? { "URL(string: \(absoluteString.debugDescription))!" }
}

extension Date: SourceRepresentable {
  var sourceLiteral: String? {
    "Date(timeIntervalSinceReferenceDate: \(timeIntervalSinceReferenceDate))"
  }
}

extension Decimal: SourceRepresentable {
  var sourceLiteral: String? { "Decimal(string: \"\(description)\")!" }
}

extension Data: SourceRepresentable {
  var sourceLiteral: String? { "Data(base64Encoded: \"\(base64EncodedString())\")!" }
}

extension Duration: SourceRepresentable {
  var sourceLiteral: String? {
    let (seconds, attoseconds) = components
    return "Duration(secondsComponent: \(seconds), attosecondsComponent: \(attoseconds))"
  }
}

extension StackElementID: SourceRepresentable {
  var sourceLiteral: String? { "\(generation)" }
}

extension BindingAction: SourceRepresentable {
  var sourceLiteral: String? {
    let path = propertyName(keyPath)
    // What is computed by hand has an address for a name.
    guard !path.contains("<"), let value = SwiftSource.literal(of: value) else { return nil }
    return ".set(\\.\(path), \(value))"
  }
}
