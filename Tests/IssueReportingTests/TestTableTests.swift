import IssueReporting
import Testing

/// What is kept for each test goes with it.
@Suite struct TestTableTests {
  private final class Lifetime {}
  private final class Value {}

  @Test func oneValueForEachLifetime() {
    var table = TestTable<Value>()
    let (first, second) = (Lifetime(), Lifetime())
    let value = table.value(of: first, make: Value.init).value
    #expect(table.value(of: first, make: Value.init).value === value)
    #expect(table.value(of: second, make: Value.init).value !== value)
    #expect(table.count == 2)
    withExtendedLifetime((first, second)) {}
  }

  @Test func theNextTestFindsThoseThatHaveEnded() {
    var table = TestTable<Value>()
    var first: Lifetime? = Lifetime()
    let value = table.value(of: first!, make: Value.init).value
    first = nil
    let next = Lifetime()
    let ended = table.value(of: next, make: Value.init).ended
    #expect(ended.map(ObjectIdentifier.init) == [ObjectIdentifier(value)])
    #expect(table.count == 1)
    withExtendedLifetime(next) {}
  }

  /// All that a test finds is its own, and the same each time.
  @Test(arguments: 0..<3) func theRunningTestHasOne(_: Int) throws {
    let lifetime = try #require(TestContext.currentTestLifetime)
    #expect(TestContext.currentTestLifetime === lifetime)
  }
}
