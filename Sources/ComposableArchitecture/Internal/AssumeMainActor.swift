/// Runs a closure of a binding, which views read and write on the main actor, there.
func assumeMainActor<T>(_ body: @MainActor () -> T) -> T {
  MainActor.assumeIsolated { Unchecked(value: body()) }.value
}

/// Carries a value over the border of an isolation that it never leaves.
private struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
}
