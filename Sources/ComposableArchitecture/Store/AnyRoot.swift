import CasePaths
import ConcurrencyExtras
import IssueReporting

/// A way to a store's root that does not keep it alive.
struct RootReference: @unchecked Sendable {
  // A weak reference may be loaded from any thread; what it leads to is used on the main actor only.
  weak var root: AnyRoot?
}

/// Where an action comes from.
enum ActionOrigin {
  /// The author of a view or a test sent it, there.
  case user(OperatorSite)
  /// A binding was written by a view.
  case binding
  /// An effect sent it.
  case effect(RunningEffect?)
}

/// What the root of a store is, whatever its state and actions are: the keeper of its effects.
@MainActor
class AnyRoot {
  nonisolated let stateType: ObjectIdentifier
  /// What runs the effects, where somebody must know when they wait.
  let executor: IdleTrackingExecutor?
  /// The observers of the store as a whole.
  nonisolated let extent = StateExtent()
  /// The state of the root is another value.
  static var identitySlot: Int { 0 }
  /// An action was handled, and something may have changed that nobody else tells.
  static var anythingSlot: Int { 1 }
  private(set) var effects: [ObjectIdentifier: RunningEffect] = [:]
  private var places: [Place: Set<ObjectIdentifier>] = [:]
  private var untrackedPlaces = 0
  private var scopes: [AnyHashable: [CancelScope]] = [:]
  /// When the throttled effects of a place let an action pass.
  let throttles = Throttles()
  /// Those that want to hear of every action.
  let feeds = StoreFeeds()

  init(stateType: ObjectIdentifier, executor: IdleTrackingExecutor?) {
    self.stateType = stateType
    self.executor = executor
    context.root = self
  }

  nonisolated var reference: RootReference { RootReference(root: self) }

  /// How often an operator has run the reducer of a child.
  nonisolated(unsafe) var operatorRuns = 0
  /// Something that a test may wait for: an action was handled, an effect has ended.
  let activity = Activity()
  /// Is told what becomes of effects, where somebody records it.
  var effectObserver: (any EffectObserver)?
  /// What happens when the feature at the root dismisses itself; nothing presents it.
  var onRootDismissed: (() -> Void)?

  // MARK: - For the typed root

  /// What is known while the reducer runs.
  final let context = ReduceContext()
  /// Whether an action is being handled, so that the next one has to wait.
  var isProcessing = false
  /// Whether the state is in the hands of a reducer, so that nobody else may look at it.
  var isReducing = false

  /// Which slot tells that the state of the root is another value.
  var rootSlot: Int { preconditionFailure("AnyRoot is abstract.") }

  /// Reports that the state was read while a reducer changes it.
  func reportReadWhileReducing() {
    preconditionFailure("AnyRoot is abstract.")
  }

  /// Whether the place is there in the state as it stands.
  func exists(_ place: Place) -> Bool {
    preconditionFailure("AnyRoot is abstract.")
  }

  /// Sends an action of the root's type, while the place that it is about is there; another type is a
  /// reported issue.
  func send(any action: Any, from effect: RunningEffect?, about place: Place) {
    preconditionFailure("AnyRoot is abstract.")
  }

  // MARK: - Reading

  /// Runs code that reads the state, as somebody who may be observing it.
  final func reading<R>(_ body: () -> R) -> R {
    if isReducing {
      reportReadWhileReducing()
      return context.takenPayloads.withAllPutBack(body)
    }
    // The reducer of another store does not observe its own state, but may well observe this.
    if ReduceContext.current != nil { return ReduceContext.withoutCurrent(body) }
    return body()
  }

  /// Tells the current tracking, if there is one, that the identity of the root's state is read.
  final func trackIdentity() {
    extent.access(rootSlot)
  }

  // MARK: - Registry

  func insert(_ effect: RunningEffect) {
    let id = ObjectIdentifier(effect)
    effects[id] = effect
    effect.group.insert(effect)
    for scope in effect.scopes { scope.insert(effect) }
    if let place = effect.place {
      places[place, default: []].insert(id)
      if place.isUntracked { untrackedPlaces += 1 }
    }
  }

  func remove(_ effect: RunningEffect) {
    let id = ObjectIdentifier(effect)
    guard effects.removeValue(forKey: id) != nil else { return }
    // What it has sent may still wait to be handled, and is not when the effect is cancelled until then.
    if effect.queued == 0 {
      for scope in effect.scopes { scope.remove(effect) }
    }
    if let place = effect.place {
      if place.isUntracked { untrackedPlaces -= 1 }
      places[place]?.remove(id)
      if places[place]?.isEmpty == true { places[place] = nil }
    }
    effectObserver?.effectEnded(effect)
    effect.end()
    effect.group.remove(effect)
    activity.signal()
  }

  /// Says that an action of an effect is to be handled now.
  func dequeued(_ effect: RunningEffect) {
    effect.queued -= 1
    guard effect.isEnded, effect.queued == 0 else { return }
    for scope in effect.scopes {
      scope.remove(effect)
      if scope.isOver { remove(scope) }
    }
  }

  /// Whether nothing runs and nothing is remembered of what ran.
  var isAtRest: Bool { effects.isEmpty && places.isEmpty && scopes.isEmpty && untrackedPlaces == 0 }

  /// Forgets the effects that run, whether they heed their cancellation or not.
  func abandonEffects() {
    for effect in effects.values { remove(effect) }
  }

  func insert(_ scope: CancelScope) {
    scopes[scope.id, default: []].append(scope)
  }

  func remove(_ scope: CancelScope) {
    guard scope.isEmpty else {
      scope.isOver = true
      return
    }
    // Most often the first: those of an id end in about the order in which they began.
    if let position = scopes[scope.id]?.firstIndex(where: { $0 === scope }) {
      scopes[scope.id]?.remove(at: position)
    }
    if scopes[scope.id]?.isEmpty == true { scopes[scope.id] = nil }
  }

  func cancel(id: AnyHashable, at place: Place?, reach: CancelScope.Reach) {
    guard let scopes = scopes[id] else { return }
    for scope in scopes {
      let isReached =
        switch reach {
        case .place: scope.place == place
        case .placeAndBelow:
          scope.place.map { $0.isAtOrBelow(place) } ?? (place == nil)
        case .store: true
        }
      if isReached { scope.cancel() }
    }
  }

  /// Cancels the effects of places that are no longer there.
  ///
  /// Only places with live effects are looked up, and only when a container of places has changed or
  /// when one of them can go without such a container noting it.
  func cancelEffectsOfVanishedPlaces(structureChanged: Bool) {
    guard structureChanged ? !places.isEmpty : untrackedPlaces > 0 else { return }
    for (place, ids) in places where structureChanged || place.isUntracked {
      guard !exists(place) else { continue }
      for id in ids { effects[id]?.placeHasGone() }
    }
  }
}
