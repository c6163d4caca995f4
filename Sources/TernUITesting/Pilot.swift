import Foundation
import TernUI

/// Shows a view without a screen, and acts on it like a person does.
///
/// ```swift
/// let pilot = Pilot(CounterView())
/// try pilot.tap("Increment")
/// await pilot.settle()
/// #expect(pilot.dump().contains("1"))
/// ```
///
/// Elements are found by what a person calls them: the label for assistive technology, or the text.
/// Only what a person could reach counts: the page on top, and in it the sheet or alert on top. An
/// exact match comes first, then the identifier, then a match that differs in case, and last one of
/// several texts that an element shows. If several match, `"Delete #2"` means the second in reading
/// order.
@MainActor
public final class Pilot {
  /// The screen.
  public let backend: HeadlessBackend
  package let graph: ViewGraph
  private let waitForEffects: (@MainActor () async -> Void)?
  private var focused: ElementID?

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: What to show.
  ///   - traits: What the screen is like.
  ///   - waitForEffects: Waits for work outside of the main actor, as a part of ``settle()``.
  public init<Content: View>(
    _ view: Content,
    traits: BackendTraits = BackendTraits(),
    waitForEffects: (@MainActor () async -> Void)? = nil
  ) {
    backend = HeadlessBackend(traits: traits)
    graph = ViewGraph(view, backend: backend)
    self.waitForEffects = waitForEffects
  }

  isolated deinit {
    graph.stop()
  }

  // MARK: - Time

  /// Waits until nothing happens any more.
  ///
  /// That is: until no body is due, and a number of turns of the main actor changed nothing on the
  /// screen. Sleeping tasks are not waited for; use a test clock for those.
  public func settle() async {
    var quietRounds = 0
    while quietRounds < 2 {
      let revision = backend.revision
      graph.flush()
      await waitForEffects?()
      for _ in 0..<Self.turns { await Task.yield() }
      quietRounds = backend.revision == revision && !graph.needsFlush ? quietRounds + 1 : 0
    }
  }

  /// How many turns of the main actor count as nothing happening.
  private static let turns = 50

  // MARK: - Opening

  /// Opens a URL in the app, as the system does.
  ///
  /// - Parameter url: The URL.
  /// - Throws: ``PilotError`` when no view has `onOpenURL`.
  public func open(_ url: URL) throws(PilotError) {
    guard graph.open(url) else {
      throw PilotError(
        .nobodyOpensURLs, "There is no view with 'onOpenURL' to open '\(url.absoluteString)'."
      )
    }
    graph.flush()
  }

  // MARK: - Looking

  /// The screen as text.
  ///
  /// See ``HeadlessBackend/dump()``.
  public func dump() -> String {
    graph.flush()
    return backend.dump()
  }

  /// How often the bodies of the views of a type that are now on screen were evaluated.
  public func evaluations<Content: View>(of type: Content.Type) -> Int {
    graph.flush()
    return graph.evaluations(of: type)
  }

  /// Finds an element by its label.
  ///
  /// - Parameters:
  ///   - kinds: What it may be; anything, if empty.
  ///   - label: What a person calls it.
  public func find(_ kinds: ElementKind..., label: String) throws(PilotError) -> HeadlessElement {
    try find(kinds, label: label)
  }

  func find(_ kinds: [ElementKind], label: String) throws(PilotError) -> HeadlessElement {
    let candidates = reachable(kinds)
    do {
      return try find(kinds, label, in: candidates, matches)
    } catch {
      // Around anything there is more that shows the same text.
      guard error.reason == .notFound, !kinds.isEmpty else { throw error }
      do {
        return try find(kinds, label, in: candidates, matchesOfParts)
      } catch let other {
        throw other.reason == .notFound ? error : other
      }
    }
  }

  private func find(
    _ kinds: [ElementKind], _ label: String, in candidates: [HeadlessElement],
    _ matches: (String, [HeadlessElement]) -> [HeadlessElement]
  ) throws(PilotError) -> HeadlessElement {
    let found = matches(label, candidates)
    if found.count == 1 { return found[0] }
    if found.isEmpty, let numbered = NumberedLabel(label) {
      let found = matches(numbered.label, candidates)
      if found.indices.contains(numbered.number - 1) { return found[numbered.number - 1] }
    }
    if found.count > 1 {
      throw PilotError(
        .ambiguous(count: found.count),
        """
        '\(label)' names \(found.count) elements. Say '\(label) #1' to '\(label) #\(found.count)', \
        counted in reading order.
        """
      )
    }
    throw notFound(label, kinds, candidates)
  }

  private func reachable(_ kinds: [ElementKind]) -> [HeadlessElement] {
    graph.flush()
    guard let layer = backend.topLayer else { return [] }
    let visible = backend.visibleElements(below: layer.id)
    return kinds.isEmpty ? visible : visible.filter { kinds.contains($0.kind) }
  }

  private func matches(_ label: String, in candidates: [HeadlessElement]) -> [HeadlessElement] {
    let exact = candidates.filter { backend.label(of: $0) == label }
    if !exact.isEmpty { return exact }
    let identified = candidates.filter { $0.string(.accessibilityIdentifier) == label }
    if !identified.isEmpty { return identified }
    return candidates.filter { backend.label(of: $0).lowercased() == label.lowercased() }
  }

  /// The elements that show a text among others.
  ///
  /// The label with the names of symbols counts too.
  private func matchesOfParts(
    _ label: String, in candidates: [HeadlessElement]
  ) -> [HeadlessElement] {
    let symbolic = candidates.filter { backend.symbolicLabel(of: $0) == label }
    if !symbolic.isEmpty { return symbolic }
    return candidates.filter { backend.texts(of: $0).contains(label) }
  }

  private func notFound(
    _ label: String, _ kinds: [ElementKind], _ candidates: [HeadlessElement]
  ) -> PilotError {
    let labels = candidates.map(backend.label).filter { !$0.isEmpty }
    let there = labels.isEmpty ? "There is none." : "There is: \(list(labels))."
    let isElsewhere = backend.elements.values.contains {
      kinds.contains($0.kind) && backend.label(of: $0) == label
    }
    let name = kinds.map(\.spokenName).joined(separator: " or ")
    let what = name.isEmpty ? "element" : name
    if isElsewhere {
      return PilotError(
        .notFound,
        "The \(what) '\(label)' is covered by another page, a sheet or an alert. \(there)"
      )
    }
    return PilotError(.notFound, "No \(what) is called '\(label)'. \(there)")
  }

  private func list(_ labels: [String]) -> String {
    labels.map { "'\($0)'" }.joined(separator: ", ")
  }

  func usable(
    _ kinds: [ElementKind], _ label: String
  ) throws(PilotError) -> HeadlessElement {
    try enabled(find(kinds, label: label), label)
  }

  private func enabled(
    _ element: HeadlessElement, _ label: String
  ) throws(PilotError) -> HeadlessElement {
    guard element.isEnabled else {
      throw PilotError(
        .disabled,
        "The \(element.kind.spokenName) '\(label)' is disabled, so it cannot be used now."
      )
    }
    return element
  }

  // MARK: - Acting

  /// Presses a button, follows a link, or switches a toggle; opens or closes a group; chooses a tab or a
  /// row.
  public func tap(_ label: String) throws(PilotError) {
    let element = try tappable(label)
    switch element.kind {
    case .toggle, .disclosure: backend.send(.toggle(element.id, !element.bool(.value)))
    case .tab: backend.send(.choose(element.id, true))
    case .row: backend.send(.choose(element.id, !element.bool(.isSelected)))
    default: backend.send(.tap(element.id))
    }
    graph.flush()
  }

  /// What is meant to be pressed comes before what can be chosen around it.
  private func tappable(_ label: String) throws(PilotError) -> HeadlessElement {
    let kinds: [ElementKind] = [.button, .link, .toggle]
    let controls = reachable(kinds)
    do {
      return try enabled(find(kinds, label, in: controls, matches), label)
    } catch {
      guard error.reason == .notFound else { throw error }
      let others = reachable([.tab, .disclosure, .row, .box, .menu]).filter(\.isTappable)
      if let first = matches(label, in: others).first, first.isEnabled { return first }
      do {
        return try enabled(find(kinds, label, in: controls, matchesOfParts), label)
      } catch let other {
        guard other.reason == .notFound else { throw other }
        let found = matchesOfParts(label, in: others)
        guard let first = found.first, first.isEnabled else { throw error }
        return first
      }
    }
  }

  /// Chooses a row or a tab, or takes the choice back.
  public func choose(_ label: String, _ isChosen: Bool = true) throws(PilotError) {
    let element = try usable([.row, .tab], label)
    backend.send(.choose(element.id, isChosen))
    graph.flush()
  }

  /// Moves a stepper by a number of steps, a thousand at the most.
  public func step(_ label: String, by steps: Int) throws(PilotError) {
    guard steps.magnitude <= 1_000 else {
      throw PilotError(
        .unusableValue("\(steps)"),
        "'\(label)' was to move by \(steps) steps: a thousand at a time are the most."
      )
    }
    backend.send(.step(try usable([.stepper], label).id, steps))
    graph.flush()
  }

  /// Gives a slider, a date picker or a colour picker a value.
  public func change(_ label: String, to value: ElementValue) throws(PilotError) {
    let element = try usable([.slider, .datePicker, .colorPicker], label)
    backend.send(.change(element.id, value))
    graph.flush()
  }

  /// Deletes a row.
  public func delete(_ label: String) throws(PilotError) {
    backend.send(.delete(try usable([.row], label).id))
    graph.flush()
  }

  /// Moves a row before another, or to the end.
  public func move(_ label: String, before next: String?) throws(PilotError) {
    let row = try usable([.row], label)
    var nextID: ElementID?
    if let next { nextID = try find([.row], label: next).id }
    backend.send(.move(row.id, before: nextID))
    graph.flush()
  }

  /// Asks for the content of the list or the scroll view on screen again.
  public func refresh() throws(PilotError) {
    guard let element = reachable([.list, .scroll, .table]).first(where: { $0.bool(.canRefresh) })
    else { throw PilotError(.notFound, "Nothing on the screen can be refreshed.") }
    backend.send(.refresh(element.id))
    graph.flush()
  }

  /// Moves the focus to a field or another control; to none, if `nil`.
  public func focus(_ label: String?) throws(PilotError) {
    var id: ElementID?
    if let label { id = try focusableElement(label).id }
    backend.focus(id)
    graph.flush()
  }

  private func focusableElement(_ label: String) throws(PilotError) -> HeadlessElement {
    do {
      return try usable(Self.focusable, label)
    } catch {
      let boxes = reachable([.box]).filter { $0.bool(.isFocusable) }
      guard let box = try? find([.box], label, in: boxes, matches) else { throw error }
      return box
    }
  }

  /// What a person can move the focus to.
  private static let focusable: [ElementKind] = [
    .button, .link, .toggle, .picker, .textField, .secureField, .textEditor, .slider, .stepper,
    .datePicker, .colorPicker, .menu, .disclosure,
  ]

  /// Presses a key where the focus is, for views with `onKeyPress`.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held down with it.
  /// - Returns: Whether a view has handled it. What the key would do otherwise is not done.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    graph.flush()
    var next = backend.focusedElement
    while let id = next, let element = backend.elements[id] {
      if element.bool(.wantsKeys) {
        let answer = KeyAnswer()
        let characters = key.name.count == 1 ? key.name : ""
        backend.send(
          .key(id, KeyPress(key: key, characters: characters, modifiers: modifiers), answer)
        )
        if answer.isHandled { return true }
      }
      next = element.parent
    }
    return false
  }

  /// What a person calls the element that has the focus.
  public var focusedLabel: String? {
    graph.flush()
    return backend.focusedElement.flatMap { backend.elements[$0] }.map(backend.label)
  }

  /// Switches a toggle.
  public func toggle(_ label: String) throws(PilotError) {
    let element = try usable([.toggle], label)
    backend.send(.toggle(element.id, !element.bool(.value)))
    graph.flush()
  }

  /// Adds text at the end of a field.
  ///
  /// - Parameter label: The field; if `nil`, the one that was typed into last, or the only one.
  public func type(_ text: String, into label: String? = nil) throws(PilotError) {
    let field = try field(label)
    focused = field.id
    backend.input((field.string(.value) ?? "") + text, into: field.id)
    graph.flush()
  }

  /// Empties a field.
  public func clear(_ label: String? = nil) throws(PilotError) {
    let field = try field(label)
    focused = field.id
    backend.input("", into: field.id)
    graph.flush()
  }

  /// Presses Return in a field.
  public func submit(_ label: String? = nil) throws(PilotError) {
    backend.send(.submit(try field(label).id))
    graph.flush()
  }

  private func field(_ label: String?) throws(PilotError) -> HeadlessElement {
    let kinds: [ElementKind] = [.textField, .secureField, .textEditor]
    if let label { return try usable(kinds, label) }
    let fields = reachable(kinds).filter(\.isEnabled)
    if let field = fields.first(where: { $0.id == focused }) { return field }
    if fields.count == 1 { return fields[0] }
    let labels = fields.map(backend.label)
    throw PilotError(
      .noField,
      labels.isEmpty
        ? "There is no text field to type into."
        : "Say which text field is meant. There is: \(list(labels))."
    )
  }

  /// Chooses an option of a picker.
  public func select(_ label: String, _ option: String) throws(PilotError) {
    let picker = try usable([.picker], label)
    let options = picker.strings(.options)
    guard let index = options.firstIndex(of: option) else {
      throw PilotError(
        .noSuchOption(option),
        "The picker '\(label)' has no option '\(option)'. There is: \(list(options))."
      )
    }
    backend.send(.select(picker.id, index))
    graph.flush()
  }

  /// Goes back from the page on top.
  public func back() throws(PilotError) {
    let stacks = reachable([.navigation])
    guard let stack = stacks.last(where: { $0.children.count > 1 }) else {
      throw PilotError(.nothingToGoBackTo, "There is no page to go back to.")
    }
    backend.send(.pop(stack.id, toDepth: stack.children.count - 2))
    graph.flush()
  }

  /// Closes the sheet or the alert on top.
  public func dismiss() throws(PilotError) {
    graph.flush()
    guard let layer = backend.topLayer, layer.id != .root else {
      throw PilotError(.nothingToDismiss, "There is neither a sheet nor an alert to close.")
    }
    backend.send(.dismiss(layer.id, response: nil))
    graph.flush()
  }
}

/// A label with a number after it: the second of several.
private struct NumberedLabel {
  let label: String
  let number: Int

  init?(_ text: String) {
    guard let mark = text.range(of: " #"), let number = Int(text[mark.upperBound...]) else {
      return nil
    }
    label = String(text[..<mark.lowerBound])
    self.number = number
  }
}

extension String {
  /// The last place where a string is found.
  fileprivate func range(of part: String) -> Range<Index>? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(part) {
        return start..<index(start, offsetBy: part.count)
      }
    }
    return nil
  }
}

extension HeadlessElement {
  /// Whether it does something when it is pressed, besides what is in it.
  fileprivate var isTappable: Bool {
    switch kind {
    case .tab, .disclosure, .menu: return true
    case .row: return self[.isSelected] != nil
    default: return strings(.gestures).contains("tap")
    }
  }
}

extension ElementKind {
  /// What a person calls elements of this kind.
  var spokenName: String {
    switch self {
    case .textField: return "text field"
    case .secureField: return "secure field"
    case .textEditor: return "text editor"
    case .datePicker: return "date picker"
    case .colorPicker: return "colour picker"
    default: return rawValue
    }
  }
}
