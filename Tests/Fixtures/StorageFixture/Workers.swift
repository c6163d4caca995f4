import Dependencies
import Foundation
import Sharing
import SharingSQLite

/// A value whose content shows whether it is whole.
struct Payload: Codable, Equatable {
  var number = 0
  var text = ""

  init(_ number: Int) {
    self.number = number
    text = String(repeating: "\(number),", count: number % 1500)
  }

  var isWhole: Bool { self == Payload(number) }
}

/// Saves one value after the other, and tells of each when it is saved.
func saveFile(_ path: String) async throws {
  @Shared(.fileStorage(URL(fileURLWithPath: path))) var value = Payload(0)
  if let error = $value.loadError { tell("error \(error)") }
  while true {
    $value.withLock { $0 = Payload($0.number + 1) }
    try await $value.save()
    tell("\(value.number)")
  }
}

/// Saves one value, and tells what became of it.
func saveFileOnce(_ path: String) async {
  @Shared(.fileStorage(URL(fileURLWithPath: path))) var value = Payload(0)
  $value.withLock { $0 = Payload($0.number + 1) }
  try? await $value.save()
  tell($value.saveError.map { "\($0)" } ?? "saved")
}

/// Changes a value many times without waiting, and ends.
func saveFileAndEnd(_ path: String, count: Int, exits: Bool) {
  @Shared(.fileStorage(URL(fileURLWithPath: path))) var value = Payload(0)
  for number in 1...count { value = Payload(number) }
  tell("changed")
  if exits { exit(0) }
  while true { sleep(1000) }
}

/// Adds to a text that another process adds to as well, and tells of what it has replaced.
func editFile(_ path: String, name: String, count: Int) async throws {
  try await withDependencies {
    // Often enough for the two to come between each other.
    $0.defaultFileStorage = .fileSystem(window: .milliseconds(1))
  } operation: {
    @Shared(.fileStorage(URL(fileURLWithPath: path))) var value = Payload(0)
    var conflicts = 0
    var last = Data()
    for _ in 0..<count {
      $value.withLock { $0 = Payload($0.number + 1) }
      try await $value.save()
      if case .changedElsewhere(_, let content)? = $value.loadError as? FileStorageError,
        content != last
      {
        conflicts += 1
        last = content
      }
    }
    tell("conflicts \(conflicts)")
  }
}

/// Watches many files, and tells how many descriptors are open before and after.
func watchFiles(_ folder: String, count: Int) async throws {
  func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }
  func share(_ number: Int) -> Shared<Int> {
    Shared(wrappedValue: 0, .fileStorage(URL(fileURLWithPath: "\(folder)/\(number).json")))
  }
  // The first ones bring what all share.
  var files = (0..<10).map(share)
  for number in 0..<10 { files[number].wrappedValue = 0 }
  for file in files { try await file.save() }
  let before = try descriptors()
  for number in 10..<count { files.append(share(number)) }
  let after = try descriptors()
  tell("descriptors \(before) \(after)")
  // Every one of them is watched.
  for number in 0..<count {
    try Data("\(number + 1)".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(number).json"))
  }
  for (number, file) in files.enumerated() {
    for await value in file.publisher.values where value == number + 1 { break }
  }
  files = []
  tell("descriptors \(before) \(try descriptors())")
}

/// Counts up under one key of a suite, and tells of each number when it is stored.
func saveDefaults(_ suite: String, key: String) {
  let store = UserDefaults(suiteName: suite)
  @Shared(.appStorage(key, store: store)) var count = 0
  if let error = $count.loadError { tell("error \(error)") }
  while true {
    $count.withLock { $0 += 1 }
    if let error = $count.saveError { tell("error \(error)") }
    tell("\(count)")
  }
}

/// Sets one key of a suite without a shared value.
func setDefaults(_ suite: String, key: String, value: Int) {
  let store = UserDefaults(suiteName: suite)
  store?.set(value, forKey: key)
  _ = store?.synchronize()
}

/// Counts up in a database, and tells of each number when it is committed.
func increment(_ path: String, count: Int) throws {
  let database = try SQLiteDatabase(URL(fileURLWithPath: path))
  @Shared(.sqlite("count", in: database)) var value = 0
  for _ in 0..<count {
    let number = $value.withLock { value -> Int in
      value += 1
      return value
    }
    if let error = $value.saveError { tell("error \(error)") } else { tell("\(number)") }
  }
}

/// Runs a statement.
func execute(_ path: String, _ sql: String) throws {
  try SQLiteDatabase(URL(fileURLWithPath: path)).execute(SQL(sql))
}
