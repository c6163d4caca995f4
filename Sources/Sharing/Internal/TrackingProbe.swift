import Glibc

/// Finds out whether a tracking is under way on this thread.
///
/// Nobody can be asked that. But a tracking collects key paths in a set, so it hashes them, and
/// without a tracking nobody does: a component of a key path that notes when it is hashed knows. So
/// reads that nobody tracks, which are most reads, cost no more than that.
///
/// Whoever looks a key path up hashes it too, so that the answer may be yes where it is no. All that
/// this costs is time.
struct TrackingProbe: Hashable {
  var id: Int

  func hash(into hasher: inout Hasher) {
    pthread_setspecific(Self.key, Self.mark)
    hasher.combine(id)
  }

  /// Whether a tracking hashes a probe that the body hands to it.
  static func isTracking(during body: () -> Void) -> Bool {
    let key = key
    if pthread_getspecific(key) != nil { pthread_setspecific(key, nil) }
    body()
    return pthread_getspecific(key) != nil
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var mark: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }
}
