import ConcurrencyExtras
import Testing

@Suite struct AnyHashableSendableTests {
  @Test func comparesTypeAndValue() {
    #expect(AnyHashableSendable(1) == AnyHashableSendable(1))
    #expect(AnyHashableSendable(1) != AnyHashableSendable(2))
    #expect(AnyHashableSendable(1) != AnyHashableSendable("1"))
    #expect(Set<AnyHashableSendable>([1, 1, "1", true]).count == 3)
  }

  @Test func erasesOnce() {
    let once = AnyHashableSendable(1)
    let twice = AnyHashableSendable(once)
    #expect(twice == once)
    #expect(twice.base is Int)
    let existential: any Hashable & Sendable = once
    #expect(AnyHashableSendable(existential).base is Int)
  }

  @Test func equalsItsValueAsAnyHashable() {
    #expect(AnyHashable(AnyHashableSendable("a")) == AnyHashable("a"))
    #expect([AnyHashable("a"): 1][AnyHashable(AnyHashableSendable("a"))] == 1)
  }

  @Test func comesFromLiterals() {
    let literals: [AnyHashableSendable] = [true, 1, 1.5, "a"]
    #expect(
      literals == [
        AnyHashableSendable(true), AnyHashableSendable(1), AnyHashableSendable(1.5),
        AnyHashableSendable("a"),
      ]
    )
  }

  @Test func isDescribedLikeItsValue() {
    #expect("\(AnyHashableSendable("a"))" == "a")
    #expect(AnyHashableSendable("a").debugDescription == "AnyHashableSendable(\"a\")")
    #expect(Mirror(reflecting: AnyHashableSendable([1, 2])).children.count == 2)
  }
}
