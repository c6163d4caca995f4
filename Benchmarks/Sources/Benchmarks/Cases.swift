import CasePaths

@CasePathable
private enum Message {
  case number(Int)
  case text(String)
  case nothing
}

@CasePathable
private enum Outer {
  case inner(Message)
  case other
}

@MainActor
func caseBenchmarks() -> [Benchmark] {
  let path = AnyCasePath<Message, Int>(\.number)
  let deep = AnyCasePath<Outer, Int>(\.inner.number)
  let message = Message.number(1)
  let outer = Outer.inner(.number(1))
  return [
    Benchmark("case: extract") { count in
      for _ in 0..<count { consume(path.extract(from: message)) }
    } byHand: { count in
      for _ in 0..<count {
        if case .number(let number) = message { consume(Optional(number)) }
      }
    },
    Benchmark("case: extract through two enums") { count in
      for _ in 0..<count { consume(deep.extract(from: outer)) }
    } byHand: { count in
      for _ in 0..<count {
        if case .inner(.number(let number)) = outer { consume(Optional(number)) }
      }
    },
    Benchmark("case: embed") { count in
      for index in 0..<count { consume(path.embed(index)) }
    } byHand: { count in
      for index in 0..<count { consume(Message.number(index)) }
    },
    Benchmark("case: is") { count in
      for _ in 0..<count { consume(message.is(\.number)) }
    } byHand: { count in
      for _ in 0..<count {
        if case .number = message { consume(true) } else { consume(false) }
      }
    },
  ]
}
