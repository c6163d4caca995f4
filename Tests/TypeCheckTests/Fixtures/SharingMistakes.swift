import ComposableArchitecture

struct Reading {
  @SharedReader(.appStorage("isOn")) var isOn = false

  func turnOn() {
    isOn = true  // expected-error {{'isOn' is a get-only property}}
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
  @Shared(.names) var names = Set<String>()  // expected-error {{cannot convert value of type 'Set<String>'}}
}

struct Undecided {
  @Shared(.appStorage("count")) var count: Int  // expected-error {{has no default value}}
}
