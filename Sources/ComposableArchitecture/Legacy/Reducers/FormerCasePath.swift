import CasePaths

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
