import IssueReporting
import TernUICore

/// A view for each case of a state that is an enum.
///
/// ```swift
/// SwitchStore(store) { state in
///   switch state {
///   case .loggedIn:
///     CaseLet(\Session.State.loggedIn, action: Session.Action.loggedIn) { store in … }
///   case .loggedOut:
///     CaseLet(\Session.State.loggedOut, action: Session.Action.loggedOut) { store in … }
///   }
/// }
/// ```
@available(*, deprecated, message: "Use 'switch store.case { … }' on a '@Reducer' enum.")
public struct SwitchStore<State, Action, Content: View>: View {
  /// The store of the enum.
  public let store: Store<State, Action>
  /// Makes the view of a case, for the state as it is when the case comes.
  public let content: (State) -> Content
  private let state: DerivedState<State>

  /// A view for each case.
  ///
  /// - Parameters:
  ///   - store: The store of the enum.
  ///   - content: The view of a case, for the state as it is when the case comes.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
    state = DerivedState(store.node, isDuplicate: { caseName($0) == caseName($1) }) { $0 }
  }

  public var body: some View {
    content(state.value).environment(store)
  }
}

private func caseName(_ value: Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

/// The view of one case, inside of a ``SwitchStore``.
@available(*, deprecated, message: "Use 'switch store.case { … }' on a '@Reducer' enum.")
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  /// Takes the payload from the enum.
  public let toCaseState: (EnumState) -> CaseState?
  /// Wraps an action of the case.
  public let fromCaseAction: (CaseAction) -> EnumAction
  /// Makes the view of the case, for its store.
  public let content: (Store<CaseState, CaseAction>) -> Content
  private let site: OperatorSite

  @Environment(Store<EnumState, EnumAction>.self)
  private var store: Store<EnumState, EnumAction>?

  /// The view of a case.
  ///
  /// - Parameters:
  ///   - toCaseState: Takes the payload from the enum.
  ///   - fromCaseAction: Wraps an action of the case.
  ///   - content: The view of the case, for its store.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ toCaseState: @escaping (_ enumState: EnumState) -> CaseState?,
    action fromCaseAction: @escaping (_ caseAction: CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
    site = OperatorSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The view of a case.
  ///
  /// - Parameters:
  ///   - casePath: The case.
  ///   - fromCaseAction: Wraps an action of the case.
  ///   - content: The view of the case, for its store.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init(
    _ casePath: AnyCasePath<EnumState, CaseState>,
    action fromCaseAction: @escaping (_ caseAction: CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      casePath.extract(from:), action: fromCaseAction, then: content,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  public var body: some View {
    if let store {
      if let part: Store<CaseState, CaseAction> = store.part(toCaseState, fromCaseAction) {
        content(part)
      }
    } else {
      reportMissingStore()
    }
  }

  private func reportMissingStore() -> EmptyView {
    site.report(
      """
      A 'CaseLet' of '\(EnumState.self)' was shown outside of a 'SwitchStore' of that state.

      Put it into 'SwitchStore(store) { state in switch state { … } }', with a store of \
      '\(EnumState.self)' and '\(EnumAction.self)'.
      """
    )
    return EmptyView()
  }
}

@available(*, deprecated, message: "Use 'switch store.case { … }' on a '@Reducer' enum.")
extension CaseLet where EnumAction == CaseAction {
  /// The view of a case whose actions are those of the enum.
  ///
  /// - Parameters:
  ///   - toCaseState: Takes the payload from the enum.
  ///   - content: The view of the case, for its store.
  public init(
    state toCaseState: @escaping (_ enumState: EnumState) -> CaseState?,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.init(toCaseState, action: { $0 }, then: content)
  }
}
