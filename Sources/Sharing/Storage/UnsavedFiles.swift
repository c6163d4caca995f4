import Dispatch
import Glibc
import IssueReporting

/// The files whose newest values are not on disk yet.
///
/// They are written when the process ends by itself, and when it is asked to by a signal.
final class UnsavedFiles: Sendable {
  static let shared = UnsavedFiles()

  private let files = Lock<[ObjectIdentifier: StoredFile]>([:])

  private init() {
    atexit { UnsavedFiles.shared.flush() }
    ExitSignals.beforeEnd { UnsavedFiles.shared.flush() }
  }

  func insert(_ file: StoredFile) {
    _ = files.withLock { $0.updateValue(file, forKey: ObjectIdentifier(file)) }
  }

  /// Removes a file if it is saved.
  func remove(_ file: StoredFile, if isSaved: () -> Bool) {
    // Asked inside of the lock: a change that comes later inserts the file after this.
    _ = files.withLock { files in
      isSaved() ? files.removeValue(forKey: ObjectIdentifier(file)) : nil
    }
  }

  private func flush() {
    for file in files.withLock({ Array($0.values) }) { _ = file.flush() }
  }
}
