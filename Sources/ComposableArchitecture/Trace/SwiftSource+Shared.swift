import CustomDump
import Sharing

/// A shared value, for its source.
protocol SourceShared: SourceRepresentable {
  /// Whether a key names it: then the property that holds it takes the value alone.
  var isOfKey: Bool { get }
  /// Whether its holder may change it.
  var isWritable: Bool { get }
  func sourceValue(on side: DumpSide) -> Any
}

extension Shared: SourceShared {
  var isWritable: Bool { true }
  var sourceLiteral: String? {
    SwiftSource.literal(of: sourceValue(on: .second))
      .map { isOfKey ? $0 : "Shared(value: \($0))" }
  }
  func sourceValue(on side: DumpSide) -> Any { value(on: side) }
}

extension SharedReader: SourceShared {
  var isWritable: Bool { false }
  var sourceLiteral: String? {
    SwiftSource.literal(of: sourceValue(on: .second))
      .map { isOfKey ? $0 : "SharedReader(value: \($0))" }
  }
  func sourceValue(on side: DumpSide) -> Any { value(on: side) }
}
