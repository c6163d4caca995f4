import Foundation

/// How deep values may be nested.
///
/// Lines are written level by level, in calls inside of calls. A list whose elements refer to the next
/// one would fill the stack, which is small on threads other than the main one.
enum Nesting {
  /// How many levels are written; nobody reads on at this place.
  static let limit = 500

  /// Whether a further level might not fit on the stack of this thread.
  static var isExhausted: Bool {
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { bytes in
      UInt(bitPattern: bytes.baseAddress) < floor
    }
  }

  /// The address below which the stack of this thread is for the rest of the work.
  private static var floor: UInt {
    if let known = pthread_getspecific(key) { return UInt(bitPattern: known) }
    var attributes = pthread_attr_t()
    var start: UnsafeMutableRawPointer?
    var size = 0
    guard let getAttributes, getAttributes(pthread_self(), &attributes) == 0 else { return 0 }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_getstack(&attributes, &start, &size) == 0, let start else { return 0 }
    // What is left is for the last level, and the author's own code in it.
    let floor = start + min(size / 4, 96 * 1024)
    pthread_setspecific(key, floor)
    return UInt(bitPattern: floor)
  }

  /// `pthread_getattr_np`, which the headers do not show to Swift.
  private static let getAttributes: GetAttributes? = dlsym(nil, "pthread_getattr_np").map {
    unsafeBitCast($0, to: GetAttributes.self)
  }

  private typealias GetAttributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
