import ComposableArchitecture
import Testing

/// What effects do, in which order.
@MainActor
@Suite struct EffectTests {
  @Test func sendComesAfterTheCurrentAction() {
    let store = nodeStore()
    store.send(
      .perform { state in
        defer { state.log.append("reduced") }
        return .send(.log("sent"))
      }
    )
    #expect(store.log == ["reduced", "sent"])
  }

  @Test func mergedSendsKeepTheirOrder() {
    let store = nodeStore()
    store.send(.perform { _ in .merge(.send(.log("a")), .send(.log("b")), .send(.log("c"))) })
    store.send(.perform { _ in .merge([.send(.log("d")), .none]) })
    #expect(store.log == ["a", "b", "c", "d"])
  }

  @Test func nestedSendsComeInTurn() {
    let store = nodeStore()
    store.send(
      .perform { _ in
        .merge(
          .send(
            .perform {
              $0.log.append("1")
              return .send(.log("1.1"))
            }
          ),
          .send(.log("2"))
        )
      }
    )
    #expect(store.log == ["1", "2", "1.1"])
  }

  @Test func runSendsInOrder() async {
    let store = nodeStore()
    await store.send(
      .perform { _ in
        .run { send in
          for number in 0..<20 { await send(.log("\(number)")) }
        }
      }
    )
    .finish()
    #expect(store.log == (0..<20).map { "\($0)" })
  }

  @Test func concatenatedEffectsRunOneAfterAnother() async {
    let store = nodeStore()
    let part = { (name: String) in
      Effect<Node.Action>.run { send in
        await send(.log("\(name) starts"))
        await Task.yield()
        await send(.log("\(name) ends"))
      }
    }
    await store.send(
      .perform { _ in .concatenate(part("a"), .send(.log("between")), .merge(part("b")), part("c"))
      }
    )
    .finish()
    #expect(
      store.log == ["a starts", "a ends", "between", "b starts", "b ends", "c starts", "c ends"]
    )
  }

  @Test func aConcatenationGoesOnAfterAMergeHasEnded() async {
    let store = nodeStore()
    let (gate, open) = AsyncStream<Void>.makeStream()
    let task = store.send(
      .perform { _ in
        .concatenate(
          .merge(
            .send(.log("at once")),
            .run { send in
              for await _ in gate { break }
              await send(.log("slow"))
            }
          ),
          .send(.log("after"))
        )
      }
    )
    #expect(store.log == ["at once"])
    open.yield()
    await task.finish()
    #expect(store.log == ["at once", "slow", "after"])
  }

  @Test func mapTurnsEveryKindOfEffect() async {
    let store = Store(initialState: [String]()) {
      Reduce { (state: inout [String], action: String) in
        guard action == "start" else {
          state.append(action)
          return .none
        }
        let numbers = Effect<Int>.concatenate(
          .send(1),
          .merge(.send(2), .run { await $0(3) }),
          .run { await $0(4) }.cancellable(id: "id"),
          .none,
          .cancel(id: "other")
        )
        return numbers.map { "\($0)" }
      }
    }
    await store.send("start").finish()
    #expect(store.withState { $0 } == ["1", "2", "3", "4"])
  }

  @Test func anErrorThatNothingHandlesIsReportedWhereTheEffectIsMade() async {
    let store = nodeStore()
    let collector = IssueCollector()
    let line = #line + 3
    await withIssueReporters([collector]) {
      await store.send(
        .perform { _ in .run { _ in throw Mishap() } }
      )
      .finish()
    }
    #expect(
      collector.messages == [
        """
        An effect made at ComposableArchitectureTests/EffectTests.swift:\(line) threw an error that \
        nothing handles: mishap

        Catch it in the effect, or pass a 'catch' closure to 'Effect.run'.
        """
      ]
    )
    #expect(collector.lines == [UInt(line)])
  }

  @Test func aHandledErrorIsNotReported() async {
    let store = nodeStore()
    let reported = await issues {
      await store.send(
        .perform { _ in
          .run { _ in
            throw Mishap()
          } catch: { error, send in
            await send(.log("\(error)"))
          }
        }
      )
      .finish()
    }
    #expect(reported.isEmpty)
    #expect(store.log == ["mishap"])
  }

  @Test func cancellationIsNoError() async {
    let store = nodeStore()
    let reported = await issues {
      await store.send(.perform { _ in .run { _ in throw CancellationError() } }).finish()
      let task = store.send(
        .perform { _ in .run { _ in try await Task.sleep(for: .seconds(1000)) } }
      )
      await task.cancel()
    }
    #expect(reported.isEmpty)
  }

  @Test func effectsRunWithTheDependenciesOfTheReducer() async {
    let store = Store(initialState: Node.State()) {
      Node()
    } withDependencies: {
      $0[Name.self] = "overridden"
    }
    await store.send(
      .perform { _ in
        .run { send in
          @Dependency(Name.self) var name
          await send(.log(name))
        }
      }
    )
    .finish()
    #expect(store.log == ["overridden"])
  }

  @Test func runUsesPriority() async {
    let store = nodeStore()
    await store.send(
      .perform { _ in
        .run(priority: .background) { send in
          let priority = Task.currentPriority
          await send(.log("\(priority == .background)"))
        }
      }
    )
    .finish()
    #expect(store.log == ["true"])
  }

  private func nodeStore() -> StoreOf<Node> {
    Store(initialState: Node.State()) { Node() }
  }
}

struct Mishap: Error, CustomStringConvertible {
  var description: String { "mishap" }
}

private enum Name: DependencyKey {
  static var liveValue: String { "live" }
  static var testValue: String { "test" }
}
