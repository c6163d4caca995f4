import Foundation

/// What is known while a store's reducer runs: which store, which place in its state, what happened.
///
/// Reducers run synchronously, on whatever thread calls them, so the current context belongs to the
/// thread.
final class ReduceContext {
  /// The store whose reducer runs.
  unowned let root: AnyRoot
  /// The place in the state whose reducer runs; `nil` at the root.
  var place: Place?
  /// The properties that changed, for observers to be told once the new state stands.
  var pendingNotifications: [(extent: StateExtent, slot: Int)] = []
  /// Whether a container of places holds others than before.
  var structureChanged = false
  /// The innermost of the payloads that are out of their enums.
  var takenPayload: TakenPayload?

  init(root: AnyRoot) {
    self.root = root
  }

  /// Notes a change for the observers to be told of: once, however often a property changes.
  func noteChange(of extent: StateExtent, _ slot: Int) {
    let isNoted = pendingNotifications.suffix(16).contains {
      $0.extent === extent && $0.slot == slot
    }
    if !isNoted { pendingNotifications.append((extent, slot)) }
  }

  /// The context of the reducer that runs on this thread.
  static var current: ReduceContext? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<ReduceContext>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Makes the context current while the body runs.
  func run<R>(_ body: () -> R) -> R {
    let outer = pthread_getspecific(Self.key)
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(Self.key, outer) }
    return body()
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}

extension ReduceContext {
  /// Runs a child's reducer in its place, and gives its effects that place.
  ///
  /// - Parameters:
  ///   - kind: What leads from the parent's state to the child's, and from its actions back.
  ///   - key: Which of the places that this leads to.
  ///   - embed: Turns an action of the child into one of the parent.
  ///   - reduce: The child's reducer.
  static func inPlace<ChildAction, ParentAction>(
    _ kind: @autoclosure () -> PlaceKind,
    key: PlaceKey,
    embed: @escaping @Sendable (ChildAction) -> ParentAction,
    reduce: () -> Effect<ChildAction>
  ) -> Effect<ParentAction> {
    guard let context = current else { return reduce().map(embed) }
    let outer = context.place
    let place = Place(parent: outer, kind: kind(), key: key, root: context.root)
    context.place = place
    defer { context.place = outer }
    let effect = reduce()
    return effect.isNone ? .none : effect.map(embed).placed(at: place)
  }
}
