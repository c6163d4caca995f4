import Foundation
import SharingSQLite

/// How many kills a number of saves has at least.
private func leastKills(_ saves: Int) -> Int { saves / 20 }

/// Kills a process that saves a file.
func tortureFile(_ folder: URL, _ saves: Int) async throws -> Int {
  let file = folder.appendingPathComponent("value.json")
  var problems = Problems()
  var (kills, told, last) = (0, 0, 0)
  while told < saves || kills < leastKills(saves) {
    let numbers = problems.numbers(try await Child("save-file", file.path).kill())
    kills += 1
    told += numbers.count
    let acknowledged = numbers.last ?? last
    guard FileManager.default.fileExists(atPath: file.path) else {
      problems.check(acknowledged == 0, "the file is gone; \(acknowledged) was acknowledged")
      continue
    }
    let data = try Data(contentsOf: file)
    let value = try? JSONDecoder().decode(Payload.self, from: data)
    problems.check(value?.isWhole == true, "the file is torn: \(data.count) bytes")
    last = value?.number ?? last
    problems.check(
      last == acknowledged || last == acknowledged + 1,
      "the file has \(last), but \(acknowledged) was acknowledged"
    )
    if problems.count > 10 { break }
  }
  tell("file: \(told) acknowledged saves, \(kills) kills, \(problems.count) problems")
  return problems.count
}

/// Lets two processes edit one file while a third one reads it.
func tortureEditors(_ folder: URL, _ saves: Int) async throws -> Int {
  let file = folder.appendingPathComponent("value.json")
  var problems = Problems()
  let first = try Child("edit-file", file.path, "a", "\(saves / 2)")
  let second = try Child("edit-file", file.path, "b", "\(saves / 2)")
  async let firstLines = first.finish()
  async let secondLines = second.finish()
  let reader = Task {
    var (reads, torn) = (0, 0)
    while !Task.isCancelled {
      if let data = try? Data(contentsOf: file) {
        reads += 1
        let value = try? JSONDecoder().decode(Payload.self, from: data)
        if value?.isWhole != true { torn += 1 }
      }
      await Task.yield()
    }
    return (reads, torn)
  }
  let lines = await firstLines + secondLines
  reader.cancel()
  let (reads, torn) = await reader.value
  problems.check(torn == 0, "\(torn) of \(reads) reads found a torn file")
  let conflicts = lines.compactMap { line -> Int? in
    line.hasPrefix("conflicts ") ? Int(line.dropFirst(10)) : nil
  }
  problems.check(conflicts.count == 2, "the editors told \(lines)")
  tell(
    """
    file, two editors: \(saves) saves, \(reads) reads, \(torn) torn, \
    \(conflicts.reduce(0, +)) replaced contents reported, \(problems.count) problems
    """
  )
  return problems.count
}

/// Kills two processes that save different keys of one suite.
func tortureDefaults(_ folder: URL, _ saves: Int) async throws -> Int {
  let suite = folder.appendingPathComponent("suite").path
  var problems = Problems()
  var (kills, told) = (0, 0)
  var last = ["left": 0, "right": 0]
  while told < saves || kills < leastKills(saves) {
    let left = try Child("save-defaults", suite, "left")
    let right = try Child("save-defaults", suite, "right")
    async let leftLines = left.kill()
    async let rightLines = right.kill()
    let lines = try await ["left": leftLines, "right": rightLines]
    kills += 2
    let file = URL(fileURLWithPath: "\(suite).plist")
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    let objects = list as? [String: Any]
    for (key, lines) in lines {
      let numbers = problems.numbers(lines)
      told += numbers.count
      let acknowledged = numbers.last ?? last[key] ?? 0
      let found = objects?[key] as? Int ?? 0
      problems.check(
        found == acknowledged || found == acknowledged + 1,
        "'\(key)' is \(found) of \(data.count) bytes, but \(acknowledged) was acknowledged"
      )
      last[key] = found
    }
    if problems.count > 10 { break }
  }
  tell(
    "defaults: \(told) acknowledged saves of two keys, \(kills) kills, \(problems.count) problems")
  return problems.count
}

/// Kills two processes that count up under one key of a database.
func tortureDatabase(_ folder: URL, _ saves: Int) async throws -> Int {
  let path = folder.appendingPathComponent("values.sqlite").path
  var problems = Problems()
  var (kills, told, last) = (0, 0, 0)
  while told < saves || kills < leastKills(saves) {
    let left = try Child("increment", path, "1000000")
    let right = try Child("increment", path, "1000000")
    async let leftLines = left.kill()
    async let rightLines = right.kill()
    let lines = try await [leftLines, rightLines]
    kills += 2
    let numbers = lines.map { problems.numbers($0) }
    let count = numbers.reduce(0) { $0 + $1.count }
    told += count
    problems.check(
      Set(numbers.joined()).count == count, "two increments came to the same number"
    )
    let found = try storedCount(path)
    // Either process may have committed one more than it could tell.
    problems.check(
      (last + count...last + count + 2).contains(found),
      "the database has \(found) after \(last) and \(count) acknowledged increments"
    )
    last = found
    if problems.count > 10 { break }
  }
  tell("sqlite: \(told) acknowledged increments, \(kills) kills, \(problems.count) problems")
  return problems.count
}

/// Lets two processes count up under one key of a database to the end.
func tortureCounters(_ folder: URL, _ saves: Int) async throws -> Int {
  let path = folder.appendingPathComponent("values.sqlite").path
  var problems = Problems()
  let left = try Child("increment", path, "\(saves / 2)")
  let right = try Child("increment", path, "\(saves / 2)")
  async let leftLines = left.finish()
  async let rightLines = right.finish()
  let told = problems.numbers(await leftLines + rightLines).count
  let found = try storedCount(path)
  problems.check(told == saves / 2 * 2 && found == told, "\(found) of \(told) increments are there")
  tell("sqlite, two writers: \(told) increments, \(told - found) lost, \(problems.count) problems")
  return problems.count
}

private func storedCount(_ path: String) throws -> Int {
  guard FileManager.default.fileExists(atPath: path) else { return 0 }
  let database = try SQLiteDatabase(URL(fileURLWithPath: path))
  let rows = try database.rows("SELECT value FROM tern_shared WHERE key = 'count'")
  let check = try database.rows("PRAGMA integrity_check").first?[0]
  guard check == .text("ok") else { return -1 }
  return try rows.first.map { Int(try $0.decode(String.self)) ?? -1 } ?? 0
}
