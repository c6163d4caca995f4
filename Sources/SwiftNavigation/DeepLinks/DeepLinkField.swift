/// Something that a link says about state: a segment, an item of the query, what is presented, a stack.
public struct DeepLinkField<State>: Sendable {
  /// Reads what the link says.
  let parse: @Sendable (inout DeepLinkReader) throws(DeepLinkError) -> DeepLinkFieldPlace<State>
  /// Writes what is to be said.
  ///
  /// It is given the state where a link says nothing, if that is needed.
  let write:
    @Sendable (State, inout DeepLinkWriter, _ initial: State?) throws(DeepLinkError) -> Void
  /// What it may begin with.
  var first: @Sendable (_ depth: Int) -> DeepLinkFirst = { _ in DeepLinkFirst() }
  /// Whether it may be left out.
  var isOptional: @Sendable (_ depth: Int) -> Bool = { _ in true }
  /// Whether it is to be compared with the state where a link says nothing.
  var needsInitial = false
  var check: @Sendable (_ follow: DeepLinkFirst, inout DeepLinkChecker) -> Void = { _, _ in }
}

/// What a link says about state.
struct DeepLinkFieldPlace<State> {
  /// Changes the state to that.
  ///
  /// It is given the state where a link says nothing, if that is needed.
  var apply: (inout State, DeepLinkPolicy, _ initial: State?) -> Void
  /// Whether state is that already; `nil` when it is not what tells one place from another.
  var matches: ((State) -> Bool)?
}

extension DeepLinkField {
  /// A segment that is always the same.
  ///
  /// - Parameter word: The word.
  public static func literal(_ word: String) -> Self {
    let first = DeepLinkFirst([.word(word)])
    return Self(
      parse: { reader throws(DeepLinkError) in
        guard let next = reader.next else { throw reader.missing(first) }
        guard next == word else { throw reader.unknown(first) }
        reader.advance()
        return DeepLinkFieldPlace(apply: { _, _, _ in }, matches: { _ in true })
      },
      write: { _, writer, _ throws(DeepLinkError) in writer.path.append(word) },
      first: { _ in first },
      isOptional: { _ in false }
    )
  }

  /// A segment that is a value.
  ///
  /// - Parameter value: The value in the state.
  public static func segment<Value: DeepLinkValue>(
    _ value: WritableKeyPath<State, Value> & Sendable
  ) -> Self {
    Self(
      parse: { reader throws(DeepLinkError) in
        let newValue = try reader.value(of: Value.self)
        let matches: (State) -> Bool = { $0[keyPath: value].segment == newValue.segment }
        return DeepLinkFieldPlace(
          apply: { state, _, _ in if !matches(state) { state[keyPath: value] = newValue } },
          matches: matches
        )
      },
      write: { state, writer, _ throws(DeepLinkError) in
        writer.path.append(state[keyPath: value].segment)
      },
      first: { _ in DeepLinkFirst(Value.segmentExpectations) },
      isOptional: { _ in false }
    )
  }

  /// An item of the query that is a value.
  ///
  /// It is left out of a link where the value is the initial one. Where several features of a link have
  /// items of one name, these stand in the order of the features.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - value: The value in the state.
  public static func query<Value: DeepLinkValue>(
    _ name: String, _ value: WritableKeyPath<State, Value> & Sendable
  ) -> Self {
    query(
      name, value, text: { .some($0.linkText) },
      value: { text in text.flatMap { Value(linkText: $0) } }, expectations: Value.linkExpectations
    )
  }

  /// An item of the query that is a value, or none.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - value: The value in the state.
  public static func query<Value: DeepLinkValue>(
    _ name: String, _ value: WritableKeyPath<State, Value?> & Sendable
  ) -> Self {
    query(
      name, value, text: { $0?.linkText },
      value: { text -> Value?? in
        guard let text else { return .some(nil) }
        return Value(linkText: text).map { .some($0) }
      },
      expectations: Value.linkExpectations
    )
  }

  private static func query<Value>(
    _ name: String,
    _ keyPath: WritableKeyPath<State, Value> & Sendable,
    text: @escaping @Sendable (Value) -> String?,
    value: @escaping @Sendable (String?) -> Value?,
    expectations: @autoclosure @escaping @Sendable () -> [DeepLinkExpectation]
  ) -> Self {
    Self(
      parse: { reader throws(DeepLinkError) in
        guard let item = reader.item(name) else {
          return DeepLinkFieldPlace(apply: { state, policy, initial in
            guard policy == .replace, let initial else { return }
            let initialValue = initial[keyPath: keyPath]
            guard text(initialValue) != text(state[keyPath: keyPath]) else { return }
            state[keyPath: keyPath] = initialValue
          })
        }
        guard let newValue = value(item.value) else {
          throw DeepLinkError(
            .invalidQueryItem(name: name), text: item.value, allowed: expectations()
          )
        }
        return DeepLinkFieldPlace(apply: { state, _, _ in
          guard text(state[keyPath: keyPath]) != text(newValue) else { return }
          state[keyPath: keyPath] = newValue
        })
      },
      write: { state, writer, initial throws(DeepLinkError) in
        let newText = text(state[keyPath: keyPath])
        writer.items.append(
          DeepLinkWriter.Item(
            item: DeepLink.QueryItem(name, newText),
            isInitial: initial.map { text($0[keyPath: keyPath]) == newText } ?? false
          )
        )
      },
      needsInitial: true
    )
  }
}
