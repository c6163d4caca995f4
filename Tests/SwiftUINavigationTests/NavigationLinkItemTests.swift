import SwiftUINavigation
import TernUI
import TernUITesting
import Testing

@MainActor
@Suite struct NavigationLinkItemTests {
  @available(*, deprecated)
  private struct Host: View {
    @State private var bird: String?
    @State private var log: [Bool] = []

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink(item: $bird) { isActive in
            log.append(isActive)
            if isActive { bird = "Tern" }
          } destination: { $bird in
            VStack {
              Text("page of \(bird)")
              TextField("Name", text: $bird)
            }
          } label: {
            Text("Open")
          }
          Text(log.map(String.init).joined(separator: " "))
        }
      }
    }
  }

  @available(*, deprecated)
  @Test func aPageIsThereWhileTheItemIs() throws {
    let pilot = Pilot(Host())
    try pilot.tap("Open")
    #expect(pilot.dump().contains("page of Tern"))
    try pilot.clear("Name")
    try pilot.type("Gull", into: "Name")
    #expect(pilot.dump().contains("page of Gull"))
    try pilot.back()
    #expect(pilot.dump().contains("true false"))
    #expect(!pilot.dump().contains("page of"))
  }

  @available(*, deprecated)
  @Test func aViewHasAValueOfItsOwn() throws {
    let pilot = Pilot(
      WithState(initialValue: "a") { $text in
        VStack {
          TextField("Name", text: $text)
          Text("says \(text)")
        }
      }
    )
    try pilot.type("b", into: "Name")
    #expect(pilot.dump().contains("says ab"))
  }

  private struct Bound: View {
    @State private var model = "model"
    @State private var field = "field"

    var body: some View {
      VStack {
        TextField("Model", text: $model)
        TextField("Field", text: $field)
        Text("\(model) \(field)")
      }
      .bind($model, to: $field)
    }
  }

  @Test func valuesAreKeptInStep() async throws {
    let pilot = Pilot(Bound())
    await pilot.settle()
    #expect(pilot.dump().contains("model model"))
    try pilot.type("1", into: "Model")
    await pilot.settle()
    #expect(pilot.dump().contains("model1 model1"))
    try pilot.type("2", into: "Field")
    await pilot.settle()
    #expect(pilot.dump().contains("model12 model12"))
  }

  private struct Focused: View {
    @State private var hasFocus = true
    @FocusState private var isFocused: Bool
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused)
        Button("Leave") { hasFocus = false }
        Text("\(hasFocus) \(isFocused)")
      }
      .bind($hasFocus, to: $isFocused)
    }
  }

  @Test func theFocusFollowsAModel() async throws {
    let pilot = Pilot(Focused())
    await pilot.settle()
    #expect(pilot.dump().contains("true true"))
    try pilot.tap("Leave")
    await pilot.settle()
    #expect(pilot.dump().contains("false false"))
  }

  @Test func aButtonThatIsDataMayTakeTime() async throws {
    let (pressed, continuation) = AsyncStream<Int?>.makeStream()
    let pilot = Pilot(
      Button(ButtonState(action: 3) { TextState("Go") }) { action in
        await Task.yield()
        continuation.yield(action)
      }
    )
    try pilot.tap("Go")
    var iterator = pressed.makeAsyncIterator()
    #expect(await iterator.next() == 3)
  }

  private struct Asking: View {
    @State var alert: AlertState<Int>? = AlertState {
      TextState("Sure?")
    } actions: {
      ButtonState(action: 3) { TextState("Yes") }
    }
    let continuation: AsyncStream<Int?>.Continuation

    var body: some View {
      Text("a").alert($alert) { action in
        await Task.yield()
        continuation.yield(action)
      }
    }
  }

  @Test func anAlertClosesBeforeItsActionIsDone() async throws {
    let (pressed, continuation) = AsyncStream<Int?>.makeStream()
    let pilot = Pilot(Asking(continuation: continuation))
    try pilot.tap("Yes")
    #expect(pilot.dump() == "a")
    var iterator = pressed.makeAsyncIterator()
    #expect(await iterator.next() == 3)
  }
}
