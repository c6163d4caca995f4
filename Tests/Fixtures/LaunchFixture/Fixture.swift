import Sharing
import SharingSQLite
import SwiftUI

/// An app that stores in every way there is, each time something is tapped or a link comes.
@main
struct LaunchFixture: App {
  @Shared(.appStorage("shared")) private var shared = 0
  @AppStorage("stored") private var stored = 0
  @Shared(.fileStorage(.documentsDirectory.appendingPathComponent("deep/notes.json")))
  private var notes: [String] = []
  @Shared(.fileStorage(elsewhere)) private var elsewhere = 0
  @Shared(.sqlite("row", in: database)) private var row = 0

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("\(shared) \(stored) \(elsewhere) \(row) \(notes.joined(separator: ","))")
        Button("Add") {
          $shared.withLock { $0 += 1 }
          stored += 1
          $elsewhere.withLock { $0 += 1 }
          $row.withLock { $0 += 1 }
        }
      }
      .onOpenURL { url in $notes.withLock { $0.append(url.lastPathComponent) } }
    }
  }

  /// A file that is not in the home.
  private static let elsewhere = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["TERN_FIXTURE_FILE"] ?? "/dev/null"
  )

  private static let database: SQLiteDatabase = {
    let folder = URL.applicationSupportDirectory
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try SQLiteDatabase(folder.appendingPathComponent("values.sqlite"))
    } catch {
      print("\(error)")
      exit(3)
    }
  }()
}
