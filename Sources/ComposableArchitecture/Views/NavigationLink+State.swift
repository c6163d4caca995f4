import IssueReporting
import TernUICore

extension NavigationLink where Destination == Never {
  /// A link that pushes state on the stack of the feature around it.
  ///
  /// - Parameters:
  ///   - state: The state to push: a value of the element type of the stack that the nearest
  ///     `NavigationStack` shows. Without one, the link cannot be used.
  ///   - label: What the link shows.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<P>(
    state: P?,
    @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(pushing: state.map { $0 as Any }, label: label()) {
      reportIssue(
        """
        A 'NavigationLink' with the state '\(debugTypeName(P.self))' was used, but no 'NavigationStack' around it \
        shows a stack of such states.

        Put the link inside 'NavigationStack(path:root:destination:)', and give it the state of the \
        stack's elements: for an enum of features, 'Path.State.detail(…)', not the feature's own.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link that pushes state on the stack of the feature around it, with a literal for its label.
  ///
  /// - Parameters:
  ///   - titleKey: What the link shows.
  ///   - state: The state to push. Without one, the link cannot be used.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public init<P>(
    _ titleKey: LocalizedStringKey,
    state: P?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      state: state, label: { Text(titleKey) },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// A link that pushes state on the stack of the feature around it, with a string for its label.
  ///
  /// - Parameters:
  ///   - title: What the link shows.
  ///   - state: The state to push. Without one, the link cannot be used.
  ///   - fileID: The source file of the call.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  @_disfavoredOverload
  public init<S: StringProtocol, P>(
    _ title: S,
    state: P?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      state: state, label: { Text(title) },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
