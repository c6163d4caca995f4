import ComposableArchitecture

// Thirty operators in a row must not take the compiler longer than thirty operators: neither for plain
// optionals, nor for optionals and presentations by turns.
@Reducer struct Leaf { @ObservableState struct State: Equatable { var n = 0 }; enum Action { case x } }
@Reducer struct Optionals { @ObservableState struct State {
  var d0: Leaf.State?
  var d1: Leaf.State?
  var d2: Leaf.State?
  var d3: Leaf.State?
  var d4: Leaf.State?
  var d5: Leaf.State?
  var d6: Leaf.State?
  var d7: Leaf.State?
  var d8: Leaf.State?
  var d9: Leaf.State?
  var d10: Leaf.State?
  var d11: Leaf.State?
  var d12: Leaf.State?
  var d13: Leaf.State?
  var d14: Leaf.State?
  var d15: Leaf.State?
  var d16: Leaf.State?
  var d17: Leaf.State?
  var d18: Leaf.State?
  var d19: Leaf.State?
  var d20: Leaf.State?
  var d21: Leaf.State?
  var d22: Leaf.State?
  var d23: Leaf.State?
  var d24: Leaf.State?
  var d25: Leaf.State?
  var d26: Leaf.State?
  var d27: Leaf.State?
  var d28: Leaf.State?
  var d29: Leaf.State?
}
enum Action {
  case d0(Leaf.Action)
  case d1(Leaf.Action)
  case d2(Leaf.Action)
  case d3(Leaf.Action)
  case d4(Leaf.Action)
  case d5(Leaf.Action)
  case d6(Leaf.Action)
  case d7(Leaf.Action)
  case d8(Leaf.Action)
  case d9(Leaf.Action)
  case d10(Leaf.Action)
  case d11(Leaf.Action)
  case d12(Leaf.Action)
  case d13(Leaf.Action)
  case d14(Leaf.Action)
  case d15(Leaf.Action)
  case d16(Leaf.Action)
  case d17(Leaf.Action)
  case d18(Leaf.Action)
  case d19(Leaf.Action)
  case d20(Leaf.Action)
  case d21(Leaf.Action)
  case d22(Leaf.Action)
  case d23(Leaf.Action)
  case d24(Leaf.Action)
  case d25(Leaf.Action)
  case d26(Leaf.Action)
  case d27(Leaf.Action)
  case d28(Leaf.Action)
  case d29(Leaf.Action)
}
var body: some ReducerOf<Self> {
  Reduce { state, action in .none }
    .ifLet(\.d0, action: \.d0) { Leaf() }
    .ifLet(\.d1, action: \.d1) { Leaf() }
    .ifLet(\.d2, action: \.d2) { Leaf() }
    .ifLet(\.d3, action: \.d3) { Leaf() }
    .ifLet(\.d4, action: \.d4) { Leaf() }
    .ifLet(\.d5, action: \.d5) { Leaf() }
    .ifLet(\.d6, action: \.d6) { Leaf() }
    .ifLet(\.d7, action: \.d7) { Leaf() }
    .ifLet(\.d8, action: \.d8) { Leaf() }
    .ifLet(\.d9, action: \.d9) { Leaf() }
    .ifLet(\.d10, action: \.d10) { Leaf() }
    .ifLet(\.d11, action: \.d11) { Leaf() }
    .ifLet(\.d12, action: \.d12) { Leaf() }
    .ifLet(\.d13, action: \.d13) { Leaf() }
    .ifLet(\.d14, action: \.d14) { Leaf() }
    .ifLet(\.d15, action: \.d15) { Leaf() }
    .ifLet(\.d16, action: \.d16) { Leaf() }
    .ifLet(\.d17, action: \.d17) { Leaf() }
    .ifLet(\.d18, action: \.d18) { Leaf() }
    .ifLet(\.d19, action: \.d19) { Leaf() }
    .ifLet(\.d20, action: \.d20) { Leaf() }
    .ifLet(\.d21, action: \.d21) { Leaf() }
    .ifLet(\.d22, action: \.d22) { Leaf() }
    .ifLet(\.d23, action: \.d23) { Leaf() }
    .ifLet(\.d24, action: \.d24) { Leaf() }
    .ifLet(\.d25, action: \.d25) { Leaf() }
    .ifLet(\.d26, action: \.d26) { Leaf() }
    .ifLet(\.d27, action: \.d27) { Leaf() }
    .ifLet(\.d28, action: \.d28) { Leaf() }
    .ifLet(\.d29, action: \.d29) { Leaf() }
}}
@Reducer struct Mixed { @ObservableState struct State {
  var d0: Leaf.State?
  @Presents var d1: Leaf.State?
  var d2: Leaf.State?
  @Presents var d3: Leaf.State?
  var d4: Leaf.State?
  @Presents var d5: Leaf.State?
  var d6: Leaf.State?
  @Presents var d7: Leaf.State?
  var d8: Leaf.State?
  @Presents var d9: Leaf.State?
  var d10: Leaf.State?
  @Presents var d11: Leaf.State?
  var d12: Leaf.State?
  @Presents var d13: Leaf.State?
  var d14: Leaf.State?
  @Presents var d15: Leaf.State?
  var d16: Leaf.State?
  @Presents var d17: Leaf.State?
  var d18: Leaf.State?
  @Presents var d19: Leaf.State?
  var d20: Leaf.State?
  @Presents var d21: Leaf.State?
  var d22: Leaf.State?
  @Presents var d23: Leaf.State?
  var d24: Leaf.State?
  @Presents var d25: Leaf.State?
  var d26: Leaf.State?
  @Presents var d27: Leaf.State?
  var d28: Leaf.State?
  @Presents var d29: Leaf.State?
}
enum Action {
  case d0(Leaf.Action)
  case d1(PresentationAction<Leaf.Action>)
  case d2(Leaf.Action)
  case d3(PresentationAction<Leaf.Action>)
  case d4(Leaf.Action)
  case d5(PresentationAction<Leaf.Action>)
  case d6(Leaf.Action)
  case d7(PresentationAction<Leaf.Action>)
  case d8(Leaf.Action)
  case d9(PresentationAction<Leaf.Action>)
  case d10(Leaf.Action)
  case d11(PresentationAction<Leaf.Action>)
  case d12(Leaf.Action)
  case d13(PresentationAction<Leaf.Action>)
  case d14(Leaf.Action)
  case d15(PresentationAction<Leaf.Action>)
  case d16(Leaf.Action)
  case d17(PresentationAction<Leaf.Action>)
  case d18(Leaf.Action)
  case d19(PresentationAction<Leaf.Action>)
  case d20(Leaf.Action)
  case d21(PresentationAction<Leaf.Action>)
  case d22(Leaf.Action)
  case d23(PresentationAction<Leaf.Action>)
  case d24(Leaf.Action)
  case d25(PresentationAction<Leaf.Action>)
  case d26(Leaf.Action)
  case d27(PresentationAction<Leaf.Action>)
  case d28(Leaf.Action)
  case d29(PresentationAction<Leaf.Action>)
}
var body: some ReducerOf<Self> {
  Reduce { state, action in .none }
    .ifLet(\.d0, action: \.d0) { Leaf() }
    .ifLet(\.$d1, action: \.d1) { Leaf() }
    .ifLet(\.d2, action: \.d2) { Leaf() }
    .ifLet(\.$d3, action: \.d3) { Leaf() }
    .ifLet(\.d4, action: \.d4) { Leaf() }
    .ifLet(\.$d5, action: \.d5) { Leaf() }
    .ifLet(\.d6, action: \.d6) { Leaf() }
    .ifLet(\.$d7, action: \.d7) { Leaf() }
    .ifLet(\.d8, action: \.d8) { Leaf() }
    .ifLet(\.$d9, action: \.d9) { Leaf() }
    .ifLet(\.d10, action: \.d10) { Leaf() }
    .ifLet(\.$d11, action: \.d11) { Leaf() }
    .ifLet(\.d12, action: \.d12) { Leaf() }
    .ifLet(\.$d13, action: \.d13) { Leaf() }
    .ifLet(\.d14, action: \.d14) { Leaf() }
    .ifLet(\.$d15, action: \.d15) { Leaf() }
    .ifLet(\.d16, action: \.d16) { Leaf() }
    .ifLet(\.$d17, action: \.d17) { Leaf() }
    .ifLet(\.d18, action: \.d18) { Leaf() }
    .ifLet(\.$d19, action: \.d19) { Leaf() }
    .ifLet(\.d20, action: \.d20) { Leaf() }
    .ifLet(\.$d21, action: \.d21) { Leaf() }
    .ifLet(\.d22, action: \.d22) { Leaf() }
    .ifLet(\.$d23, action: \.d23) { Leaf() }
    .ifLet(\.d24, action: \.d24) { Leaf() }
    .ifLet(\.$d25, action: \.d25) { Leaf() }
    .ifLet(\.d26, action: \.d26) { Leaf() }
    .ifLet(\.$d27, action: \.d27) { Leaf() }
    .ifLet(\.d28, action: \.d28) { Leaf() }
    .ifLet(\.$d29, action: \.d29) { Leaf() }
}}

// A presentation and its actions belong together, and so do an optional and those of its feature.
@Reducer struct Crossed {
  @ObservableState struct State {
    @Presents var presented: Leaf.State?
    var optional: Leaf.State?
  }
  enum Action {
    case presented(Leaf.Action)
    case optional(PresentationAction<Leaf.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Let the case hold those of the presentation}}
      .ifLet(\.$presented, action: \.presented) { Leaf() }
  }
  var other: some ReducerOf<Self> {
    EmptyReducer()
      // expected-error@+1 {{Mark the property with '@Presents'}}
      .ifLet(\.optional, action: \.optional) { Leaf() }
  }
}

// Actions need no case paths of their own, and the closure may have its label.
struct Plain: Reducer {
  struct State {}
  enum Action { case x }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct Labels {
  @ObservableState struct State {
    var plain: Plain.State?
    @Presents var presented: Plain.State?
  }
  enum Action {
    case plain(Plain.Action)
    case presented(PresentationAction<Plain.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.plain, action: \.plain) { Plain() }
      .ifLet(\.$presented, action: \.presented) { Plain() }
      .ifLet(\.plain, action: \.plain, then: { Plain() })
      .ifLet(\.$presented, action: \.presented, destination: { Plain() })
      .ifLet(\.$presented, action: \.presented) {
        Reduce { _, _ in .none }
        Plain()
      }
  }
}
