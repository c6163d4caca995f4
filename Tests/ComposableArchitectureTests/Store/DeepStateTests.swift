import Testing

/// Behaviour 9: large state, many levels deep, needs no large stack.
///
/// The forty levels hold 2.5 MiB. What is on the stack in debug is frames without state, of 7 KiB a
/// level while the reducers run and of 2 KiB while a store is read, and few copies of one state at the
/// innermost. A read by key path makes five there.
@Suite struct DeepStateTests {
  @Test func fortyLevelsOf64KibibytesRunOnAStackOf512() throws {
    let program = try FixtureProgram.path("DeepStateFixture")
    let result = try Shell.run("ulimit -s 512 && exec '\(program)' 2>&1")
    #expect(
      result.output == """
        top: 1
        below: 1
        closed: true

        """
    )
    #expect(result.status == 0)
  }
}
