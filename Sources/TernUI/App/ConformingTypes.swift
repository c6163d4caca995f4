// The runtime's list of conformances is not public API: this is the only file that reads it, and
// `PreviewTests` notice when its form changes.

/// The runtime's function that goes through what the program and its libraries are made of.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?
)

/// The types of the program that conform to a protocol.
enum ConformingTypes {
  /// The types without generic parameters that conform to a protocol of that name, in no order.
  ///
  /// Protocols of other modules may have the same name: the caller casts the types to the one it means.
  static func named(_ protocolName: String) -> [Any.Type] {
    var types: [Any.Type] = []
    for record in records() {
      guard name(record.protocolDescriptor) == protocolName,
        let type = metadata(of: record.typeDescriptor)
      else { continue }
      types.append(type)
    }
    return types
  }

  private struct Record {
    let protocolDescriptor: UnsafeRawPointer
    let typeDescriptor: UnsafeRawPointer
  }

  private static func records() -> [Record] {
    var records: [Record] = []
    withUnsafeMutablePointer(to: &records) { pointer in
      enumerateMetadataSections(
        { sections, context in
          let records = context?.assumingMemoryBound(to: [Record].self)
          records?.pointee += ConformingTypes.records(in: sections)
          return true
        },
        pointer
      )
    }
    return records
  }

  /// The records of one library or program.
  private static func records(in sections: UnsafeRawPointer) -> [Record] {
    // A version, an address and two words that have no meaning; then, for each kind of record, where
    // they start and how many bytes they take. The conformances are the second kind.
    let words = sections.assumingMemoryBound(to: UInt.self)
    guard let start = UnsafeRawPointer(bitPattern: words[6]) else { return [] }
    return (0..<Int(words[7]) / 4).compactMap { index in
      let entry = start + index * 4
      return record(at: entry + Int(entry.loadUnaligned(as: Int32.self)))
    }
  }

  /// A conformance: the protocol, the type, the witnesses, flags.
  ///
  /// Each reference is relative to its own place.
  private static func record(at conformance: UnsafeRawPointer) -> Record? {
    guard let protocolDescriptor = indirectable(conformance) else { return nil }
    let reference = conformance + 4
    let target = reference + Int(reference.loadUnaligned(as: Int32.self))
    let flags = (conformance + 12).loadUnaligned(as: UInt32.self)
    switch (flags >> 3) & 7 {
    case 0: return Record(protocolDescriptor: protocolDescriptor, typeDescriptor: target)
    case 1:
      guard let descriptor = target.loadUnaligned(as: UnsafeRawPointer?.self) else { return nil }
      return Record(protocolDescriptor: protocolDescriptor, typeDescriptor: descriptor)
    default: return nil
    }
  }

  /// What a relative reference leads to; where its lowest bit is set, through a pointer.
  private static func indirectable(_ reference: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = reference.loadUnaligned(as: Int32.self)
    if offset == 0 { return nil }
    if offset & 1 == 0 { return reference + Int(offset) }
    return (reference + Int(offset & ~1)).loadUnaligned(as: UnsafeRawPointer?.self)
  }

  /// The name in the descriptor of a type or a protocol.
  private static func name(_ descriptor: UnsafeRawPointer) -> String {
    let reference = descriptor + 8
    let text = reference + Int(reference.loadUnaligned(as: Int32.self))
    return String(cString: text.assumingMemoryBound(to: CChar.self))
  }

  /// The type of a descriptor: a class, structure or enumeration without generic parameters.
  private static func metadata(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.loadUnaligned(as: UInt32.self)
    guard 16...18 ~= flags & 0x1F, flags & 0x80 == 0 else { return nil }
    let reference = descriptor + 12
    let accessor = reference + Int(reference.loadUnaligned(as: Int32.self))
    // The accessor takes the state that the type is wanted in (0 is complete) and returns it in the
    // register in which C functions return a pointer.
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
  }
}
