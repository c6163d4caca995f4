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
/// A save replaces the file in one step and returns when the disk has it: at any moment the file has
/// one whole value. A file that cannot be read, or holds something else, gives the property's
/// default and a ``Shared/loadError``; the first save after that keeps what was there beside the
/// file, under its name with `.unreadable` added. Nothing is written before the first change. The
/// files are in the dependency `defaultFileStorage` as it was when the key was made.
public final class FileStorageKey<Value: Sendable>: SharedKey, StoredKey {
  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data
  private let isUnreadable = Lock(false)

  init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    @Dependency(\.defaultFileStorage) var storage
    self.url = url.standardizedFileURL
    self.storage = storage
    self.decode = decode
    self.encode = encode
  }

  public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage) }

  func storedValue() throws -> Value? {
    do {
      guard let data = try storage.read(url) else {
        isUnreadable.withLock { $0 = false }
        return nil
      }
      let (value, isLossy) = try DecodingLoss.watch { try decode(data) }
      isUnreadable.withLock { $0 = isLossy }
      return value
    } catch {
      isUnreadable.withLock { $0 = true }
      throw error
    }
  }

  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    // Changes in this process come through the reference that all holders share.
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(
      with: Result {
        let data = try encode(value)
        if isUnreadable.withLock({ $0 }) {
          try storage.keepAside(url)
          isUnreadable.withLock { $0 = false }
        }
        try storage.write(data, url)
      }
    )
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
