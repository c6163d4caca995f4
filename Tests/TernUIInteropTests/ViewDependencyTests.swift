import Dependencies
import Foundation
import TernUI
import TernUIInterop
import TernUITesting
import Testing

@MainActor
struct ViewDependencyTests {
  @Test func isSeenInBodies() throws {
    let pilot = Pilot(Greeter().dependency(Greeting(text: "Moin")))
    #expect(pilot.dump().contains("Moin"))
  }

  @Test func isSeenInTheBodiesOfViewsInside() throws {
    let pilot = Pilot(VStack { VStack { Greeter() } }.dependency(\.greeting, "Tach"))
    #expect(pilot.dump().contains("Tach"))
  }

  @Test func reachesNoViewBeside() throws {
    let pilot = Pilot(
      VStack {
        Greeter().dependency(\.greeting, "inside")
        Greeter()
      }
    )
    let dump = pilot.dump()
    #expect(dump.contains("inside"))
    #expect(dump.contains("test"))
  }

  @Test func theInnermostWins() throws {
    let pilot = Pilot(
      Greeter().dependency(\.greeting, "inner").dependency(\.greeting, "outer")
    )
    #expect(pilot.dump().contains("inner"))
  }

  @Test func setsPartsOfADependency() throws {
    let pilot = Pilot(Clockwork().dependency(\.date.now, Date(timeIntervalSince1970: 60)))
    #expect(pilot.dump().contains("60"))
  }

  @Test func isSeenByActionsAndTasks() async throws {
    let log = Log()
    let pilot = Pilot(Actor(log: log).dependency(\.greeting, "Moin"))
    await pilot.settle()
    try pilot.tap("Tap")
    await pilot.settle()
    #expect(log.lines == ["appear Moin", "task Moin", "tap Moin", "change Moin"])
  }

  @Test func isSeenWhenABodyIsEvaluatedAgain() async throws {
    let pilot = Pilot(Repeating().dependency(\.greeting, "Moin"))
    try pilot.tap("0 Moin")
    await pilot.settle()
    #expect(pilot.dump().contains("1 Moin"))
  }

  @Test func aDependencyIsADynamicProperty() throws {
    let dependency: any DynamicProperty = Dependency(\.greeting)
    // It is asked before each body, and has nothing to do.
    var copy = dependency
    copy.update()
    #expect(copy is Dependency<String>)
  }

  @Test func isReadFromTheEnvironment() throws {
    let pilot = Pilot(EnvironmentReader().dependency(\.greeting, "Moin"))
    #expect(pilot.dump().contains("Moin"))
  }

  @Test func scenesSetItForAllTheirViews() throws {
    let scene = WindowGroup { Greeter() }
      .dependency(\.greeting, "inner")
      .dependency(Greeting(text: "outer"))
    #expect(Pilot(scene._rootView).dump().contains("inner"))
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

private struct Greeting: TestDependencyKey {
  var text: String
  static let testValue = Greeting(text: "test")
}

extension DependencyValues {
  fileprivate var greeting: String {
    get { self[Greeting.self].text }
    set { self[Greeting.self].text = newValue }
  }
}

private struct Greeter: View {
  @Dependency(\.greeting) var greeting
  var body: some View { Text(greeting) }
}

private struct Clockwork: View {
  @Dependency(\.date.now) var now
  var body: some View { Text("\(Int(now.timeIntervalSince1970))") }
}

private struct Actor: View {
  @Dependency(\.greeting) var greeting
  @State private var count = 0
  let log: Log

  var body: some View {
    Button("Tap") {
      log.lines.append("tap \(greeting)")
      count += 1
    }
    .onAppear { log.lines.append("appear \(greeting)") }
    .task { log.lines.append("task \(greeting)") }
    .onChange(of: count) { log.lines.append("change \(greeting)") }
  }
}

private struct Repeating: View {
  @Dependency(\.greeting) var greeting
  @State private var count = 0
  var body: some View {
    Button("\(count) \(greeting)") { count += 1 }
  }
}

private struct EnvironmentReader: View {
  @Environment(\.dependencies) private var dependencies
  var body: some View { Text(dependencies.greeting) }
}
