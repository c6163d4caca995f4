import ComposableArchitecture
import Foundation

// Document 004: read-only shared state, and type-safe keys.

enum ReadShared {
  struct Settings {
    @SharedReader(.appStorage("isOn")) var isOn = false
    @SharedReader(.remoteConfig) var remoteConfig
  }

  struct RemoteConfig: Equatable, Sendable {
    var isEnabled = false
  }

  struct User: Codable, Equatable, Identifiable, Sendable {
    var id: Int
  }

  struct Owner {
    @Shared(.userFile) var users: IdentifiedArrayOf<User> = []
    @Shared(.userMemory) var inMemory: IdentifiedArrayOf<User> = []
    @Shared(.count) var count: Int = 0
    @Shared(.users) var withDefault
  }
}

/// A configuration that a server keeps: it is read and watched, never written.
struct RemoteConfigKey: SharedReaderKey {
  var id: String { "RemoteConfigKey" }

  func load(
    context: LoadContext<ReadShared.RemoteConfig>,
    continuation: LoadContinuation<ReadShared.RemoteConfig>
  ) {
    continuation.resume(returning: ReadShared.RemoteConfig(isEnabled: true))
  }

  func subscribe(
    context: LoadContext<ReadShared.RemoteConfig>,
    subscriber: SharedSubscriber<ReadShared.RemoteConfig>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

extension SharedReaderKey where Self == RemoteConfigKey.Default {
  static var remoteConfig: Self { Self[RemoteConfigKey(), default: ReadShared.RemoteConfig()] }
}

// The document gives all of these the name 'users'; one module can have it once.

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<ReadShared.User>> {
  static var userFile: Self {
    fileStorage(.users)
  }
}

extension SharedReaderKey where Self == InMemoryKey<IdentifiedArrayOf<ReadShared.User>> {
  static var userMemory: Self {
    inMemory("users")
  }
}

extension SharedReaderKey where Self == AppStorageKey<Int> {
  static var count: Self {
    appStorage("count")
  }
}

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<ReadShared.User>>.Default {
  static var users: Self {
    Self[.fileStorage(.users), default: []]
  }
}
