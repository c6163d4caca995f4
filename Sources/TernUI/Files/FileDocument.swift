public import FoundationEssentials

/// A value that is kept in a file.
public protocol FileDocument {
  /// The types of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that it is written to; by default those it is read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads the value.
  init(configuration: ReadConfiguration) throws

  /// Makes the file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// What a value is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a value is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types that are written: those that are read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a ``FileDocument`` is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// What a document is read from, for tests and for who reads files by hand.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// What a ``FileDocument`` is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it is, if it is there.
  public let existingFile: FileWrapper?
}

/// A file, or a folder with files, in memory.
public final class FileWrapper {
  /// What a file has in it; `nil` for a folder.
  public let regularFileContents: Data?
  /// What a folder has in it, by name; `nil` for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name that the file likes to have.
  public var preferredFilename: String?

  /// Whether it is a file with contents.
  public var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// A file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  /// A folder.
  public init(directoryWithFileWrappers files: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = files
  }

  /// What is in a place.
  public convenience init(url: URL) throws {
    var isDirectory = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
    if isDirectory {
      var files: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        files[name] = try FileWrapper(url: url.appending(path: name))
      }
      self.init(directoryWithFileWrappers: files)
    } else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
    }
    preferredFilename = url.lastPathComponent
  }

  /// Writes to a place, in one step for a file.
  public func write(to url: URL) throws {
    if let regularFileContents {
      try regularFileContents.write(to: url, options: .atomic)
      return
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, file) in fileWrappers ?? [:] { try file.write(to: url.appending(path: name)) }
  }
}
