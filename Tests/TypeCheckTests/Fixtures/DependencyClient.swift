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

@DependencyClient
struct Unusual: Sendable {
  var text: @Sendable (_ name: String) -> String = { _ in
    """
    text
      of several lines
    """
  }
  var pair: @Sendable () async throws -> (Int, String)
  var some: @Sendable (_ x: Int, Int) -> Result<Int, any Error> = { _, _ in .success(1) }
  var many: @Sendable (_ xs: Int...) -> Void
  var isolated: @isolated(any) @Sendable (_ x: Int) -> Void
  var sent: @Sendable (_ xs: sending [Int]) -> Void
  var inherits: nonisolated(nonsending) @Sendable (_ x: Int) async -> Void
  var `in`: @Sendable (_ `for`: Int) -> Void
}

extension Unusual {
  @DependencyClient
  public struct Nested {
    public var plain: () -> Void
    @DependencyEndpoint(method: "run") public var other: () -> Void
  }
}

@DependencyClient
struct WithInitializer {
  let id: Int
  var load: () throws -> Int

  init(id: Int) {
    self.id = id
    self.load = { id }
  }
}

func use(_ client: Unusual, _ nested: Unusual.Nested) async {
  _ = client.text(name: "")
  _ = client.some(x: 1, 2)
  client.many(1, 2)
  await client.isolated(1)
  client.sent(xs: [])
  await client.inherits(x: 2)
  client.in(for: 1)
  nested.plain()
  nested.run()
  _ = WithInitializer(id: 1)
}
