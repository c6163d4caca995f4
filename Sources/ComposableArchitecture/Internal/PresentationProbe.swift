import Foundation

/// Notes which presentations are read on the way to a child's state.
///
/// The path to the state of a presented feature does not say which presentation it leads to; reading
/// through it does. So one presentation is told from the next at the same path.
enum PresentationProbe {
  /// Reads a value, and the presentations on the way to it as one number.
  static func generation<T>(_ read: () -> T) -> (value: T, generation: UInt64) {
    var generation: UInt64 = 0
    let value = withUnsafeMutablePointer(to: &generation) { pointer in
      let outer = pthread_getspecific(key)
      pthread_setspecific(key, pointer)
      defer { pthread_setspecific(key, outer) }
      return read()
    }
    return (value, generation)
  }

  /// Notes that a presentation is read.
  static func note(_ generation: UInt64) {
    guard let pointer = pthread_getspecific(key) else { return }
    let noted = pointer.assumingMemoryBound(to: UInt64.self)
    noted.pointee = noted.pointee &* 0x9E37_79B9_7F4A_7C15 &+ generation
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
