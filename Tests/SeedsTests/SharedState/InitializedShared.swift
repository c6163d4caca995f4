import ComposableArchitecture

// Document 004: rules for initializers.

enum InitializedShared {
  public struct FromParent {
    @Shared public var count: Int
    // other fields

    public init(count: Shared<Int> /* other fields */) {
      self._count = count
      // other assignments
    }
  }

  public struct Owner {
    @Shared public var count: Int
    // other fields

    public init(count: Int /* other fields */) {
      self._count = Shared(count)
      // other assignments
    }
  }

  public struct Persistent {
    @Shared public var count: Int
    // other fields

    public init(count: Int /* other fields */) {
      self._count = Shared(wrappedValue: count, .appStorage("count"))
      // other assignments
    }
  }

  public struct Lazy {
    @Shared public var count: Int
    // other fields

    public init(count: @autoclosure () -> Int /* other fields */) {
      self._count = Shared(wrappedValue: count(), .appStorage("count"))
      // other assignments
    }
  }
}
