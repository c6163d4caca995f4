import CasePaths

/// Runs a child feature on a part of the state, for the child's actions.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.settings, action: \.settings) {
///     Settings()
///   }
///   Reduce { state, action in … }
/// }
/// ```
///
/// The child runs where the scope stands in the body: before what comes after it.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private let toState: StatePath
  private let action: CaseKeyPath<ParentAction, Child.Action>
  private let child: Child
  private let site: OperatorSite
  /// What the operator is called where it reports.
  private let name: String

  private enum StatePath {
    case member(WritableKeyPath<ParentState, Child.State>)
    case enumCase(AnyKeyPath, AnyCasePath<ParentState, Child.State>)
  }

  public typealias Body = Never

  /// Runs a child on a property of the state.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  ///   - child: The child feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    toState = .member(state)
    self.action = action
    self.child = child()
    site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    name = "Scope"
  }

  /// Runs a child on a property of the state.
  ///
  /// - Parameters:
  ///   - state: The path to the child's state.
  ///   - action: The path to the case of the child's actions.
  ///   - child: The child feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<ChildState, ChildAction>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(
      state: state, action: action, child: child,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs a child on the payload of a case of the state, while the state is that case.
  ///
  /// - Parameters:
  ///   - state: The path to the case of the child's state.
  ///   - action: The path to the case of the child's actions.
  ///   - child: The child feature.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<ChildState, ChildAction>(
    state: CaseKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    toState = .enumCase(state, AnyCasePath(state))
    self.action = action
    self.child = child()
    site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
    name = "Scope"
  }

  /// Runs a child on the payload of a case of the state, under the name of another operator.
  init(
    _ state: CaseKeyPath<ParentState, Child.State>,
    action: CaseKeyPath<ParentAction, Child.Action>,
    child: Child,
    site: OperatorSite,
    name: String
  ) {
    toState = .enumCase(state, AnyCasePath(state))
    self.action = action
    self.child = child
    self.site = site
    self.name = name
  }

  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    run { child.reduce(into: &$0, action: $1) }(&state, action)
  }

  public func _compiled() -> _CompiledReducer<ParentState, ParentAction> {
    let child = LazyReducer(child)
    return run { child.reduce(into: &$0, action: $1) }
  }

  private func run(
    _ reduce: @escaping _CompiledReducer<Child.State, Child.Action>
  ) -> _CompiledReducer<ParentState, ParentAction> {
    let toAction = AnyCasePath(action)
    switch toState {
    case .member(let keyPath):
      let member = StateAccess(keyPath)
      let kind = PlaceKind(
        path: OperatorPath(state: keyPath, action: action),
        from: ParentState.self, to: Child.State.self, isUntracked: !member.isTracked,
        embed: toAction.embed
      ) { parent, _, body in
        member.read(parent, body)
        return true
      }
      return { state, action in
        guard let action = toAction.extract(from: action) else { return .none }
        return ReduceContext.inPlace(kind, key: .only, embed: toAction.embed) {
          member.modify(&state) { reduce(&$0, action) }
        }
      }

    case .enumCase(let path, let casePath):
      let kind = PlaceKind(
        path: OperatorPath(state: path, action: action),
        from: ParentState.self, to: Child.State.self, isUntracked: true, embed: toAction.embed
      ) { parent, _, body in
        guard let child = casePath.extract(from: parent.pointee) else { return false }
        withUnsafePointer(to: child, body)
        return true
      }
      return { [site, name] state, action in
        guard let childAction = toAction.extract(from: action) else { return .none }
        let effect = casePath._$modify(&state) { childState in
          ReduceContext.inPlace(kind, key: .enumCase, embed: toAction.embed) {
            reduce(&childState, childAction)
          }
        }
        guard let effect else {
          site.reportMissingChild(name, action: action, state: state, of: "case")
          return .none
        }
        return effect
      }
    }
  }
}
