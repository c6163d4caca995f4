/// XCTest as this process has it loaded, reached without linking it.
struct XCTestLibrary: @unchecked Sendable {
  /// XCTest of this process, or `nil` when it is not loaded.
  static let loaded = XCTestLibrary()

  private struct Fail {
    let call: (_ message: String, _ file: StaticString, _ line: UInt) -> Void
  }

  private let fail: ThickFunction

  /// The variable in which XCTest keeps the test case that it is running.
  private let current: UnsafeRawPointer?

  private init?() {
    guard
      let fail = ThickFunction(symbol: "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")
    else { return nil }
    self.fail = fail
    current = ELFSymbolTable.address(
      of: "$s6XCTest18XCTCurrentTestCaseAA0aD0CSgvp", inLibraryHolding: fail.code)
  }

  /// The identity of the running test case.
  ///
  /// XCTest keeps every case of a run until its end, so no other case gets the same identity.
  var currentCase: ObjectIdentifier? {
    // Only the address is read: the object may go away on another thread.
    guard let object = current?.load(as: UnsafeRawPointer?.self) else { return nil }
    return unsafeBitCast(object, to: ObjectIdentifier.self)
  }

  /// Fails the running test case.
  ///
  /// - Parameters:
  ///   - message: What was wrong.
  ///   - site: The line to blame.
  func record(_ message: String, at site: Site) {
    fail.cast(to: Fail.self).call(message, site.filePath, site.line)
  }
}
