import IssueReporting

/// Who reads a dependency, for messages: one word, so that it costs next to nothing to pass on.
///
/// What it stands for is made once for each `@Dependency` in the source, and never goes away.
struct Reader: @unchecked Sendable {
  private let entry: Unmanaged<Entry>

  private final class Entry: Sendable {
    let site: SourceSite
    let key: Any.Type?

    init(site: SourceSite, key: Any.Type?) {
      self.site = site
      self.key = key
    }

    func isOf(_ site: SourceSite, _ key: Any.Type?) -> Bool {
      self.site.line == site.line && self.site.column == site.column && self.key == key
        && self.site.address == site.address
    }
  }

  private static let entries = PublishedSlots<Entry>()

  /// The reader of a property.
  ///
  /// Cost: a hash look-up without a lock, once the reader exists.
  ///
  /// - Parameters:
  ///   - site: Where the property is in the source.
  ///   - key: The key, when the author named it and not a property of `DependencyValues`.
  static func at(_ site: SourceSite, key: Any.Type?) -> Reader {
    var id = site.address
    id = (id &* 31 &+ site.line) &* 31 &+ site.column
    if let key { id ^= KeyID(key).rawValue }
    // Two sites of one number: the second takes the next that is free. None is zero.
    while true {
      id = max(id, 1)
      let entry =
        entries[KeyID(rawValue: id)]
        ?? .passUnretained(
          entries.insert(Entry(site: site, key: key), for: KeyID(rawValue: id)))
      if entry._withUnsafeGuaranteedRef({ $0.isOf(site, key) }) { return Reader(entry: entry) }
      id = id &+ 0x9E37_79B9_7F4A_7C15
    }
  }

  /// Where the author declared the property.
  var site: SourceSite { entry._withUnsafeGuaranteedRef { $0.site } }

  /// The key, when the author named it and not a property of `DependencyValues`.
  var key: Any.Type? { entry._withUnsafeGuaranteedRef { $0.key } }
}

extension SourceSite {
  /// What tells the file from others: where the program keeps its name.
  fileprivate var address: UInt {
    fileID.hasPointerRepresentation
      ? UInt(bitPattern: fileID.utf8Start) : UInt(fileID.unicodeScalar.value)
  }
}
