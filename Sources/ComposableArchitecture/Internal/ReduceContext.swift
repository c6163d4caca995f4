import CasePaths
import Foundation

/// What is known while a store's reducer runs: which store, which place in its state, what happened.
///
/// Reducers run synchronously, on whatever thread calls them, so the current context belongs to the
/// thread.
final class ReduceContext {
  /// The store whose reducer runs.
  ///
  /// The store makes its context, and sets this at once.
  unowned var root: AnyRoot!
  /// The way to the place in the state whose reducer runs; `nil` at the root.
  private var frame: UnsafeMutablePointer<Frame>?
  /// The properties that changed, for observers to be told once the new state stands.
  var pendingNotifications: [(extent: StateExtent, slot: Int)] = []
  /// Whether a container of places holds others than before.
  var structureChanged = false
  /// The stores that want to know what goes.
  let lastStates = LastStates()
  /// The presentation whose optional state is being written.
  var writtenPresentation: UInt64?
  /// The payloads that are out of the enums in the state.
  let takenPayloads = TakenPayloads()
  /// The types of the actions that an operator has taken out of others, and of the wrappers that one
  /// has taken apart; `nil` where nobody asks.
  var takenActions: [ObjectIdentifier]?

  /// A step on the way to a place, for as long as the reducer there runs.
  private struct Frame {
    let outer: UnsafeMutablePointer<Frame>?
    let kind: PlaceKind
    let key: PlaceKey
    var place: Place?
  }

  /// The place in the state whose reducer runs; `nil` at the root.
  ///
  /// It is made when somebody asks: most actions have no effects, and need no place.
  var place: Place? { frame.map(place(of:)) }

  private func place(of frame: UnsafeMutablePointer<Frame>) -> Place {
    if let place = frame.pointee.place { return place }
    let place = Place(
      parent: frame.pointee.outer.map(place(of:)),
      kind: frame.pointee.kind, key: frame.pointee.key, root: root
    )
    frame.pointee.place = place
    return place
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
    return takenPayloads.collect(body)
  }

  /// Runs the body as if no reducer ran.
  static func withoutCurrent<R>(_ body: () -> R) -> R {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, nil)
    defer { pthread_setspecific(key, outer) }
    return TakenPayloads.withoutCurrent(body)
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
    context.takenActions?.append(ObjectIdentifier(ChildAction.self))
    return context.enter(kind(), key) { frame in
      let effect = reduce()
      return effect.isNone ? .none : effect.map(embed).placed(at: context.place(of: frame))
    }
  }

  /// Notes that an operator has taken an action.
  func noteOperator() {
    // Reducers of a store run on the main actor, so nobody else counts at the same time.
    root.operatorRuns += 1
  }

  /// Notes that an operator has taken an action, or the wrapper of one, where somebody asks.
  static func noteTaken<Action>(_ action: Action.Type) {
    current?.takenActions?.append(ObjectIdentifier(action))
  }

  /// Notes that the rest of an action reaches nobody, for a reason that is reported: who asks which
  /// operators took it learns nothing more.
  static func noteReported() {
    current?.takenActions = nil
  }

  private func enter<R>(
    _ kind: PlaceKind, _ key: PlaceKey, _ body: (UnsafeMutablePointer<Frame>) -> R
  ) -> R {
    noteOperator()
    let outer = frame
    var entered = Frame(outer: outer, kind: kind, key: key)
    return withUnsafeMutablePointer(to: &entered) { entered in
      frame = entered
      defer { frame = outer }
      return body(entered)
    }
  }
}
