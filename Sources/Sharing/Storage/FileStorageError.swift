public import Foundation

/// Why a file of a `fileStorage` key could not be read or saved.
public enum FileStorageError: Error, Sendable, CustomStringConvertible {
  /// The system refused something.
  ///
  /// What it was, on which path, and the system's error code.
  case refused(action: String, path: String, code: Int32)
  /// The path names a folder, a device or a pipe, not a file.
  case notAFile(path: String)
  /// The file holds something else than the value's type.
  case otherContent(path: String, type: String, underlying: any Error)
  /// Somebody else had changed the file when a change here was saved.
  ///
  /// The change here is what the file has now; the associated data is what the others had written.
  case changedElsewhere(path: String, content: Data)

  public var description: String {
    switch self {
    case .refused(let action, let path, let code):
      "Could not \(action) '\(path)': \(String(cString: strerror(code)))."
    case .notAFile(let path):
      "'\(path)' is a folder, a device or a pipe. Values are kept in ordinary files only."
    case .otherContent(let path, let type, let underlying):
      """
      '\(path)' holds no '\(type)': \(underlying). The next save keeps its content beside it, \
      under its name with '.unreadable' added.
      """
    case .changedElsewhere(let path, let content):
      """
      '\(path)' was changed elsewhere while a change here was not yet saved. The change here was \
      saved; the other content (\(content.count) bytes) is in this error.
      """
    }
  }
}
