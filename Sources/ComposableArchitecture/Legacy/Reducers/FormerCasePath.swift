import CasePaths

// Operators take key paths only. A function of theirs for case paths would be one more for the compiler
// to try: with two to choose from at each operator it tries all combinations of a chain before it says
// what is wrong in it. So the prefix '/' makes key paths where key paths are needed.

/// A key path to a case, with the payload found by reflection, for operators of reducers.
///
/// - Parameter embed: The case.
/// - Returns: The key path.
@available(*, deprecated, message: "Apply '@Reducer', and pass a key path: 'action: \\.child'.")
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping @Sendable (Value) -> Root
) -> CaseKeyPath<Root, Value> {
  caseKeyPath(AnyCasePath(unsafe: embed))
}

/// A key path to the actions of rows, whose case is a pair of an id and an action.
///
/// - Parameter embed: The case.
/// - Returns: The key path.
@available(
  *, deprecated,
  message: "Have a case of 'IdentifiedActionOf<Row>', and pass a key path: 'action: \\.rows'."
)
@_disfavoredOverload
public prefix func / <Root, ID: Hashable & Sendable, Action>(
  embed: @escaping @Sendable (ID, Action) -> Root
) -> CaseKeyPath<Root, IdentifiedAction<ID, Action>> {
  let path = AnyCasePath<Root, (ID, Action)>(unsafe: { embed($0.0, $0.1) })
  return caseKeyPath(
    AnyCasePath(
      embed: {
        switch $0 {
        case .element(let id, let action): path.embed((id, action))
        }
      },
      extract: { root in
        path.extract(from: root).map { .element(id: $0.0, action: $0.1) }
      }
    )
  )
}

/// A case path that was made from two functions as a key path, for operators of reducers.
///
/// - Parameter path: The case path.
/// - Returns: The key path.
@available(*, deprecated, message: "Apply '@Reducer', and pass a key path: 'action: \\.child'.")
@_disfavoredOverload
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> CaseKeyPath<Root, Value> {
  caseKeyPath(path)
}

/// A case path that was made from two functions, as an argument of a key path.
///
/// Equal are those that lead from the same type to a payload of the same type and name: the functions
/// say nothing about who they are.
struct FormerCasePath<Root, Value>: Hashable, Sendable {
  let path: AnyCasePath<Root, Value>

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.path.name == rhs.path.name }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path.name)
  }
}

extension Case {
  /// The case of a path; of the root of case key paths only.
  subscript<AppendedValue>(
    former path: FormerCasePath<Value, AppendedValue>
  ) -> Case<AppendedValue> {
    let path = path.path
    return Case<AppendedValue>(
      embed: { path.embed($0) },
      extract: { (root: Value) in path.extract(from: root) }
    )
  }
}

/// The case key path that stands for a case path, for operators that take key paths.
func caseKeyPath<Root, Value>(_ path: AnyCasePath<Root, Value>) -> CaseKeyPath<Root, Value> {
  let former = FormerCasePath(path: path)
  return \Case<Root>.[former: former]
}
