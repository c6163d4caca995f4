import Glibc

/// What tells one content of a file from another, without reading it.
///
/// It stays the same when the file is renamed.
struct FileVersion: Hashable, Sendable {
  private var device: UInt
  private var node: UInt
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int

  init(_ status: stat) {
    device = UInt(status.st_dev)
    node = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }

  /// A version of something that is no file.
  init(number: Int) {
    device = 0
    node = 0
    size = number
    seconds = 0
    nanoseconds = 0
  }
}
