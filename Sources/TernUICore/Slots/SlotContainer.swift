/// What the rows of one list, or the tabs of one tab view, share.
///
/// It is known from the container down to the first element of each row, so that the views which
/// stand for rows (`ForEach`, tagged views, …) can make elements of them.
@MainActor
package final class SlotContainer {
  package enum Kind { case row, tab }

  package let kind: Kind
  /// Called when a row was chosen as the only one.
  package var onChoice: (@MainActor () -> Void)?
  /// What is chosen, where something can be.
  private(set) var selection: SlotSelection?
  private let signal = Signal()
  private let chosen = StateLocation<ObjectIdentifier?>(nil)

  package init(_ kind: Kind) {
    self.kind = kind
  }

  var elementKind: ElementKind { kind == .row ? .row : .tab }

  package func setSelection(_ selection: SlotSelection?) {
    let isSame = self.selection?.place === selection?.place
    self.selection = selection
    if !isSame { signal.change {} }
  }

  /// Whether a view with a tag is a row or a tab of its own.
  func takes(_ tag: AnyHashable) -> Bool {
    kind == .tab || selection?.accepts(tag) == true
  }

  /// Whether a row or tab is chosen; `nil` where it cannot be.
  ///
  /// What it reads is tracked.
  func isSelected(_ slot: SlotContext) -> Bool? {
    signal.access()
    if let selection {
      guard let tag = slot.tag, selection.accepts(tag), !slot.isSelectionDisabled else {
        return nil
      }
      return selection.contains(tag)
    }
    return kind == .tab ? chosen.get() == ObjectIdentifier(slot) : nil
  }

  func choose(_ slot: SlotContext, _ isChosen: Bool) {
    if let selection {
      guard let tag = slot.tag, selection.accepts(tag), !slot.isSelectionDisabled else { return }
      selection.choose(tag, isChosen)
      if isChosen, !selection.isMultiple { onChoice?() }
    } else if kind == .tab, isChosen {
      chosen.set(ObjectIdentifier(slot), transaction: Transaction())
    }
  }
}

/// What is chosen in a list or among tabs, whatever the type of the selection.
package struct SlotSelection {
  package let isMultiple: Bool
  /// What two selections have in common that lead to the same place.
  let place: AnyObject
  let accepts: @MainActor (AnyHashable) -> Bool
  let contains: @MainActor (AnyHashable) -> Bool
  let choose: @MainActor (AnyHashable, Bool) -> Void

  /// One value, always.
  @MainActor
  package init<Value: Hashable>(_ selection: Binding<Value>) {
    isMultiple = false
    place = selection.location
    accepts = { $0.base is Value }
    contains = { $0.base as? Value == selection.wrappedValue }
    choose = { tag, isChosen in
      guard isChosen, let value = tag.base as? Value, value != selection.wrappedValue else {
        return
      }
      selection.wrappedValue = value
    }
  }

  /// One value, or none.
  @MainActor
  package init<Value: Hashable>(_ selection: Binding<Value?>) {
    isMultiple = false
    place = selection.location
    accepts = { $0.base is Value }
    contains = { tag in selection.wrappedValue.map { tag.base as? Value == $0 } ?? false }
    choose = { tag, isChosen in
      guard let value = tag.base as? Value else { return }
      let isChosenNow = selection.wrappedValue == value
      if isChosen, !isChosenNow { selection.wrappedValue = value }
      if !isChosen, isChosenNow { selection.wrappedValue = nil }
    }
  }

  /// Any number of values.
  @MainActor
  package init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    isMultiple = true
    place = selection.location
    accepts = { $0.base is Value }
    contains = { tag in (tag.base as? Value).map(selection.wrappedValue.contains) ?? false }
    choose = { tag, isChosen in
      guard let value = tag.base as? Value,
        selection.wrappedValue.contains(value) != isChosen
      else { return }
      if isChosen {
        selection.wrappedValue.insert(value)
      } else {
        selection.wrappedValue.remove(value)
      }
    }
  }
}

extension ElementKind {
  /// Whether rows or tabs may be found further in.
  var holdsRows: Bool {
    switch self {
    case .list, .form, .section, .tabs, .table: return true
    default: return false
    }
  }
}

extension EnvironmentValues {
  private enum SlotKey: EnvironmentKey {
    static var defaultValue: SlotContext? { nil }
  }

  private enum RowSelectionKey: EnvironmentKey {
    static var defaultValue: SlotContainer? { nil }
  }

  /// The row or the tab that the view is in.
  package var slot: SlotContext? {
    get { self[SlotKey.self] }
    set { self[SlotKey.self] = newValue }
  }

  /// The list that the view is in: a link may choose in it.
  package var rowSelection: SlotContainer? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}
