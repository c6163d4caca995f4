import CasePaths
import CustomDump
import IdentifiedCollections

/// An optional feature, for its source.
protocol SourcePresentation: SourceRepresentable {
  var sourceValue: Any? { get }
}

extension PresentationState: SourcePresentation {
  var sourceValue: Any? { wrappedValue }
  var sourceLiteral: String? { wrappedValue.map { SwiftSource.literal(of: $0) } ?? "nil" }
}

/// A collection whose elements have ids, for its source.
private protocol SourceElements: SourceRepresentable {
  var sourceElements: [(id: AnyHashable, value: Any)] { get }
}

extension StackState: SourceElements {
  fileprivate var sourceElements: [(id: AnyHashable, value: Any)] {
    zip(ids, self).map { (AnyHashable($0), $1) }
  }
  var sourceLiteral: String? {
    SwiftSource.list(map { $0 as Any }).map { isEmpty ? "StackState()" : "StackState(\($0))" }
  }
}

extension IdentifiedArray: SourceElements {
  fileprivate var sourceElements: [(id: AnyHashable, value: Any)] {
    zip(ids, self).map { (AnyHashable($0), $1) }
  }
  var sourceLiteral: String? { SwiftSource.list(map { $0 as Any }) }
}

extension SwiftSource {
  /// The lines of a test that send or receive an action.
  static func step<State, Action>(
    _ action: Action, isReceived: Bool, from before: State, to after: State
  ) -> String {
    guard let call = call(action, isReceived: isReceived) else {
      return """
        // \(isReceived ? "Receive" : "Send") by hand what has no source: \
        \(String(customDumping: action).replacing("\n", with: "\n// "))
        """
    }
    let changes = changes(from: before, to: after, at: "$0")
    guard !changes.isEmpty else { return "await store.\(call)" }
    return """
      await store.\(call) {
        \(changes.joined(separator: "\n  "))
      }
      """
  }

  private static func call<Action>(_ action: Action, isReceived: Bool) -> String? {
    if isReceived, !(Action.self is any Equatable.Type), let path = casePath(of: action) {
      return "receive(\\\(path))"
    }
    return literal(of: action).map { "\(isReceived ? "receive" : "send")(\($0))" }
  }

  /// The case key path that names an action's cases, as far as there are such paths.
  private static func casePath(of action: Any) -> String? {
    guard action is any CasePathable, !(action is any SourceRepresentable) else { return nil }
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return nil }
    guard let payload = mirror.children.first else { return ".\(action)" }
    guard let name = payload.label else { return nil }
    let elements = Mirror(reflecting: payload.value)
    let isPresentation = action is any SourcePresentedAction
    if action is any SourceElementAction, name == "element", elements.displayStyle == .tuple {
      let parts = tupleElements(elements).map(\.value)
      return literal(of: parts[0]).map { "[id: \($0)]\(casePath(of: parts[1]) ?? "")" }
    }
    let inner = casePath(of: payload.value) ?? ""
    return isPresentation && !inner.isEmpty ? inner : ".\(name)\(inner)"
  }

  /// The lines that make one value of another.
  ///
  /// - Parameter place: The source of the place where the value is.
  static func changes(from before: Any, to after: Any, at place: String) -> [String] {
    guard !areEqual(before, after) else { return [] }
    if let before = before as? any SourcePresentation, let after = after as? any SourcePresentation
    {
      return optionalChanges(from: before.sourceValue, to: after.sourceValue, at: place)
    }
    if let before = before as? any SourceShared, let after = after as? any SourceShared {
      return sharedChanges(from: before, to: after, at: place)
    }
    let (old, new) = (Mirror(reflecting: before), Mirror(reflecting: after))
    if old.displayStyle == .optional, new.displayStyle == .optional {
      return optionalChanges(
        from: old.children.first?.value, to: new.children.first?.value, at: place
      )
    }
    if let before = before as? any SourceElements, let after = after as? any SourceElements {
      return elementChanges(from: before, to: after, at: place)
    }
    guard new.displayStyle == .struct, !(after is any SourceRepresentable) else {
      return assignment(of: after, at: place)
    }
    let lines = propertyChanges(properties(old), properties(new), at: place)
    return lines.isEmpty ? assignment(of: after, at: place) : lines
  }

  private static func propertyChanges(
    _ old: [(label: String, value: Any)], _ new: [(label: String, value: Any)], at place: String
  ) -> [String] {
    zip(old, new).flatMap { old, new in
      changes(from: old.value, to: new.value, at: "\(place).\(new.label)")
    }
  }

  /// A shared value is changed through its holder, the projected value of a property.
  private static func sharedChanges(
    from before: any SourceShared, to after: any SourceShared, at place: String
  ) -> [String] {
    guard after.isWritable, let property = place.wholeMatch(of: #/(.*\.)([A-Za-z_]\w*)/#)
    else { return [missing(at: place)] }
    let holder = "\(property.output.1)$\(property.output.2)"
    let lines = changes(
      from: before.sourceValue(on: .first), to: after.sourceValue(on: .second), at: "$0"
    )
    guard lines.count > 1 else { return lines.map { "\(holder).withLock { \($0) }" } }
    return ["\(holder).withLock {"] + lines.map { "  \($0)" } + ["}"]
  }

  private static func optionalChanges(from before: Any?, to after: Any?, at place: String)
    -> [String]
  {
    guard let before, let after else {
      return after.map { assignment(of: $0, at: place) } ?? ["\(place) = nil"]
    }
    // An assignment through '?' would need the value to be there, and is longer.
    guard Mirror(reflecting: after).displayStyle == .struct, !(after is any SourceRepresentable)
    else { return assignment(of: after, at: place) }
    return changes(from: before, to: after, at: "\(place)?")
  }

  private static func elementChanges(
    from before: any SourceElements, to after: any SourceElements, at place: String
  ) -> [String] {
    let (old, new) = (before.sourceElements, after.sourceElements)
    let newIDs = Set(new.map(\.id))
    let kept = old.filter { newIDs.contains($0.id) }
    // Only what was taken away, changed in its place, or added at the end can be said one by one.
    guard kept.map(\.id) == new.prefix(kept.count).map(\.id) else {
      return assignment(of: after, at: place)
    }
    var lines: [String] = []
    for element in old where !newIDs.contains(element.id) {
      guard let id = literal(of: element.id.base) else { return assignment(of: after, at: place) }
      lines.append("\(place)[id: \(id)] = nil")
    }
    for (old, new) in zip(kept, new) {
      guard let id = literal(of: new.id.base) else { return assignment(of: after, at: place) }
      lines += elementChanges(
        old.value, new.value, at: "\(place)[id: \(id)", isStack: after.isStack)
    }
    for element in new.dropFirst(kept.count) {
      guard let source = literal(of: element.value) else { return [missing(at: place)] }
      lines.append("\(place).append(\(source))")
    }
    return lines
  }

  /// - Parameter place: The place of the element, without the bracket that ends it.
  private static func elementChanges(
    _ old: Any, _ new: Any, at place: String, isStack: Bool
  ) -> [String] {
    guard !areEqual(old, new) else { return [] }
    let (oldMirror, newMirror) = (Mirror(reflecting: old), Mirror(reflecting: new))
    if isStack, new is any CasePathable,
      let before = oldMirror.children.first, let after = newMirror.children.first,
      newMirror.displayStyle == .enum, let name = after.label, before.label == name,
      Mirror(reflecting: after.value).displayStyle == .struct
    {
      return changes(from: before.value, to: after.value, at: "\(place), case: \\.\(name)]?")
    }
    return optionalChanges(from: old, to: new, at: "\(place)]")
  }

  private static func assignment(of value: Any, at place: String) -> [String] {
    [literal(of: value).map { "\(place) = \($0)" } ?? missing(at: place)]
  }

  private static func missing(at place: String) -> String {
    "// Say by hand what \(place) is: its value has no source."
  }

  private static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    diff(lhs, rhs) == nil
  }
}

extension SourceElements {
  fileprivate var isStack: Bool { self is any SourceStack }
}

private protocol SourceStack {}
extension StackState: SourceStack {}

/// An action for a feature that is presented.
private protocol SourcePresentedAction {}
extension PresentationAction: SourcePresentedAction {}

/// An action for one of several.
private protocol SourceElementAction {}
extension StackAction: SourceElementAction {}
extension IdentifiedAction: SourceElementAction {}
