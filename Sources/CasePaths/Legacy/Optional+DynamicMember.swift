extension Optional.AllCasePaths where Wrapped: CasePathable {
  /// A case of the value, whose payload is optional once more: `nil` stands for the absence of the
  /// value.
  ///
  /// - Parameter keyPath: A case of the wrapped enum.
  @available(*, deprecated, message: "Name the value first: '\\.some.detail', not '\\.detail'.")
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
  ) -> AnyCasePath<Optional, Member?> {
    let member = Wrapped.allCasePaths[keyPath: keyPath]
    return ._$case(
      member.name,
      embed: { (payload: Member?) -> Optional in payload.map { member.embed($0) } },
      extract: { (root: Optional) -> Member?? in
        guard let root else { return .some(nil) }
        guard let payload = member.extract(from: root) else { return nil }
        return .some(payload)
      }
    )
  }
}
