import Foundation

/// Reports a mistake of the programmer: a warning on standard error.
///
/// - Parameters:
///   - message: What was wrong, where, and what is allowed.
///   - fileID: The source file of the mistake.
///   - filePath: The path of that file.
///   - line: The line of the mistake.
///   - column: The column of the mistake.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let text = "\(fileID):\(line): warning: \(message() ?? "Issue reported.")\n"
  FileHandle.standardError.write(Data(text.utf8))
}
