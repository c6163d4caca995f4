import Foundation

/// The compiler that built these tests, and the modules it built them with.
struct Compiler {
  var executable: String
  /// The folder of the build that holds the modules and the plug-in.
  var products: String

  /// The compiler of the running tests.
  ///
  /// The running executable lies in the build's folder, and its standard library in the compiler's
  /// toolchain.
  static func current() throws -> Compiler {
    let core = "/lib/swift/linux/libswiftCore.so"
    guard let library = try Self.mappedFiles().first(where: { $0.hasSuffix(core) }) else {
      throw CompilerNotFound(missing: core)
    }
    let executable = library.dropLast(core.count) + "/bin/swiftc"
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: products + "/Modules") else {
      throw CompilerNotFound(missing: products + "/Modules")
    }
    return Compiler(executable: String(executable), products: products)
  }

  /// The files mapped into this process; the kernel hands the list out in pieces.
  private static func mappedFiles() throws -> [String] {
    let maps = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps"))
    var data = Data()
    while let piece = try maps.read(upToCount: 1 << 16), !piece.isEmpty { data += piece }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      String($0.drop { $0 != "/" })
    }
  }

  /// What the compiler has to say about a fixture.
  func diagnostics(of fixture: Fixture) throws -> [CompilerDiagnostic] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments =
      [
        "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Fixture",
        "-diagnostic-style", "llvm", "-I", products + "/Modules",
        "-load-plugin-executable", products + "/TernMacros-tool#TernMacros",
      ] + fixture.flags + fixture.files.map(\.path)
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    let diagnostics = CompilerDiagnostic.all(in: text)
    if process.terminationStatus != 0, !diagnostics.contains(where: { $0.severity == "error" }) {
      throw CompilerFailed(output: text)
    }
    return diagnostics
  }
}

/// An error or a warning of the compiler.
struct CompilerDiagnostic: Equatable, CustomStringConvertible {
  var file: String
  var line: Int
  var severity: String
  var message: String

  var description: String { "\(file):\(line): \(severity): \(message)" }

  /// The diagnostics in the output of the compiler.
  ///
  /// Those in the expansion of a macro are in files of their own, which no fixture can expect.
  static func all(in output: String) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    for line in output.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /([^ ].*?):(\d+):(?:\d+:)? (error|warning): (.*)/)
      else { continue }
      let diagnostic = CompilerDiagnostic(
        file: String(match.1.split(separator: "/").last ?? match.1),
        line: Int(match.2) ?? 0,
        severity: String(match.3),
        message: String(match.4)
      )
      // With several files in a module the compiler may say the same of a file more than once.
      if !found.contains(diagnostic) { found.append(diagnostic) }
    }
    return found
  }
}

/// The compiler that built the tests, or its modules, are not where they should be.
struct CompilerNotFound: Error, CustomStringConvertible {
  var missing: String

  var description: String {
    "Cannot find '\(missing)', which tells where the compiler and its modules are."
  }
}

/// The compiler ended with an error and did not say which.
struct CompilerFailed: Error, CustomStringConvertible {
  var output: String

  var description: String { "The compiler failed:\n\(output)" }
}
