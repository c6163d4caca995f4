import Clocks
import CustomDump
import TernUI
import TernUIInterop
import Testing

struct EnvironmentValuesTests {
  @Test func clocksAreTheSystemsUntilSet() {
    var environment = EnvironmentValues()
    #expect(environment.continuousClock is ContinuousClock)
    #expect(environment.suspendingClock is SuspendingClock)
    environment.continuousClock = TestClock()
    environment.suspendingClock = ImmediateClock()
    #expect(environment.continuousClock is TestClock<Duration>)
    #expect(environment.suspendingClock is ImmediateClock<Duration>)
  }
}

struct LocalizedStringKeyDumpTests {
  @Test func isItsText() {
    #expect(String(customDumping: LocalizedStringKey("\(2) birds")) == #""2 birds""#)
  }
}

struct AnimationDumpTests {
  @Test(arguments: [
    (Animation.default, "Animation.default"),
    (.easeIn, "Animation.easeIn"),
    (.linear(duration: 0.5), "Animation.linear(duration: 0.5)"),
    (.spring(duration: 2).delay(1), "Animation.spring(duration: 2.0).delay(1.0)"),
  ])
  func saysHowItIsMade(animation: Animation, dump: String) {
    #expect(String(customDumping: animation) == dump)
  }
}
