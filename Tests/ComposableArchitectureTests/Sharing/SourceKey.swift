import ComposableArchitecture

/// What a storage holds that changes by itself.
final class Source: Sendable {
  let value = LockIsolated(0)
}

/// A storage that changes by itself.
struct SourceKey: SharedKey {
  let source: Source
  var id: ObjectIdentifier { ObjectIdentifier(source) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(returning: source.value.value)
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    source.value.setValue(value)
    continuation.resume()
  }
}
