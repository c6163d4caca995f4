import ConcurrencyExtras
import Foundation

/// The folder that stands in for the person's home, so that what an app stores goes there.
///
/// The home is where Foundation has user defaults and the folders for documents, caches and the
/// support of apps, and so where nearly all that is stored ends up, whoever stores it. Foundation looks
/// for the home before a program begins. So the program begins again, with another one.
enum StorageFolder {
  /// Stores in a folder that others can look at later.
  ///
  /// It returns only when the process has the folder for its home.
  ///
  /// - Parameter path: The folder, made if there is none. The home itself changes nothing.
  static func use(_ path: String) throws(LaunchError) {
    let folder = standardized(path)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw LaunchError(
        description: "'\(folder)' cannot be used for '--storage': \(error.localizedDescription)"
      )
    }
    guard home != folder else { return }
    try beginAgain(in: folder)
  }

  /// Stores in a folder that is removed when the process exits.
  ///
  /// It returns only when the process has the folder for its home.
  static func useTemporary() throws(LaunchError) {
    if let folder = environment(mark), folder == home {
      // What the app starts is none of this.
      unsetenv(mark)
      temporary.setValue(folder)
      atexit { StorageFolder.removeTemporary() }
      return
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tern-\(UUID().uuidString)").path
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw LaunchError(
        description: "There is no place to store for the run: \(error.localizedDescription)"
      )
    }
    setenv(mark, standardized(folder), 1)
    try beginAgain(in: standardized(folder))
  }

  /// Names the folder that is to be removed.
  private static let mark = "TERN_TEMPORARY_STORAGE"

  private static let temporary = LockIsolated<String?>(nil)

  private static func removeTemporary() {
    guard let folder = temporary.value else { return }
    // Threads of the app may still store something.
    for _ in 0..<10 where FileManager.default.fileExists(atPath: folder) {
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  // MARK: - The home

  private static var home: String? { environment("HOME").map(standardized) }

  /// Runs the program from its beginning, with a folder for its home.
  private static func beginAgain(in folder: String) throws(LaunchError) {
    for name in ProcessInfo.processInfo.environment.keys where namesPartOfHome(name) {
      unsetenv(name)
    }
    setenv("HOME", folder, 1)
    // Foundation asks the system for the home of the user, but for this.
    setenv("CFFIXED_USER_HOME", folder, 1)
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv("/proc/self/exe", &arguments)
    let reason = String(cString: strerror(errno))
    throw LaunchError(description: "The app cannot begin again with another storage: \(reason).")
  }

  /// Whether a variable of the environment says where a folder of the home is.
  private static func namesPartOfHome(_ name: String) -> Bool {
    name.hasPrefix("XDG_") && name != "XDG_RUNTIME_DIR"
      && (name.hasSuffix("_HOME") || name.hasSuffix("_DIR"))
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
