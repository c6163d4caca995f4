import Testing

/// What must compile, and what must not, by the files in `Fixtures`.
///
/// A fixture is a file, or a folder of files that make one module. A line that the compiler has to
/// reject ends with `// expected-error {{part of the message}}`; `// expected-error@+1 {{…}}` speaks of
/// the next line, and `expected-warning` of warnings. Every other error or warning fails the test. A first
/// line `// flags: …` adds options for the compiler.
///
/// To add a case, add a file: tests find it by themselves.
@Suite(.serialized)
struct TypeCheckTests {
  @Test(arguments: try Fixture.all())
  func compilesAsExpected(fixture: Fixture) throws {
    let found = try Compiler.current().diagnostics(of: fixture)
    let expected = fixture.expectations
    let missing = expected.filter { expectation in !found.contains { expectation.matches($0) } }
    let unexpected = found.filter { diagnostic in !expected.contains { $0.matches(diagnostic) } }
    #expect(missing.isEmpty, "The compiler did not say what the fixture expects.")
    #expect(unexpected.isEmpty, "The compiler said what the fixture does not expect.")
  }
}

/// The harness itself: a fixture that is wrong must be noticed.
struct FixtureTests {
  @Test func findsFixtures() throws {
    #expect(try !Fixture.all().isEmpty)
  }

  @Test func readsExpectations() {
    let expectations = Expectation.all(
      file: "A.swift",
      text: """
        let a = 1  // expected-error {{no such}}
        // expected-warning@+1 {{never}}
        let b = 2
        """
    )
    #expect(
      expectations == [
        Expectation(file: "A.swift", line: 1, severity: "error", part: "no such"),
        Expectation(file: "A.swift", line: 3, severity: "warning", part: "never"),
      ]
    )
  }

  @Test func readsDiagnosticsOfTheCompiler() {
    let diagnostics = CompilerDiagnostic.all(
      in: """
        /x/A.swift:3:5: error: cannot find 'x' in scope
        let a = x
                ^
        /x/A.swift:3:5: note: a note
        <unknown>:0: error: no such module
        """
    )
    #expect(
      diagnostics == [
        CompilerDiagnostic(
          file: "A.swift", line: 3, severity: "error", message: "cannot find 'x' in scope"
        ),
        CompilerDiagnostic(
          file: "<unknown>", line: 0, severity: "error", message: "no such module"
        ),
      ]
    )
  }

  @Test(arguments: [
    ("A.swift", 3, "error", true), ("B.swift", 3, "error", false), ("A.swift", 4, "error", false),
    ("A.swift", 3, "warning", false),
  ])
  func matchesFileLineAndSeverity(file: String, line: Int, severity: String, isMatch: Bool) {
    let expectation = Expectation(file: "A.swift", line: 3, severity: "error", part: "find 'x'")
    let diagnostic = CompilerDiagnostic(
      file: file, line: line, severity: severity, message: "cannot find 'x' in scope"
    )
    #expect(expectation.matches(diagnostic) == isMatch)
  }
}
