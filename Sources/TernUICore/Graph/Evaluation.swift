import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether the running code is the body of a view, or something else that the graph tracks.
enum Evaluation {
  /// The thread that evaluates: there is one at most, since all graphs are the main actor's.
  private static let thread = Atomic<UInt>(0)

  static var isHere: Bool {
    let evaluating = thread.load(ordering: .relaxed)
    return evaluating != 0 && evaluating == UInt(pthread_self())
  }

  @MainActor
  static func run<Result>(_ body: () -> Result) -> Result {
    let outer = thread.exchange(UInt(pthread_self()), ordering: .relaxed)
    defer { thread.store(outer, ordering: .relaxed) }
    return body()
  }
}
