import CasePaths
public import Foundation
public import SwiftNavigation

extension Reducer where State: DeepLinkable {
  /// Goes where links lead.
  ///
  /// ```swift
  /// enum Action {
  ///   case deepLink(DeepLinkAction)
  ///   case path(StackActionOf<Path>)
  /// }
  ///
  /// var body: some ReducerOf<Self> {
  ///   Reduce { state, action in … }
  ///     .forEach(\.path, action: \.path)
  ///     .deepLinks(action: \.deepLink)
  /// }
  /// ```
  ///
  /// After ``DeepLinkAction/open(_:)`` the feature gets ``DeepLinkAction/opened(_:)``, or
  /// ``DeepLinkAction/rejected(_:)`` with what was not understood; the state is as before then.
  ///
  /// - Parameters:
  ///   - toDeepLinkAction: The path to the case of the links' actions.
  ///   - base: What links begin with: `https://birds.example/app`. Others are rejected.
  public func deepLinks(
    action toDeepLinkAction: CaseKeyPath<Action, DeepLinkAction>, base: URL? = nil
  ) -> _DeepLinkReducer<Self> {
    _DeepLinkReducer(parent: self, toAction: toDeepLinkAction, baseURL: base, inbox: nil)
  }

  /// Goes where links lead, as soon as that can be.
  ///
  /// ```swift
  /// .deepLinks(\.links, action: \.deepLink, when: { $0.user != nil })
  /// ```
  ///
  /// A link that comes too early waits in the inbox, and is opened once, after the action that changes the
  /// condition.
  ///
  /// - Parameters:
  ///   - toInbox: The path to the inbox.
  ///   - toDeepLinkAction: The path to the case of the links' actions.
  ///   - base: What links begin with. Others are rejected.
  ///   - isReady: Whether links can be opened now. It is asked after each action while a link is waiting.
  public func deepLinks(
    _ toInbox: WritableKeyPath<State, DeepLinkInbox>,
    action toDeepLinkAction: CaseKeyPath<Action, DeepLinkAction>,
    base: URL? = nil,
    when isReady: @escaping (State) -> Bool
  ) -> _DeepLinkReducer<Self> {
    _DeepLinkReducer(
      parent: self, toAction: toDeepLinkAction, baseURL: base, inbox: (toInbox, isReady)
    )
  }
}

/// A reducer that goes where links lead.
public struct _DeepLinkReducer<Parent: Reducer>: Reducer where Parent.State: DeepLinkable {
  let parent: Parent
  let toAction: CaseKeyPath<Parent.Action, DeepLinkAction>
  let baseURL: URL?
  let inbox:
    (
      path: WritableKeyPath<Parent.State, DeepLinkInbox>, isReady: (Parent.State) -> Bool
    )?

  public typealias Body = Never

  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    run { parent.reduce(into: &$0, action: $1) }(&state, action)
  }

  public func _compiled() -> _CompiledReducer<Parent.State, Parent.Action> {
    run(parent._compiled())
  }

  private func run(
    _ parent: @escaping _CompiledReducer<Parent.State, Parent.Action>
  ) -> _CompiledReducer<Parent.State, Parent.Action> {
    let casePath = AnyCasePath(toAction)
    return { state, action in
      let effect = parent(&state, action)
      var request: DeepLinkRequest?
      if case .open(let opened)? = casePath.extract(from: action) { request = opened }
      if let inbox {
        if let request { state[keyPath: inbox.path].receive(request) }
        guard state[keyPath: inbox.path].pending != nil, inbox.isReady(state) else { return effect }
        request = state[keyPath: inbox.path].take()
      }
      guard let request else { return effect }
      let answer = open(request, in: &state)
      return effect.merge(with: .send(casePath.embed(answer)))
    }
  }

  private func open(_ request: DeepLinkRequest, in state: inout Parent.State) -> DeepLinkAction {
    do {
      let link = try request.link(base: baseURL)
      try state.open(link, policy: request.policy)
      return .opened(link)
    } catch {
      return .rejected(error)
    }
  }
}
