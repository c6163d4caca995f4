import Foundation
import Sharing
import SharingSQLite
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SQLiteQueryTests {
  enum Role: String, Codable { case admin, guest }
  struct Address: Codable, Equatable { var city: String }
  struct User: Codable, Equatable, Sendable {
    var id: Int
    var name: String
    var role: Role?
    var isActive: Bool = true
    var address: Address?
    var joined: Date?
  }

  static let migrations = [
    """
    CREATE TABLE users (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, role TEXT, isActive INTEGER NOT NULL DEFAULT 1,
      address TEXT, joined REAL
    );
    """
  ]

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func rowsBecomeValues() throws {
    let database = try SQLiteDatabase.inMemory(migrations: Self.migrations)
    let name = "O'Hara\"; --"
    try database.execute(
      """
      INSERT INTO users VALUES
      (1, \(name), \("guest"), \(false), \(#"{"city":"Seoul"}"#), \(Date(timeIntervalSince1970: 9)))
      """
    )
    try database.execute("INSERT INTO users (id, name) VALUES (2, \("Ann"))")
    @SharedReader(.query("SELECT * FROM users ORDER BY id", in: database)) var users: [User] = []
    #expect(
      users == [
        User(
          id: 1, name: name, role: .guest, isActive: false, address: Address(city: "Seoul"),
          joined: Date(timeIntervalSince1970: 9)
        ),
        User(id: 2, name: "Ann"),
      ]
    )
    @SharedReader(.query("SELECT count(*) FROM users WHERE name = \(name)", in: database))
    var counts: [Int] = []
    #expect(counts == [1])
    @SharedReader(.query("SELECT role FROM users ORDER BY id", in: database)) var roles: [Role?] =
      []
    #expect(roles == [.guest, nil])
    @SharedReader(
      .query("SELECT name, id FROM users WHERE id = 2", in: database) { @Sendable in "\($0[0])" })
    var texts: [String] = []
    #expect(texts == [#"text("Ann")"#])
  }

  @Test func aQueryFollowsTheDatabase() async throws {
    let database = try folder.open(Self.migrations)
    let other = try folder.open(Self.migrations)
    @SharedReader(.query("SELECT name FROM users ORDER BY id", in: database))
    var names: [String] = []
    try database.execute("INSERT INTO users (name) VALUES ('Ann')")
    await until { names == ["Ann"] }
    try other.execute("INSERT INTO users (name) VALUES ('Bob')")
    await until { names == ["Ann", "Bob"] }
    try other.execute("DELETE FROM users")
    await until { names == [] }
  }

  @Test func aQueryOfMemoryFollowsIt() async throws {
    let database = try SQLiteDatabase.inMemory(migrations: Self.migrations)
    @SharedReader(.query("SELECT name FROM users", in: database)) var names: [String] = []
    try database.execute("INSERT INTO users (name) VALUES ('Ann')")
    await until { names == ["Ann"] }
  }

  @Test func aWrongQueryIsSaid() throws {
    let database = try SQLiteDatabase.inMemory(migrations: Self.migrations)
    @SharedReader(.query("SELECT absent FROM users", in: database)) var names: [String] = []
    #expect(
      "\(try #require($names.loadError))" == """
        SQLite reports 'no such column: absent' (code 1) for ':memory:', in 'SELECT absent FROM \
        users'.
        """
    )
    #expect(throws: SQLiteError(.changingQuery, path: ":memory:", sql: "DELETE FROM users")) {
      try database.rows("DELETE FROM users")
    }
    #expect(throws: SQLiteError(.manyStatements, path: ":memory:", sql: "SELECT 1; SELECT 2")) {
      try database.rows("SELECT 1; SELECT 2")
    }
    #expect(try database.rows("SELECT 1; -- and no more").count == 1)
    #expect(throws: SQLiteError.self) { try database.rows("") }
  }

  @Test func aQueryOfATableThatComesLaterIsSaidUntilThen() async throws {
    let (database, other) = (try folder.open(), try folder.open())
    @SharedReader(.query("SELECT name FROM birds", in: database)) var names: [String] = ["none"]
    #expect(names == ["none"])
    #expect(
      "\(try #require($names.loadError))" == """
        SQLite reports 'no such table: birds' (code 1) for '\(folder.file.path)', in 'SELECT name FROM \
        birds'.
        """
    )
    try other.execute("CREATE TABLE birds (name TEXT)")
    await until { names == [] && $names.loadError == nil }
    try other.execute("INSERT INTO birds VALUES ('Tern')")
    await until { names == ["Tern"] }
    try other.execute("DROP TABLE birds")
    await until { $names.loadError is SQLiteError }
    #expect(names == ["Tern"])
  }

  @Test func aRowOfAnotherTypeIsSaid() throws {
    let database = try SQLiteDatabase.inMemory(migrations: Self.migrations)
    try database.execute("INSERT INTO users (name) VALUES ('Ann')")
    @SharedReader(.query("SELECT name FROM users", in: database)) var numbers: [Int] = [7]
    #expect(numbers == [7])
    #expect($numbers.loadError is SQLiteError)
    @SharedReader(.query("SELECT id FROM users", in: database)) var users: [User] = []
    #expect($users.loadError is SQLiteError)
    #expect(throws: DecodingError.self) {
      try database.rows("SELECT 300").first?.decode(UInt8.self)
    }
    #expect(throws: DecodingError.self) {
      try database.rows("SELECT 1, 2").first?.decode(Int.self)
    }
  }

  @Test func valuesComeBackAsTheyWere() throws {
    let database = try folder.open(["CREATE TABLE box (value)"])
    let big = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let values: [SQLiteValue] = [
      .null, .integer(.min), .integer(.max), .real(1.5), .text(""), .text("a\u{0}b"),
      .text("'; DROP TABLE box; --"), .blob(Data()), .blob(big),
    ]
    for value in values { try database.execute("INSERT INTO box VALUES (\(value))") }
    #expect(try database.rows("SELECT value FROM box ORDER BY rowid").map { $0[0] } == values)
  }
}
