/// What the columns of one split view share.
@MainActor
package final class SplitContext {
  var columns: [Int: StackContext] = [:]
  package var show: ((Int) -> Void)?

  package init() {}
}

/// The place of one stack among the columns of a split view.
@MainActor
package final class SplitColumn {
  private weak var split: SplitContext?
  private let index: Int

  package init(_ split: SplitContext, _ index: Int) {
    self.split = split
    self.index = index
  }

  func adopt(_ stack: StackContext) {
    split?.columns[index] = stack
    stack.column = self
  }

  /// The stack of the next column.
  var next: StackContext? { split?.columns[index + 1] }
  /// The stack of the column before.
  var previous: StackContext? { split?.columns[index - 1] }

  /// Shows the next column, where only one is shown.
  package func showNext() {
    if next != nil { split?.show?(index + 1) }
  }

  package func leave() {
    split?.columns[index] = nil
  }
}

extension EnvironmentValues {
  private enum SplitKey: EnvironmentKey {
    static var defaultValue: SplitContext? { nil }
  }

  private enum SplitColumnKey: EnvironmentKey {
    static var defaultValue: SplitColumn? { nil }
  }

  package var split: SplitContext? {
    get { self[SplitKey.self] }
    set { self[SplitKey.self] = newValue }
  }

  /// The column that the next stack is.
  package var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
