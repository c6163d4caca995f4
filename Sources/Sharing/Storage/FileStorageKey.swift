import Dependencies
public import Foundation
import IssueReporting

extension SharedReaderKey {
  /// A key whose value is a JSON document in a file.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(component: "users.json")))
  /// var users: [User] = []
  /// ```
  ///
  /// - Parameters:
  ///   - url: The file. It and its folder are made by the first save.
  ///   - decoder: Reads the document.
  ///   - encoder: Writes the document.
  public static func fileStorage<Value: Codable>(
    _ url: URL, decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url,
      decode: { try decoder.decode(Value.self, from: $0) },
      encode: { try encoder.encode($0) }
    )
  }

  /// A key whose value is in a file of any format.
  ///
  /// Where the key is written as a member without its type, as in `@Shared(.fileStorage(…))`, the
  /// compiler needs to be told that closures are sendable: `decode: { @Sendable in … }`.
  ///
  /// - Parameters:
  ///   - url: The file. It and its folder are made by the first save.
  ///   - decode: Reads the value from the file's content.
  ///   - encode: Makes the file's content.
  public static func fileStorage<Value: Sendable>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode)
  }
}

/// A key whose value is in a file, see ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
///
/// A change is saved in the background: the first at once, and those that follow within a second
/// together. What is not saved yet is saved when the process exits, and when SIGTERM, SIGINT or
/// SIGHUP ends it; ``Shared/save()`` returns when the disk has the value. A save replaces the file in
/// one step, so that at any moment, and after any crash, it has one whole value. Nothing is written
/// before the first change.
///
/// What other processes write is seen. If the value has changed here and is not yet saved, it stays,
/// replaces the other's, and ``Shared/loadError`` is ``FileStorageError/changedElsewhere``
/// with what the other had written. A file that is removed leaves the value as it is.
///
/// A file that cannot be read, or holds something else, gives the property's default and a
/// ``Shared/loadError``; the first save after that keeps what was there beside the file, under its
/// name with `.unreadable` added. The files are in the dependency `defaultFileStorage` as it was when
/// the key was made.
public final class FileStorageKey<Value: Sendable>: SharedKey, StoredKey {
  private let url: URL
  private let storage: FileStorage
  private let file: StoredFile
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    @Dependency(\.defaultFileStorage) var storage
    if let scheme = url.scheme, !url.isFileURL {
      reportIssue(
        """
        'fileStorage' was given '\(url.absoluteString)', a URL of '\(scheme)', which names no file. \
        What is kept is the file '\(url.path)'.

        Make the URL with 'URL(fileURLWithPath:)', or add to one like 'URL.documentsDirectory'.
        """
      )
    }
    self.url = url.standardizedFileURL
    self.storage = storage
    file = storage.file(self.url)
    self.decode = decode
    self.encode = encode
  }

  public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage) }

  func storedValue() throws -> Value? {
    try file.load(decode)
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let fileSubscriber = FileSubscriber(
      prepare: { [file, decode] in
        let attempt = subscriber.attempt()
        return { content, apply in
          switch content {
          case .success(let content?):
            let decoded = Result { try file.decode(content, decode) }
            attempt.yield(with: decoded.map(\.value)) { apply(decoded.isIncomplete()) }
          case .success(nil):
            attempt.yield(with: .success(nil)) { apply(false) }
          case .failure(let error):
            attempt.yield(with: .failure(error)) { apply(true) }
          }
        }
      },
      fail: { subscriber.yield(throwing: $0) }
    )
    do {
      return try file.subscribe(fileSubscriber)
    } catch {
      subscriber.yield(throwing: error)
      return SharedSubscription {}
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    file.save(value, isUrgent: context == .userInitiated, continuation) { [encode] in
      try encode(value)
    }
  }
}

extension FileStorageKey: CustomStringConvertible {
  public var description: String { ".fileStorage(\(url.path))" }
}

/// What tells a ``FileStorageKey`` from others.
public struct FileStorageKeyID: Hashable, Sendable {
  let url: URL
  let storage: FileStorage
}
