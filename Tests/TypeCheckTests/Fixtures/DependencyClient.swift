import ComposableArchitecture
import DependenciesMacros

@DependencyClient
public struct Client: Sendable {
  public var fetch: @Sendable (_ id: Int, _ in: String) async throws -> [String]
  public var observe: @Sendable () -> AsyncStream<Int> = { .finished }
  public var `default`: @Sendable (_ for: Int) -> Int?
  public var save: @Sendable (_ value: Int) throws(Failure) -> Void = { _ throws(Failure) in }
  public var draw: @MainActor @Sendable (_ at: Int) -> Void
  public var transform: @Sendable (_ by: @escaping @Sendable (Int) -> Int) -> Void
  public var change: @Sendable (inout Int) -> Void
}

public enum Failure: Error { case full }

extension Client: TestDependencyKey {
  public static let testValue = Client()
  public static let previewValue = Client(
    fetch: { _, _ in [] },
    observe: { .finished },
    default: { $0 },
    save: { _ in },
    draw: { _ in },
    transform: { _ in },
    change: { $0 += 1 }
  )
}

@MainActor
func use(_ client: Client) async throws {
  _ = try await client.fetch(id: 1, in: "a")
  _ = try await client.fetch(1, "a")
  for await _ in client.observe() {}
  _ = client.default(for: 1)
  do { try client.save(value: 1) } catch .full {}
  client.draw(at: 1)
  client.transform(by: { $0 })
  var value = 1
  client.change(&value)
}

@DependencyClient
struct Incomplete {
  var count: () -> Int  // expected-error {{'count' cannot be an endpoint without a default value}}
}

struct Outer<Value: Sendable> {
  @DependencyClient
  fileprivate struct Nested {
    var load: @Sendable (_ id: Int) throws -> Value
    #if DEBUG
      var reset: @Sendable () -> Void
    #endif
  }
}
