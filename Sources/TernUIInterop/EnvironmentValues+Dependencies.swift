import Dependencies
import TernUI

extension EnvironmentValues {
  /// The dependencies of the views in this environment.
  ///
  /// The bodies of views, and what persons make them do, run with these dependencies: every
  /// `@Dependency` they read, and every object and task they make, has them. Set single ones with
  /// ``TernUI/View/dependency(_:_:)``.
  ///
  /// Where nobody set any, they are those of the code that reads this.
  public var dependencies: DependencyValues {
    get { self[DependenciesKey.self] ?? ._current }
    set {
      self[DependenciesKey.self] = newValue
      scope = DependencyScope(values: newValue)
    }
  }
}

private enum DependenciesKey: EnvironmentKey {
  static var defaultValue: DependencyValues? { nil }
}

private struct DependencyScope: EnvironmentScope {
  let values: DependencyValues

  func run<Result>(_ body: () -> Result) -> Result {
    _withDependencyValues(values, body)
  }
}
