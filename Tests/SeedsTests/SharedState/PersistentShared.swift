import ComposableArchitecture
import Foundation

// Document 004: persistent shared state, in memory, in user defaults, in files, in one's own storage.

enum PersistentShared {
  @Reducer
  struct ChildFeature {
    @ObservableState
    struct State {
      @Shared(.inMemory("count")) var count = 0
      // Other properties
    }
    enum Action {
      case incrementButtonTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.$count.withLock { $0 += 1 }
          return .none
        }
      }
    }
  }

  struct Launches {
    @Shared(.appStorage("count")) var count = 0
  }

  struct User: Codable, Equatable, Sendable {
    var name: String
  }

  struct Users {
    @Shared(.fileStorage(URL(fileURLWithPath: "/users.json"))) var users: [User] = []
  }

  struct Custom {
    typealias Value = Int?
    @Shared(.custom("value")) var myValue: Value
  }
}

/// Where the values of ``CustomPersistence`` are kept.
final class CustomMedium: Sendable {
  static let shared = CustomMedium()
  private let values = LockIsolated<[String: any Sendable]>([:])

  subscript(name: String) -> (any Sendable)? {
    get { values.value[name] }
    set { values.withValue { $0[name] = newValue } }
  }
}

public final class CustomPersistence<Value: Sendable>: SharedKey {
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  public var id: String { "CustomPersistence.\(name)" }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if let value = CustomMedium.shared[name] as? Value {
      continuation.resume(returning: value)
    } else {
      continuation.resumeReturningInitialValue()
    }
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    CustomMedium.shared[name] = value
    continuation.resume()
  }
}

extension SharedReaderKey {
  public static func custom<Value>(_ name: String) -> Self
  where Self == CustomPersistence<Value> {
    CustomPersistence(name)
  }
}
