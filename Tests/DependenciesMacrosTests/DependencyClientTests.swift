import DependenciesMacros
import IssueReporting
import Testing

struct DependencyClientTests {
  @Test func reportsAndThrowsWhatNobodyImplemented() async {
    let client = NumberClient()
    let messages = await issues {
      await #expect(throws: Unimplemented("NumberClient.fact")) {
        try await client.fact(number: 1)
      }
    }
    #expect(
      messages == [
        """
        Unimplemented: 'NumberClient.fact' was called, but it has no implementation here. Set 'fact' \
        where the client is made, or override it with 'withDependencies'.
        """
      ]
    )
  }

  @Test func returnsTheDefaultValueAfterTheReport() async {
    let client = NumberClient()
    let messages = await issues {
      #expect(client.random() == 4)
      #expect(client.last() == nil)
      client.forget()
      #expect(client.double(3) == 6)
    }
    let names = messages.map { $0.split(separator: "'")[1] }
    #expect(
      names == [
        "NumberClient.random", "NumberClient.last", "NumberClient.forget", "NumberClient.double",
      ]
    )
  }

  @Test func reportsAtTheEndpoint() async {
    let issues = Issues()
    withIssueReporters([issues]) {
      NumberClient().forget()
    }
    #expect(issues.files == ["DependenciesMacrosTests/DependencyClientTests.swift"])
  }

  @Test func callsWhatIsSet() async throws {
    var client = NumberClient()
    client.fact = { "\($0) is a number" }
    client.random = { 7 }
    #expect(try await client.fact(number: 1) == "1 is a number")
    #expect(try await client.fact(2) == "2 is a number")
    #expect(client.random() == 7)
  }

  @Test func passesArgumentsOnByTheirNames() throws {
    let client = Everything(
      move: { $0 += $2 - $1 },
      load: { id, _ in id },
      each: { $0(1) + 1 },
      plain: { $0 + $1 },
      tag: "a"
    )
    var value = 1
    client.move(&value, from: 2, to: 5)
    #expect(value == 4)
    #expect(try client.fetch(id: 3, in: "b") == 3)
    #expect(client.each(body: { $0 * 10 }) == 11)
    #expect(client.plain(1, 2) == 3)
    #expect(client.tag == "a")
    #expect(client.limit == 10)
  }

  @Test func asksOnlyForWhatHasNoDefault() async {
    let client = Everything(tag: "b")
    #expect(client.tag == "b")
    let messages = await issues { #expect(client.plain(1, 2) == 0) }
    #expect(messages.count == 1)
  }

  @Test func passesInoutArgumentsToTheDefault() async {
    let client = Everything(tag: "")
    var value = 1
    let messages = await issues {
      client.move(&value, from: 0, to: 0)
    }
    #expect(value == -1)
    #expect(messages.count == 1)
  }

  @Test func leavesOutClosuresThatAreIgnored() {
    let client = Formatting(format: { "<\($0)>" })
    #expect(client.format(1) == "<1>")
  }

  @Test @MainActor func runsOnTheActorOfTheClosure() async {
    let client = OnTheMainActor()
    let messages = await issues { #expect(client.title(id: 1) == "") }
    #expect(messages.count == 1)
  }

  @Test func isOverriddenEndpointByEndpoint() async throws {
    let fact = try await withDependencies {
      $0[NumberClient.self].fact = { "\($0)!" }
    } operation: {
      @Dependency(NumberClient.self) var client
      return try await client.fact(number: 1)
    }
    #expect(fact == "1!")
  }
}

@DependencyClient
private struct NumberClient: TestDependencyKey {
  var fact: @Sendable (_ number: Int) async throws -> String
  var random: @Sendable () -> Int = { 4 }
  var last: @Sendable () -> Int?
  var forget: @Sendable () -> Void
  var double: @Sendable (Int) -> Int = { $0 * 2 }

  static let testValue = NumberClient()
}

@DependencyClient
private struct Everything: Sendable {
  var move: @Sendable (inout Int, _ from: Int, _ to: Int) -> Void = { value, _, _ in value = -1 }
  @DependencyEndpoint(method: "fetch")
  var load: @Sendable (_ id: Int, _ in: String) throws -> Int
  var each: @Sendable (_ body: (Int) -> Int) -> Int = { _ in 0 }
  var plain: @Sendable (Int, Int) -> Int = { _, _ in 0 }
  let tag: String
  var limit = 10
}

@DependencyClient
private struct Formatting {
  @DependencyEndpointIgnored var format: (Int) -> String
}

@DependencyClient
private struct OnTheMainActor {
  var title: @MainActor (_ id: Int) -> String = { _ in "" }
}
