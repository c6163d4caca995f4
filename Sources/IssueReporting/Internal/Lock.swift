#if TERN_SANITIZE_THREAD
  import Glibc
#else
  import Synchronization
#endif

/// A value that only one thread at a time can reach.
///
/// This is the only lock of the package. The thread sanitizer does not understand
/// `Synchronization.Mutex` and reports races that are none, so a run under the sanitizer, built with
/// `TERN_SANITIZE_THREAD`, locks a pthread mutex instead.
///
/// A lock that guards nothing still needs a state of some size: an empty one has the address of the
/// object's header, where the sanitizer sees the counting of references.
///
/// The lock is not recursive. Values of users may run any code when they are destroyed, so take
/// them out of the state, return them from ``withLock(_:)``, and let them go outside.
package final class Lock<State>: @unchecked Sendable {
  // Checked by the lock, not at run time once more.
  @exclusivity(unchecked)
  @usableFromInline
  var state: State

  #if TERN_SANITIZE_THREAD
    @usableFromInline
    let mutex: UnsafeMutablePointer<pthread_mutex_t>
  #else
    @usableFromInline
    let mutex = Mutex<Void>(())
  #endif

  /// Creates a lock around a value.
  ///
  /// - Parameter state: The value to guard.
  @inlinable
  package init(_ state: State) {
    self.state = state
    #if TERN_SANITIZE_THREAD
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    #endif
  }

  #if TERN_SANITIZE_THREAD
    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
  #endif

  /// Runs a function on the value while no other thread can reach it.
  ///
  /// - Parameter body: What to do with the value. It must not use this lock, nor call out to code
  ///   that might.
  /// - Returns: What the function returns.
  @inlinable
  package func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    #if TERN_SANITIZE_THREAD
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
    #else
      mutex._unsafeLock()
      defer { mutex._unsafeUnlock() }
    #endif
    return try body(&state)
  }
}
