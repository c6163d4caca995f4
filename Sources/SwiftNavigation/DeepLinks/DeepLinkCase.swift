public import CasePaths

/// A case of an enum in a link: a word, and what is in the case.
public struct DeepLinkCase<State>: Sendable {
  let name: String
  /// Reads what follows the word.
  let parse: @Sendable (inout DeepLinkReader) throws(DeepLinkError) -> DeepLinkPlace<State>
  /// Writes the word and what is in the case, or nothing and `false` for another case.
  let write: @Sendable (State, inout DeepLinkWriter) throws(DeepLinkError) -> Bool
  let check: @Sendable (_ follow: DeepLinkFirst, inout DeepLinkChecker) -> Void
}

extension DeepLinkCase where State: CasePathable {
  /// A case with state that has links of its own.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - path: The case.
  public static func `case`<Payload: DeepLinkable>(
    _ name: String, _ path: KeyPath<State.AllCasePaths, AnyCasePath<State, Payload>> & Sendable
  ) -> Self {
    Self(
      name: name,
      parse: { reader throws(DeepLinkError) in
        try reader.descend()
        defer { reader.ascend() }
        let place = try Payload.deepLinks.parse(&reader)
        let casePath = State.allCasePaths[keyPath: path]
        return DeepLinkPlace(
          make: { casePath.embed(place.make()) },
          matches: { casePath.extract(from: $0).map(place.matches) ?? false },
          update: { state, policy in
            guard let payload = casePath.extract(from: state), place.matches(payload) else {
              state = casePath.embed(place.make())
              return
            }
            casePath._$modify(&state) { place.update(&$0, policy) }
          }
        )
      },
      write: { state, writer throws(DeepLinkError) in
        let casePath = State.allCasePaths[keyPath: path]
        guard let payload = casePath.extract(from: state) else { return false }
        let mark = writer.mark
        writer.path.append(name)
        try writer.descend()
        defer { writer.ascend() }
        if try Payload.deepLinks.write(payload, &writer) { return true }
        writer.goBack(to: mark)
        return false
      },
      check: { follow, checker in checker.check(Payload.self, follow: follow) }
    )
  }

  /// A case without a payload.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - path: The case.
  public static func `case`(
    _ name: String, _ path: KeyPath<State.AllCasePaths, AnyCasePath<State, Void>> & Sendable
  ) -> Self {
    Self(
      name: name,
      parse: { _ throws(DeepLinkError) in
        let casePath = State.allCasePaths[keyPath: path]
        return DeepLinkPlace(
          make: { casePath.embed(()) },
          matches: { casePath.extract(from: $0) != nil },
          update: { state, _ in
            if casePath.extract(from: state) == nil { state = casePath.embed(()) }
          }
        )
      },
      write: { state, writer throws(DeepLinkError) in
        let casePath = State.allCasePaths[keyPath: path]
        guard casePath.extract(from: state) != nil else { return false }
        writer.path.append(name)
        return true
      },
      check: { _, _ in }
    )
  }

  /// A case whose payload is a value, which is the segment after the word.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - path: The case.
  public static func `case`<Value: DeepLinkValue>(
    _ name: String, value path: KeyPath<State.AllCasePaths, AnyCasePath<State, Value>> & Sendable
  ) -> Self {
    Self(
      name: name,
      parse: { reader throws(DeepLinkError) in
        let value = try reader.value(of: Value.self)
        let casePath = State.allCasePaths[keyPath: path]
        let matches: (State) -> Bool = { casePath.extract(from: $0)?.segment == value.segment }
        return DeepLinkPlace(
          make: { casePath.embed(value) },
          matches: matches,
          update: { state, _ in if !matches(state) { state = casePath.embed(value) } }
        )
      },
      write: { state, writer throws(DeepLinkError) in
        guard let value = State.allCasePaths[keyPath: path].extract(from: state) else {
          return false
        }
        writer.path += [name, value.segment]
        return true
      },
      check: { _, _ in }
    )
  }
}
