import Foundation

/// A program for tests: keeps values in storages, and kills processes that do.
@main
enum StorageFixture {
  static func main() async throws {
    // Threads that run tests block signals, and shells ignore some for what runs in the background; what
    // they start inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    for number in [SIGTERM, SIGINT, SIGHUP] { signal(number, SIG_DFL) }
    var arguments = CommandLine.arguments.dropFirst()
    let command = arguments.popFirst() ?? ""
    let rest = Array(arguments)
    switch (command, rest.count) {
    case ("save-file", 1): try await saveFile(rest[0])
    case ("save-file-once", 1): await saveFileOnce(rest[0])
    case ("save-file-and-exit", 2): saveFileAndEnd(rest[0], count: number(rest[1]), exits: true)
    case ("save-file-and-wait", 2): saveFileAndEnd(rest[0], count: number(rest[1]), exits: false)
    case ("edit-file", 3): try await editFile(rest[0], name: rest[1], count: number(rest[2]))
    case ("watch-files", 2): try await watchFiles(rest[0], count: number(rest[1]))
    case ("save-defaults", 2): saveDefaults(rest[0], key: rest[1])
    case ("set-defaults", 3): setDefaults(rest[0], key: rest[1], value: number(rest[2]))
    case ("increment", 2): try increment(rest[0], count: number(rest[1]))
    case ("execute", 2): try execute(rest[0], rest[1])
    case ("torture", 3): try await torture(rest[0], folder: rest[1], saves: number(rest[2]))
    default:
      FileHandle.standardError.write(Data("StorageFixture: unknown command '\(command)'.\n".utf8))
      exit(2)
    }
  }

  private static func number(_ text: String) -> Int {
    guard let number = Int(text) else {
      FileHandle.standardError.write(Data("StorageFixture: '\(text)' is no number.\n".utf8))
      exit(2)
    }
    return number
  }

  private static func torture(_ what: String, folder: String, saves: Int) async throws {
    let folder = URL(fileURLWithPath: folder)
    let problems: Int =
      switch what {
      case "file": try await tortureFile(folder, saves)
      case "editors": try await tortureEditors(folder, saves)
      case "defaults": try await tortureDefaults(folder, saves)
      case "sqlite": try await tortureDatabase(folder, saves)
      case "counters": try await tortureCounters(folder, saves)
      default: 1
      }
    exit(problems == 0 ? 0 : 1)
  }
}

/// Writes a line, at once and in one piece.
func tell(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}
