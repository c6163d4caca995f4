@testable import ComposableArchitecture
import Testing

@Suite
struct StackStatePathViewTests {
  @Test
  func componentsKeepTheirIDs() {
    var path = StackState<String>.PathView(StackState(["a", "b", "c"]))
    #expect(path.map(\.id) == [0, 1, 2])
    path.removeSubrange(1..<2)
    #expect(path.map(\.id) == [0, 2])
    #expect(path.map(\.element) == ["a", "c"])
    path.swapAt(0, 1)
    #expect(path.base.ids == [2, 0])
    #expect(Array(path.base) == ["c", "a"])
  }

  @Test
  func componentsAreEqualByID() {
    let one = StackState<String>.Component(id: 1, element: "a")
    #expect(one == StackState<String>.Component(id: 1, element: "b"))
    #expect(one != StackState<String>.Component(id: 2, element: "a"))
    #expect(Set([one, StackState<String>.Component(id: 1, element: "b")]).count == 1)
  }
}
