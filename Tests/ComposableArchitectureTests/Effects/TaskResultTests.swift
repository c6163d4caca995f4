import ComposableArchitecture
import Testing

@Suite struct TaskResultTests {
  struct Failure: Error, Hashable { var code = 0 }
  struct Opaque: Error {}

  @Test func catchesWhatWorkThrows() async {
    let value = await TaskResult { 1 }
    #expect(value == .success(1))
    let error = await TaskResult<Int> { throw Failure(code: 2) }
    #expect(error == .failure(Failure(code: 2)))
    #expect(error != .failure(Failure(code: 3)))
    #expect(error != .success(2))
  }

  @Test func givesItsValue() throws {
    #expect(try TaskResult.success(1).value == 1)
    #expect(throws: Failure()) { try TaskResult<Int>.failure(Failure()).value }
  }

  @Test func becomesOthers() {
    #expect(TaskResult.success(1).map { $0 + 1 } == .success(2))
    #expect(TaskResult<Int>.failure(Failure()).map { $0 + 1 } == .failure(Failure()))
    #expect(
      TaskResult.success(1).flatMap { _ in TaskResult<Int>.failure(Failure()) }
        == .failure(Failure())
    )
    #expect(
      TaskResult<Int>.failure(Failure(code: 1)).flatMap { .success($0) }
        == .failure(Failure(code: 1))
    )
  }

  @Test func isAResult() throws {
    #expect(try Result(TaskResult.success(1)).get() == 1)
    #expect(TaskResult(Result<Int, Failure>.failure(Failure())) == .failure(Failure()))
    #expect(TaskResult(Result<Int, Failure>.success(1)) == .success(1))
  }

  @Test func hashesWhatIsEqual() {
    #expect(Set([TaskResult.success(1), .success(1), .failure(Failure())]).count == 2)
  }

  @Test func hasCasePaths() {
    #expect(TaskResult.success(1)[case: \.success] == 1)
    #expect(TaskResult.success(1).is(\.failure) == false)
    #expect(TaskResult<Int>.failure(Failure()).is(\.failure))
  }

  @Test func errorsThatCannotBeComparedAreReported() {
    let reported = issues { _ = TaskResult<Int>.failure(Opaque()) == .failure(Opaque()) }
    #expect(
      reported == [
        """
        A 'TaskResult' holds an error of type 'Opaque', which is not 'Equatable', so the result cannot \
        be compared.

        Make the type of the error 'Equatable'.
        """
      ]
    )
    let hashed = issues { _ = Set([TaskResult<Int>.failure(Opaque())]) }
    #expect(hashed.first?.contains("which is not 'Hashable'") == true)
  }
}
