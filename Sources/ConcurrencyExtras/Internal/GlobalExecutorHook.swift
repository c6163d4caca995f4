import Glibc

/// The place where the concurrency runtime looks for a replacement of its global executor.
struct GlobalExecutorHook: @unchecked Sendable {
  /// The hook of this process, or `nil` when its runtime does not export it.
  static let found = GlobalExecutorHook()

  /// The runtime calls it in Swift's convention, which for two pointers is that of C.
  private typealias Function =
    @convention(c) (_ job: UnsafeRawPointer, _ original: UnsafeRawPointer)
    -> Void

  private let slot: UnsafeMutablePointer<Function?>

  private init?() {
    guard let symbol = dlsym(nil, "swift_task_enqueueGlobal_hook") else { return nil }
    slot = symbol.assumingMemoryBound(to: Function?.self)
  }

  /// Whether jobs for the global executor go to the main actor.
  var isMainSerial: Bool {
    get { slot.pointee != nil }
    nonmutating set {
      let enqueueOnMainActor: Function = { job, _ in
        MainActor.shared.enqueue(unsafeBitCast(job, to: UnownedJob.self))
      }
      slot.pointee = newValue ? enqueueOnMainActor : nil
    }
  }
}
