import ComposableArchitecture

extension Feature.Path.State {
  var isFirst: Bool { self.is(\.first) }
}

extension Feature.Path.State: CustomStringConvertible {
  var description: String { isFirst ? "first" : "second" }
}

extension Feature.Path.Action {
  static var initial: Self { .second(.tap) }
}

extension Feature.Path {
  static var initial: State { .first(First.State()) }
}

extension Screens.Second.State {
  mutating func goBack() { path = [Feature.Path.initial] }
}
