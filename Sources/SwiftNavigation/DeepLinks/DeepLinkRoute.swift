public import CasePaths

/// How state of a type is named in a link, see ``DeepLinkable``.
public struct DeepLinkRoute<State>: Sendable {
  /// Reads the place in the state that the link leads to, as far as the state goes.
  let parse: @Sendable (inout DeepLinkReader) throws(DeepLinkError) -> DeepLinkPlace<State>
  /// Writes what names the state, or nothing and `false` when nothing does.
  let write: @Sendable (State, inout DeepLinkWriter) throws(DeepLinkError) -> Bool
  /// What a link to the state may begin with.
  let first: @Sendable (_ depth: Int) -> DeepLinkFirst
  /// Whether a link to the state may be empty.
  var isOptional: @Sendable (_ depth: Int) -> Bool = { _ in false }
  let check: @Sendable (_ follow: DeepLinkFirst, inout DeepLinkChecker) -> Void

  /// State whose properties are named one after the other.
  ///
  /// ```swift
  /// DeepLinkRoute<Self>(Self(), .query("sort", \.sort), .stack(\.path))
  /// ```
  ///
  /// - Parameters:
  ///   - initial: The state where a link says nothing about it.
  ///   - fields: What a link says about the state, in order.
  public init(
    _ initial: @autoclosure @escaping @Sendable () -> State, _ fields: DeepLinkField<State>...
  ) {
    self.init(fields: fields, initial: initial)
  }

  /// State that is made of a value, which is a segment, and has properties that are named after it.
  ///
  /// ```swift
  /// DeepLinkRoute<Self>(\.id, make: { Self(id: $0) }, .query("tab", \.tab))
  /// ```
  ///
  /// - Parameters:
  ///   - id: The value in the state.
  ///   - make: Makes the state of the value.
  ///   - fields: What a link says about the state beyond that, in order.
  public init<ID: DeepLinkValue & Sendable>(
    _ id: KeyPath<State, ID> & Sendable,
    make: @escaping @Sendable (ID) -> State,
    _ fields: DeepLinkField<State>...
  ) {
    let fields = DeepLinkFields(fields)
    parse = { reader throws(DeepLinkError) in
      let value = try reader.value(of: ID.self)
      let rest = try fields.parse(&reader)
      return DeepLinkPlace(
        make: {
          var state = make(value)
          rest.apply(&state, .replace, nil)
          return state
        },
        matches: { $0[keyPath: id].segment == value.segment && rest.matches($0) },
        update: { state, policy in
          let isSame = state[keyPath: id].segment == value.segment
          let initial = isSame && !fields.needsInitial ? nil : make(value)
          if !isSame, let initial { state = initial }
          rest.apply(&state, policy, initial)
        }
      )
    }
    write = { state, writer throws(DeepLinkError) in
      let value = state[keyPath: id]
      writer.path.append(value.segment)
      try fields.write(state, &writer, fields.needsInitial ? make(value) : nil)
      return true
    }
    first = { _ in DeepLinkFirst(ID.segmentExpectations) }
    check = { follow, checker in fields.check(State.self, follow: follow, &checker) }
  }

  private init(
    fields: [DeepLinkField<State>], initial: @escaping @Sendable () -> State
  ) {
    let fields = DeepLinkFields(fields)
    parse = { reader throws(DeepLinkError) in
      let place = try fields.parse(&reader)
      return DeepLinkPlace(
        make: {
          var state = initial()
          place.apply(&state, .replace, nil)
          return state
        },
        matches: place.matches,
        update: { state, policy in
          place.apply(&state, policy, fields.needsInitial ? initial() : nil)
        }
      )
    }
    write = { state, writer throws(DeepLinkError) in
      try fields.write(state, &writer, fields.needsInitial ? initial() : nil)
      return true
    }
    first = { fields.first(depth: $0) }
    isOptional = { fields.isOptional(depth: $0) }
    check = { follow, checker in fields.check(State.self, follow: follow, &checker) }
  }

  private init(cases: [DeepLinkCase<State>]) {
    var byName: [String: DeepLinkCase<State>] = [:]
    for element in cases { byName[element.name] = byName[element.name] ?? element }
    let named = byName
    let names = DeepLinkFirst(cases.map { .word($0.name) })
    parse = { reader throws(DeepLinkError) in
      guard let name = reader.next else { throw reader.missing(names) }
      guard let element = named[name] else { throw reader.unknown(names) }
      reader.advance()
      return try element.parse(&reader)
    }
    write = { state, writer throws(DeepLinkError) in
      for element in cases where try element.write(state, &writer) { return true }
      return false
    }
    first = { _ in names }
    check = { follow, checker in
      checker.checkNames(cases.map(\.name), of: State.self)
      for element in cases { element.check(follow, &checker) }
    }
  }
}

extension DeepLinkRoute where State: CasePathable {
  /// State that is one of several cases, each of which has a word in links.
  ///
  /// ```swift
  /// static let deepLinks = DeepLinkRoute<Self>.cases(
  ///   .case("bird", \.detail), .case("map", \.map)
  /// )
  /// ```
  ///
  /// No link leads to a case that is not named.
  ///
  /// - Parameter cases: The cases.
  public static func cases(_ cases: DeepLinkCase<State>...) -> Self {
    Self(cases: cases)
  }
}

/// What a part of a link leads to.
struct DeepLinkPlace<State> {
  /// Makes the state anew.
  var make: () -> State
  /// Whether state is what the link leads to, as far as identity goes.
  var matches: (State) -> Bool
  /// Goes there from some state.
  var update: (inout State, DeepLinkPolicy) -> Void
}
