import IssueReporting

/// Which bytes of the values of a type say something.
///
/// What lies between the fields, and in an optional that is `nil`, is whatever was there before.
///
/// Unchecked: it never changes, and holds types beside numbers.
final class ByteLayout: @unchecked Sendable {
  private enum Part {
    case bytes(Range<Int>)
    /// An optional value, compared by its type.
    case optional(Int, any OptionalBytes.Type)
  }

  private let parts: [Part]
  /// Whether every byte counts, so that nothing is to be found here.
  private let isDense: Bool

  private static let known = Lock<[ObjectIdentifier: ByteLayout]>([:])

  /// What is known of a type, which is looked at once.
  static func of<Value>(_ type: Value.Type) -> ByteLayout {
    let id = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[id] }) { return layout }
    let layout = ByteLayout(type)
    known.withLock { $0[id] = layout }
    return layout
  }

  private init<Value>(_ type: Value.Type) {
    var parts: [Part] = []
    Self.add(Alone<Value>.self, at: 0, to: &parts)
    self.parts = parts
    if case .bytes(0..<MemoryLayout<Value>.size)? = parts.first {
      isDense = true
    } else {
      isDense = false
    }
  }

  private static func add(_ type: Any.Type, at base: Int, to parts: inout [Part]) {
    forEachStoredField(of: type) { field in
      let offset = base + field.offset
      switch field.kind {
      case .aggregate:
        let before = parts.count
        // A structure of C may have fields that Swift does not know, beside others.
        if !String(reflecting: field.type).hasPrefix("__C.") {
          add(field.type, at: offset, to: &parts)
        }
        if parts.count == before {
          addBytes(offset..<offset + size(of: field.type), to: &parts)
        }
      case .optional:
        if let type = field.type as? any OptionalBytes.Type, type.mayHaveLooseBytes {
          parts.append(.optional(offset, type))
        } else {
          addBytes(offset..<offset + size(of: field.type), to: &parts)
        }
      case .other:
        addBytes(offset..<offset + size(of: field.type), to: &parts)
      }
    }
  }

  private static func addBytes(_ range: Range<Int>, to parts: inout [Part]) {
    if range.isEmpty { return }
    if case .bytes(let last)? = parts.last, last.upperBound == range.lowerBound {
      parts[parts.count - 1] = .bytes(last.lowerBound..<range.upperBound)
    } else {
      parts.append(.bytes(range))
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  /// Whether two values whose bytes differ are the same in all bytes that count.
  func areSame(_ lhs: UnsafeRawBufferPointer, _ rhs: UnsafeRawBufferPointer) -> Bool {
    if isDense { return false }
    guard let lhs = lhs.baseAddress, let rhs = rhs.baseAddress else { return true }
    return areSame(lhs, rhs)
  }

  fileprivate func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    for part in parts {
      switch part {
      case .bytes(let range):
        for offset in range {
          let left = lhs.load(fromByteOffset: offset, as: UInt8.self)
          if left != rhs.load(fromByteOffset: offset, as: UInt8.self) { return false }
        }
      case .optional(let offset, let type):
        if !type.areSame(lhs + offset, rhs + offset) { return false }
      }
    }
    return true
  }
}

/// Says of any type, by a field of it, of what kind it is.
private struct Alone<Value> { let value: Value }

/// An optional type, to look into its values.
private protocol OptionalBytes {
  /// Whether its `nil` leaves bytes as they were. What is one reference may be a weak one, which must
  /// not be looked at here.
  static var mayHaveLooseBytes: Bool { get }

  static func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalBytes {
  fileprivate static var mayHaveLooseBytes: Bool {
    var isAggregate = false
    forEachStoredField(of: Alone<Wrapped>.self) { isAggregate = $0.kind == .aggregate }
    return isAggregate && MemoryLayout<Wrapped>.size > 1
  }

  fileprivate static func areSame(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let left = lhs.assumingMemoryBound(to: Self.self)
    let right = rhs.assumingMemoryBound(to: Self.self)
    switch (left.pointee, right.pointee) {
    case (nil, nil): return true
    case (.some, .some): return ByteLayout.of(Wrapped.self).areSame(lhs, rhs)
    default: return false
    }
  }
}

/// Compares two values, which the caller keeps alive meanwhile, byte by byte.
///
/// Bytes that say nothing do not count. What is told apart here may still be equal: two objects, say,
/// or values of an enumeration.
package func isBitwiseEqual<Value>(_ lhs: inout Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: &lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in
      areEqual(lhs, rhs) || ByteLayout.of(Value.self).areSame(lhs, rhs)
    }
  }
}

private func areEqual(_ lhs: UnsafeRawBufferPointer, _ rhs: UnsafeRawBufferPointer) -> Bool {
  let count = lhs.count
  var offset = 0
  while offset + 8 <= count {
    let left = lhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let right = rhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    if left != right { return false }
    offset += 8
  }
  while offset < count {
    if lhs[offset] != rhs[offset] { return false }
    offset += 1
  }
  return true
}
