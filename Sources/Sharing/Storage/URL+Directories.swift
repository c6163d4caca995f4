public import Foundation

/// The folders of a person that Foundation has no names for here, for the keys of files.
extension URL {
  /// Where an app keeps what the person does not see as files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// Where an app keeps what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The person's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .homeDirectory
  }
}
