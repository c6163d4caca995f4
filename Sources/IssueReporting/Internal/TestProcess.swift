import Glibc

/// What this process was started for.
enum TestProcess {
  case swiftTesting
  case xcTest

  /// The test library that this process runs, or `nil` when it runs no tests.
  static let current: TestProcess? = {
    let arguments = CommandLine.arguments
    let library = arguments.firstIndex(of: "--testing-library")
      .map { arguments.index(after: $0) }
      .flatMap { arguments.indices.contains($0) ? arguments[$0] : nil }
    if library == "swift-testing" { return .swiftTesting }
    if library == "xctest" { return .xcTest }
    let names = [arguments.first ?? "", executable ?? ""]
    // Started by hand, a test executable runs its XCTest cases.
    let isTestExecutable = names.contains { $0.hasSuffix(".xctest") }
    return isTestExecutable ? .xcTest : nil
  }()

  private static var executable: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
