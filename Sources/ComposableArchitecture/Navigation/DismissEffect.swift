import Dependencies
import IssueReporting

/// Dismisses the feature that uses it, whoever presented it.
///
/// Get one with `@Dependency(\.dismiss)` and call it from an effect:
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
///
/// case .closeButtonTapped:
///   return .run { _ in await self.dismiss() }
/// ```
///
/// The parent receives ``PresentationAction/dismiss`` or ``StackAction/popFrom(id:)`` as from an
/// effect. Which feature is meant is looked up when it is called. Send no action afterwards: nothing
/// can handle it. To dismiss what is gone already, or what nothing presented, is a reported issue.
public struct DismissEffect: Sendable {
  private enum Target {
    /// The feature in whose reducer or effect it is called.
    case caller
    /// The feature in whose reducer or effect it was asked for.
    case place(Place?, RootReference)
    case custom(@MainActor @Sendable () async -> Void)
  }

  private let target: Target

  /// A dismissal of one's own, for tests.
  ///
  /// - Parameter dismiss: What to do instead.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    target = .custom(dismiss)
  }

  private init(_ target: Target) {
    self.target = target
  }

  /// Dismisses the feature.
  ///
  /// - Parameters:
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    switch addressed.target {
    case .custom(let dismiss):
      await dismiss()
    case .place(let place, let reference):
      // When the whole store is gone, so is the feature, and nobody is left to be told.
      reference.root?.dismiss(place, site: site)
    case .caller:
      site.report(
        """
        'dismiss()' was called where no feature runs, so there is nothing to dismiss.

        Call it from an effect: return .run { _ in await self.dismiss() }
        """
      )
    }
  }

  /// This dismissal, addressed to the feature whose reducer or effect runs now.
  fileprivate var addressed: Self {
    guard case .caller = target else { return self }
    if let context = ReduceContext.current {
      return Self(.place(context.place, context.root.reference))
    }
    if let effect = RunningEffect.current {
      return Self(.place(effect.place, effect.rootReference))
    }
    return self
  }

  fileprivate static let caller = Self(.caller)
}

extension AnyRoot {
  /// Sends the action that takes a feature away.
  fileprivate func dismiss(_ place: Place?, site: OperatorSite) {
    let effect = RunningEffect.current
    guard let dismissable = place?.dismissable else {
      if let onRootDismissed { return onRootDismissed() }
      site.report(
        """
        'dismiss()' was called by a feature that nothing presents.

        Only a feature on a stack, or behind '@Presents', can dismiss itself.
        """
      )
      return
    }
    guard exists(dismissable) else {
      // Who was taken away by somebody else meanwhile has lost a race, and made no mistake.
      guard effect?.isCancelled != true || effect?.hasDismissed == true else { return }
      site.report(
        """
        'dismiss()' was called by a feature that is gone already.

        Call it once, as the last thing an effect does.
        """
      )
      return
    }
    guard let action = dismissable.dismissalAction else {
      site.report(
        """
        'dismiss()' found no way to the feature's parent: a reducer between them maps actions by \
        itself.

        Use 'Scope', 'ifLet' or 'forEach' there.
        """
      )
      return
    }
    send(any: action, from: effect, about: dismissable)
    effect?.hasDismissed = true
  }
}

extension DependencyValues {
  /// Dismisses the feature that uses it.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self].addressed }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature that uses it is presented: on a stack, or behind `@Presents`.
  public var isPresented: Bool {
    get {
      self[IsPresentedKey.self]
        ?? ((ReduceContext.current?.place ?? RunningEffect.current?.place)?.dismissable != nil)
    }
    set { self[IsPresentedKey.self] = newValue }
  }
}

private enum DismissKey: DependencyKey {
  static var liveValue: DismissEffect { .caller }
  static var testValue: DismissEffect { .caller }
}

private enum IsPresentedKey: DependencyKey {
  static var liveValue: Bool? { nil }
  static var testValue: Bool? { nil }
}
