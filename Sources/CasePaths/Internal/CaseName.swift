/// The name of the case that a value is, for messages.
///
/// Case paths that can tell are asked first; otherwise the value's mirror is.
func caseName<Root: CasePathable>(of root: Root) -> String {
  if let paths = Root.allCasePaths as? any CasePathReflectable<Root>,
    let anyCase = Case<Root>()[keyPath: paths[root]] as? any AnyCase
  {
    return anyCase.name
  }
  return Mirror(reflecting: root).children.first?.label ?? "\(root)"
}

/// The names of two cases, one in the other, as a key path has them: `path[id: 0].counter`.
@usableFromInline
func joinedCaseNames(_ outer: String, _ inner: String) -> String {
  inner.hasPrefix("[") ? outer + inner : "\(outer).\(inner)"
}
