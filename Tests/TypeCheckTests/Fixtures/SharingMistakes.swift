import ComposableArchitecture

struct Reading {
  @SharedReader(.appStorage("isOn")) var isOn = false

  func turnOn() {
    isOn = true  // expected-error {{'isOn' is a get-only property}}
    // expected-error@+2 {{has no dynamic member 'withLock'}}
    // expected-error@+1 {{cannot call value of non-function type}}
    $isOn.withLock { $0 = true }
  }
}

struct Hashed: Hashable {  // expected-error {{does not conform to protocol 'Hashable'}}
  @Shared(value: 0) var count
}

// expected-error@+1 {{protocol 'Decodable'}} expected-error@+1 {{protocol 'Encodable'}}
struct Coded: Codable {
  @Shared(value: 0) var count
}

extension SharedReaderKey where Self == InMemoryKey<[String]> {
  static var names: Self { inMemory("names") }
}

struct Names {
  // expected-error@+1 {{cannot convert value of type 'Set<String>'}}
  @Shared(.names) var names = Set<String>()
}

struct User: Codable, Identifiable, Sendable {
  var id: Int
}

extension SharedReaderKey where Self == InMemoryKey<IdentifiedArrayOf<User>> {
  static var users: Self { inMemory("users") }
}

struct Users {
  // expected-error@+1 {{cannot convert value of type '[User]'}}
  @Shared(.users) var users = [User]()
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  static var launches: Self { Self[.inMemory("launches"), default: 0] }
}

struct Launches {
  @Shared(.launches) var launches: String  // expected-error {{'String'}}
}

struct Undecided {
  @Shared(.appStorage("count")) var count: Int  // expected-error {{has no default value}}
}

struct RemoteKey: SharedReaderKey {
  var id: String { "remote" }
  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(returning: 1)
  }
  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

struct Remote {
  @SharedReader(RemoteKey()) var read = 0
  // expected-error@+1 {{'SharedKey'}}
  @Shared(RemoteKey()) var written = 0
}
