import ComposableArchitecture
import SwiftUI
import TernUITesting
import Testing

@MainActor
@Suite
struct CounterNavigationTests {
  @Test
  func theDetailOpensWithTheCountAndGoesBack() async {
    let store = TestStore(initialState: CounterNavigationFeature.State(count: 2)) {
      CounterNavigationFeature()
    }

    await store.send(.incrementButtonTapped) {
      $0.count = 3
    }
    await store.send(.detailButtonTapped) {
      $0.destination = .detail(CounterDetailFeature.State(count: 3))
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = nil
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 2
    }
  }
}

@MainActor
@Suite
struct CounterNavigationViewTests {
  @Test
  func theDetailOpensAndGoesBack() async throws {
    let store = Store(initialState: CounterNavigationFeature.State()) {
      CounterNavigationFeature()
    }
    let pilot = Pilot(CounterNavigationView(store: store))

    try pilot.tap("+")
    try pilot.tap("+")
    try pilot.tap("상세 보기")
    await pilot.settle()
    #expect(store.destination?.detail?.count == 2)
    _ = try pilot.find(.text, label: "상세: 2")

    try pilot.back()
    await pilot.settle()
    #expect(store.destination == nil)
    _ = try pilot.find(.text, label: "2")
  }
}
