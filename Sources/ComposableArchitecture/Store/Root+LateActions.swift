import IssueReporting

extension Root {
  /// Handles the first of the actions that are held.
  func handleHeldAction() {
    guard let held = heldActions?.removeFirst() else { return }
    handle(held.action, origin: .effect(held.effect), group: held.group, place: held.place)
  }

  /// Drops the actions whose place has gone while they were held.
  func dropLateHeldActions() {
    let late = heldActions?.remove(wherePlace: { !exists($0) }) ?? []
    for held in late {
      if held.isAfterDismissal {
        reportSendAfterDismissal(held.action)
      } else {
        noteDrop(of: held.action, .placeHasGone, .effect(held.effect))
      }
    }
  }

  private func reportSendAfterDismissal(_ action: Action) {
    reportIssue(
      """
      An effect sent an action after it had dismissed its own feature: \(debugCaseOutput(action))

      The feature is gone, so nothing can handle the action. Send it before calling 'dismiss()'.
      """
    )
  }

  /// Handles an action of an effect, if it does not come too late.
  func send(_ action: Action, from effect: RunningEffect) {
    if effect.isEnded {
      reportIssue(
        """
        An action was sent through a 'Send' whose effect has ended: \(debugCaseOutput(action))

        Keep the effect's work going until the last action is sent, or start another effect.
        """
      )
      return
    }
    if isReducing {
      // The state is in the reducer's hands. Whether the place is there is asked when the turn comes.
      guard !effect.isCancelled else {
        noteDrop(of: action, .effectWasCancelled, .effect(effect))
        return
      }
      send(
        action, origin: .effect(effect), group: effect.group, place: effect.place, sender: effect
      )
      return
    }
    if effect.hasDismissed, let place = effect.place, !exists(place) {
      return reportSendAfterDismissal(action)
    }
    guard !effect.isCancelled else {
      // The effects of a place that goes are cancelled with it.
      let isPlaceThere = effect.place.map(exists) ?? true
      noteDrop(of: action, isPlaceThere ? .effectWasCancelled : .placeHasGone, .effect(effect))
      return
    }
    if let place = effect.place, !exists(place) {
      noteDrop(of: action, .placeHasGone, .effect(effect))
      return
    }
    send(
      action, origin: .effect(effect), group: effect.group, place: effect.place, sender: effect
    )
  }

  /// Tells who records it that an action came too late.
  func noteDrop(
    of action: Action, _ reason: StoreTraceEntry.DropReason, _ origin: ActionOrigin
  ) {
    guard let effectObserver else { return }
    var sender: RunningEffect?
    if case .effect(let effect) = origin { sender = effect }
    effectObserver.actionDropped(action, reason: reason, effect: sender)
  }
}
