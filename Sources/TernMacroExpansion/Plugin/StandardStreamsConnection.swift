import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// Messages between the compiler and the plug-in: the length as eight little-endian bytes, then JSON.
///
/// The two descriptors are duplicated first and standard output is pointed at standard error, so a
/// stray `print` in a macro cannot break the stream.
final class StandardStreamsConnection: MessageConnection {
  private let input: FileHandle
  private let output: FileHandle

  init() throws {
    let inputDescriptor = dup(STDIN_FILENO)
    let outputDescriptor = dup(STDOUT_FILENO)
    guard inputDescriptor >= 0, outputDescriptor >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else {
      throw ConnectionError.cannotDuplicate(errno: errno)
    }
    input = FileHandle(fileDescriptor: inputDescriptor, closeOnDealloc: true)
    output = FileHandle(fileDescriptor: outputDescriptor, closeOnDealloc: true)
  }

  func sendMessage<Message: Encodable>(_ message: Message) throws {
    let payload = try JSONEncoder().encode(message)
    var frame = withUnsafeBytes(of: UInt64(payload.count).littleEndian) { Data($0) }
    frame.append(payload)
    try output.write(contentsOf: frame)
  }

  func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    guard let header = try read(count: 8) else { return nil }
    let length = header.reduce(into: (value: UInt64(0), shift: UInt64(0))) { result, byte in
      result.value |= UInt64(byte) << result.shift
      result.shift += 8
    }.value
    // The compiler ends the session with an empty message; decoding it would print an error.
    guard length > 0 else { return nil }
    guard let payload = try read(count: Int(length)) else { throw ConnectionError.truncated }
    return try JSONDecoder().decode(Message.self, from: payload)
  }

  /// The next bytes, or `nil` when the stream ends before the first of them.
  private func read(count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let chunk = try input.read(upToCount: count - data.count), !chunk.isEmpty else {
        guard data.isEmpty else { throw ConnectionError.truncated }
        return nil
      }
      data.append(chunk)
    }
    return data
  }
}

/// The stream between the compiler and the plug-in broke.
enum ConnectionError: Error, CustomStringConvertible {
  case cannotDuplicate(errno: Int32)
  case truncated

  var description: String {
    switch self {
    case .cannotDuplicate(let errno):
      "The plug-in could not duplicate its standard streams (errno \(errno))."
    case .truncated:
      "The compiler's message ended before its announced length."
    }
  }
}
