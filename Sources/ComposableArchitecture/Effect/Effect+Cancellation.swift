extension Effect {
  /// The same effect, to be found under an id by those that want to cancel it.
  ///
  /// The id counts in the place of the state whose reducer returns the effect, and only there: the
  /// same id in a sibling, in another row or in another store is another one.
  ///
  /// - Parameters:
  ///   - id: What the effect is called.
  ///   - cancelInFlight: Whether effects of that id and place are cancelled before this one starts.
  @_disfavoredOverload
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    isNone && !cancelInFlight
      ? self : Self(.cancellable(operation, id: AnyHashable(id), cancelInFlight: cancelInFlight))
  }

  /// An effect that cancels the effects of an id.
  ///
  /// It reaches those of the place whose reducer returns it and of the places below, in the same
  /// store; neither siblings nor ancestors.
  ///
  /// - Parameter id: What the effects to cancel are called.
  @_disfavoredOverload
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(.cancel(AnyHashable(id), scope: .placeAndBelow))
  }

  /// An effect that cancels the effects of an id, and says how far it reaches.
  ///
  /// ```swift
  /// case .logOutButtonTapped:
  ///   return .cancel(id: Session.CancelID.refresh, in: .store)
  /// ```
  ///
  /// - Parameters:
  ///   - id: What the effects to cancel are called.
  ///   - reach: Where to look for them.
  @_disfavoredOverload
  public static func cancel(id: some Hashable & Sendable, in reach: CancellationReach) -> Self {
    switch reach {
    case .placeAndBelow: Self(.cancel(AnyHashable(id), scope: .placeAndBelow))
    case .store: Self(.cancel(AnyHashable(id), scope: .store))
    }
  }
}

/// Where a cancellation looks for the effects of its id.
public enum CancellationReach: Sendable {
  /// In the place of the state whose reducer cancels, and in those below.
  case placeAndBelow
  /// Everywhere in the store: in siblings and ancestors too.
  case store
}

// A collection as an id is most often meant as several ids. These overloads cost the other
// calls nothing; the plain ones are disfavoured for their sake.

extension Effect {
  /// The same effect, to be found under an id; a collection, unless it is a string, is a reported
  /// issue.
  ///
  /// - Parameters:
  ///   - id: What the effect is called.
  ///   - cancelInFlight: Whether effects of that id and place are cancelled before this one starts.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func cancellable<ID: Hashable & Sendable & Collection>(
    id: ID,
    cancelInFlight: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
      .reportCollection(id, of: "cancellable(id:)")
    return isNone && !cancelInFlight
      ? self : Self(.cancellable(operation, id: AnyHashable(id), cancelInFlight: cancelInFlight))
  }

  /// An effect that cancels the effects of an id; a collection, unless it is a string, is a reported
  /// issue.
  ///
  /// - Parameters:
  ///   - id: What the effects to cancel are called.
  ///   - reach: Where to look for them.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public static func cancel<ID: Hashable & Sendable & Collection>(
    id: ID,
    in reach: CancellationReach = .placeAndBelow,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
      .reportCollection(id, of: "cancel(id:)")
    return Self(.cancel(AnyHashable(id), scope: reach == .store ? .store : .placeAndBelow))
  }
}

extension OperatorSite {
  /// Reports a collection that stands where one id is wanted.
  fileprivate func reportCollection<ID: Collection>(_ id: ID, of function: String) {
    guard !(id is any StringProtocol) else { return }
    report(
      """
      A collection of type '\(ID.self)' was passed to '\(function)', which takes it as one id: only an \
      equal collection names the same effects.

      To name several ids, pass them one by one: '.merge(ids.map { .cancel(id: $0) })'. To use the \
      collection as one id, wrap it in a 'struct' that is 'Hashable'.
      """
    )
  }
}

/// The effects that were made cancellable together.
@MainActor
final class CancelScope {
  /// Which effects of an id are cancelled.
  enum Reach: Sendable {
    case placeAndBelow
    case place
    case store
  }

  let id: AnyHashable
  let place: Place?
  private(set) var isCancelled = false
  /// Whether all its effects have ended, of which some have sent actions that are not handled yet.
  var isOver = false
  private var effects: [ObjectIdentifier: RunningEffect] = [:]
  /// Cancels work that is no effect of its own.
  private var handler: (() -> Void)?

  init(id: AnyHashable, place: Place?) {
    self.id = id
    self.place = place
  }

  var isEmpty: Bool { effects.isEmpty }

  func insert(_ effect: RunningEffect) {
    effects[ObjectIdentifier(effect)] = effect
  }

  func remove(_ effect: RunningEffect) {
    effects[ObjectIdentifier(effect)] = nil
  }

  func cancel() {
    isCancelled = true
    for effect in effects.values { effect.cancel() }
    let handler = handler
    self.handler = nil
    handler?()
  }

  /// Says what to do when the scope is cancelled, or does it at once if it is already.
  func onCancel(_ handler: @escaping () -> Void) {
    if isCancelled { handler() } else { self.handler = handler }
  }
}
