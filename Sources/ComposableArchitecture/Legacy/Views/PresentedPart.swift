import TernUICore

/// A part of a store's state that is there or not, as views that take a store present it.
@MainActor
final class PresentedPart<State, Action> {
  /// Which of those that follow each other is there.
  private let key: DerivedState<UInt64?>
  private let make: (UInt64) -> Store<State, Action>?
  private let sendDismiss: (() -> Bool)?
  /// The one that was looked at last.
  private var shown: PresentedItem<State, Action>?

  /// The value of an optional.
  init(_ store: Store<State?, Action>) {
    key = DerivedState(store.node, isDuplicate: { $0 == $1 }) { $0 == nil ? nil : 0 }
    make = { _ in store.part({ $0 }, { $0 }) }
    sendDismiss = nil
  }

  /// A feature that is presented, or a case of several.
  init<DestinationState, DestinationAction>(
    _ store: Store<PresentationState<DestinationState>, PresentationAction<DestinationAction>>,
    state toState: @escaping (DestinationState) -> State?,
    action fromAction: @escaping (Action) -> DestinationAction
  ) {
    key = DerivedState(store.node, isDuplicate: { $0 == $1 }) { presentation in
      presentation.wrappedValue.flatMap(toState) == nil ? nil : presentation.generation
    }
    make = { generation in
      store.part(
        { $0.generation == generation ? $0.wrappedValue.flatMap(toState) : nil },
        { .presented(fromAction($0)) }
      )
    }
    sendDismiss = {
      _ = store.node.send(.dismiss, origin: .binding)
      return store.node.root.isProcessing
    }
  }

  /// What is there.
  var item: PresentedItem<State, Action>? {
    guard let id = key.value else { return nil }
    if let shown, shown.id == id { return shown }
    shown = make(id).map { PresentedItem(id: id, store: $0) }
    return shown
  }

  /// A binding to what is there: writing `nil` dismisses it.
  var binding: Binding<PresentedItem<State, Action>?> {
    Binding {
      assumeMainActor { self.item }
    } set: { newValue in
      assumeMainActor { if newValue == nil { self.dismiss() } }
    }
  }

  private func dismiss() {
    // The write says "what I showed is closed". It is late, and means nothing, when that is gone.
    guard let shown, shown.store.node.exists, let sendDismiss else { return }
    let mustWait = sendDismiss()
    guard !mustWait, shown.store.node.exists else { return }
    reportScreenThatStays(of: Action.self)
  }
}

/// What is presented.
struct PresentedItem<State, Action>: Identifiable, Hashable {
  /// Which one: what comes after it at the same place has another.
  let id: UInt64
  let store: Store<State, Action>

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
