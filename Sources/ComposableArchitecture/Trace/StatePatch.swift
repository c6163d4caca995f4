/// What makes one encoded state of another: only what differs.
struct StatePatch: Codable, Equatable, Sendable {
  private(set) var changes: [Change] = []

  struct Change: Codable, Equatable, Sendable {
    /// Where it is: keys of objects and positions in arrays, from the root.
    var path: [JSONValue]
    var edit: Edit
  }

  enum Edit: Codable, Equatable, Sendable {
    /// Puts a value there.
    case set(JSONValue)
    /// Takes the key away.
    case remove
    /// Replaces elements of the array that is there.
    case splice(at: Int, count: Int, with: [JSONValue])
  }

  /// A patch that does not fit what it is applied to.
  struct Misfit: Error {
    var path: [JSONValue]
  }

  init(from old: JSONValue, to new: JSONValue) {
    collect(old, new, [])
  }

  /// About how many bytes the patch takes.
  var byteCount: Int {
    changes.reduce(0) { total, change in
      let path = change.path.reduce(16) { $0 + $1.byteCount }
      switch change.edit {
      case .set(let value): return total + path + value.byteCount
      case .remove: return total + path
      case .splice(_, _, let values): return total + values.reduce(path) { $0 + $1.byteCount }
      }
    }
  }

  private mutating func collect(_ old: JSONValue, _ new: JSONValue, _ path: [JSONValue]) {
    guard old != new else { return }
    switch (old, new) {
    case (.object(let old), .object(let new)):
      for key in Set(old.keys).union(new.keys).sorted() {
        let path = path + [.string(key)]
        switch (old[key], new[key]) {
        case (let old?, let new?): collect(old, new, path)
        case (nil, let new?): changes.append(Change(path: path, edit: .set(new)))
        default: changes.append(Change(path: path, edit: .remove))
        }
      }
    case (.array(let old), .array(let new)):
      collect(old, new, path)
    default:
      changes.append(Change(path: path, edit: .set(new)))
    }
  }

  /// Elements that are the same at both ends stay out of it.
  private mutating func collect(_ old: [JSONValue], _ new: [JSONValue], _ path: [JSONValue]) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    { end += 1 }
    if old.count == new.count {
      for index in start..<(old.count - end) {
        collect(old[index], new[index], path + [.integer(Int64(index))])
      }
    } else {
      let added = Array(new[start..<(new.count - end)])
      changes.append(
        Change(
          path: path, edit: .splice(at: start, count: old.count - end - start, with: added)
        )
      )
    }
  }

  func apply(to value: inout JSONValue) throws(Misfit) {
    for change in changes {
      try Self.apply(change, change.path[...], to: &value)
    }
  }

  private static func apply(
    _ change: Change, _ path: ArraySlice<JSONValue>, to value: inout JSONValue
  ) throws(Misfit) {
    let misfit = Misfit(path: change.path)
    switch (path.first, value) {
    case (nil, .array(var values)):
      switch change.edit {
      case .set(let new): value = new
      case .splice(let start, let count, let added):
        // Subtracted, as the sum of damaged numbers may be too large for one.
        guard start >= 0, count >= 0, start <= values.count, count <= values.count - start else {
          throw misfit
        }
        values.replaceSubrange(start..<(start + count), with: added)
        value = .array(values)
      case .remove: throw misfit
      }
    case (nil, _):
      guard case .set(let new) = change.edit else { throw misfit }
      value = new
    case (.string(let key), .object(var values)):
      // Taken out meanwhile, so that what lies deep inside is not copied.
      value = .null
      if path.count == 1, case .remove = change.edit {
        guard values.removeValue(forKey: key) != nil else { throw misfit }
      } else {
        let isNew = values[key] == nil
        guard !isNew || path.count == 1 else { throw misfit }
        try apply(change, path.dropFirst(), to: &values[key, default: .null])
      }
      value = .object(values)
    case (.integer(let index), .array(var values)):
      guard values.indices.contains(Int(index)) else { throw misfit }
      value = .null
      try apply(change, path.dropFirst(), to: &values[Int(index)])
      value = .array(values)
    default:
      throw misfit
    }
  }
}
