import ComposableArchitecture

// Thirty operators of all kinds in a row must not take the compiler longer than thirty operators: where
// two functions of a name are as good as each other, it tries all combinations of a chain.

@Reducer struct Leaf {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case x }
}
@Reducer struct Row {
  @ObservableState struct State: Equatable, Identifiable { var id = 0 }
  enum Action { case x }
}
@Reducer enum Destination {
  case leaf(Leaf)
  case row(Row)
}

// Its actions have no case paths.
struct Former: Reducer {
  struct State: Equatable {}
  enum Action: Equatable { case tapped }
  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

// Three of each.
@Reducer struct Mixed {
  @ObservableState struct State {
    @Presents var d0: Leaf.State?
    @Presents var d1: Destination.State?
    @Presents var d2: AlertState<Never>?
    var d3: IdentifiedArrayOf<Row.State> = []
    var d4 = 0
    var d5 = StackState<Destination.State>()
    var d6 = StackState<Leaf.State>()
    @Presents var d7: ConfirmationDialogState<Leaf.Action>?
    var d8: Leaf.State?
    var d9: Destination.State?
    @Presents var d10: Former.State?
    var d11: Former.State?
    @Presents var d12: Leaf.State?
    @Presents var d13: Destination.State?
    @Presents var d14: AlertState<Never>?
    var d15: IdentifiedArrayOf<Row.State> = []
    var d16 = 0
    var d17 = StackState<Destination.State>()
    var d18 = StackState<Leaf.State>()
    @Presents var d19: ConfirmationDialogState<Leaf.Action>?
    var d20: Leaf.State?
    var d21: Destination.State?
    @Presents var d22: Former.State?
    var d23: Former.State?
    @Presents var d24: Leaf.State?
    @Presents var d25: Destination.State?
    @Presents var d26: AlertState<Never>?
    var d27: IdentifiedArrayOf<Row.State> = []
    var d28 = 0
    var d29 = StackState<Destination.State>()
    var d30 = StackState<Leaf.State>()
    @Presents var d31: ConfirmationDialogState<Leaf.Action>?
    var d32: Leaf.State?
    var d33: Destination.State?
    @Presents var d34: Former.State?
    var d35: Former.State?
  }
  enum Action {
    case d0(PresentationAction<Leaf.Action>)
    case d1(PresentationAction<Destination.Action>)
    case d2(PresentationAction<Never>)
    case d3(IdentifiedActionOf<Row>)
    case d5(StackActionOf<Destination>)
    case d6(StackActionOf<Leaf>)
    case d7(PresentationAction<Leaf.Action>)
    case d8(Leaf.Action)
    case d9(Destination.Action)
    case d10(PresentationAction<Former.Action>)
    case d11(Former.Action)
    case d12(PresentationAction<Leaf.Action>)
    case d13(PresentationAction<Destination.Action>)
    case d14(PresentationAction<Never>)
    case d15(IdentifiedActionOf<Row>)
    case d17(StackActionOf<Destination>)
    case d18(StackActionOf<Leaf>)
    case d19(PresentationAction<Leaf.Action>)
    case d20(Leaf.Action)
    case d21(Destination.Action)
    case d22(PresentationAction<Former.Action>)
    case d23(Former.Action)
    case d24(PresentationAction<Leaf.Action>)
    case d25(PresentationAction<Destination.Action>)
    case d26(PresentationAction<Never>)
    case d27(IdentifiedActionOf<Row>)
    case d29(StackActionOf<Destination>)
    case d30(StackActionOf<Leaf>)
    case d31(PresentationAction<Leaf.Action>)
    case d32(Leaf.Action)
    case d33(Destination.Action)
    case d34(PresentationAction<Former.Action>)
    case d35(Former.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$d0, action: \.d0) { Leaf() }
      .ifLet(\.$d1, action: \.d1)
      .ifLet(\.$d2, action: \.d2)
      .forEach(\.d3, action: \.d3) { Row() }
      .onChange(of: \.d4) { _, _ in Reduce { _, _ in .none } }
      .forEach(\.d5, action: \.d5)
      .forEach(\.d6, action: \.d6) { Leaf() }
      .ifLet(\.$d7, action: \.d7)
      .ifLet(\.d8, action: \.d8) { Leaf() }
      .ifLet(\.d9, action: \.d9)
      .ifLet(\.$d10, action: \.d10) { Former() }
      .ifLet(\.d11, action: \.d11) { Former() }
      .ifLet(\.$d12, action: \.d12) { Leaf() }
      .ifLet(\.$d13, action: \.d13)
      .ifLet(\.$d14, action: \.d14)
      .forEach(\.d15, action: \.d15) { Row() }
      .onChange(of: \.d16) { _, _ in Reduce { _, _ in .none } }
      .forEach(\.d17, action: \.d17)
      .forEach(\.d18, action: \.d18) { Leaf() }
      .ifLet(\.$d19, action: \.d19)
      .ifLet(\.d20, action: \.d20) { Leaf() }
      .ifLet(\.d21, action: \.d21)
      .ifLet(\.$d22, action: \.d22) { Former() }
      .ifLet(\.d23, action: \.d23) { Former() }
      .ifLet(\.$d24, action: \.d24) { Leaf() }
      .ifLet(\.$d25, action: \.d25)
      .ifLet(\.$d26, action: \.d26)
      .forEach(\.d27, action: \.d27) { Row() }
      .onChange(of: \.d28) { _, _ in Reduce { _, _ in .none } }
      .forEach(\.d29, action: \.d29)
      .forEach(\.d30, action: \.d30) { Leaf() }
      .ifLet(\.$d31, action: \.d31)
      .ifLet(\.d32, action: \.d32) { Leaf() }
      .ifLet(\.d33, action: \.d33)
      .ifLet(\.$d34, action: \.d34) { Former() }
      .ifLet(\.d35, action: \.d35) { Former() }
  }
}

@Reducer struct Alerts {
  @ObservableState struct State {
    @Presents var d0: AlertState<Never>?
    @Presents var d1: ConfirmationDialogState<Leaf.Action>?
    @Presents var d2: AlertState<Never>?
    @Presents var d3: ConfirmationDialogState<Leaf.Action>?
    @Presents var d4: AlertState<Never>?
    @Presents var d5: ConfirmationDialogState<Leaf.Action>?
    @Presents var d6: AlertState<Never>?
    @Presents var d7: ConfirmationDialogState<Leaf.Action>?
    @Presents var d8: AlertState<Never>?
    @Presents var d9: ConfirmationDialogState<Leaf.Action>?
    @Presents var d10: AlertState<Never>?
    @Presents var d11: ConfirmationDialogState<Leaf.Action>?
    @Presents var d12: AlertState<Never>?
    @Presents var d13: ConfirmationDialogState<Leaf.Action>?
    @Presents var d14: AlertState<Never>?
    @Presents var d15: ConfirmationDialogState<Leaf.Action>?
  }
  enum Action {
    case d0(PresentationAction<Never>)
    case d1(PresentationAction<Leaf.Action>)
    case d2(PresentationAction<Never>)
    case d3(PresentationAction<Leaf.Action>)
    case d4(PresentationAction<Never>)
    case d5(PresentationAction<Leaf.Action>)
    case d6(PresentationAction<Never>)
    case d7(PresentationAction<Leaf.Action>)
    case d8(PresentationAction<Never>)
    case d9(PresentationAction<Leaf.Action>)
    case d10(PresentationAction<Never>)
    case d11(PresentationAction<Leaf.Action>)
    case d12(PresentationAction<Never>)
    case d13(PresentationAction<Leaf.Action>)
    case d14(PresentationAction<Never>)
    case d15(PresentationAction<Leaf.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .ifLet(\.$d0, action: \.d0)
      .ifLet(\.$d1, action: \.d1)
      .ifLet(\.$d2, action: \.d2)
      .ifLet(\.$d3, action: \.d3)
      .ifLet(\.$d4, action: \.d4)
      .ifLet(\.$d5, action: \.d5)
      .ifLet(\.$d6, action: \.d6)
      .ifLet(\.$d7, action: \.d7)
      .ifLet(\.$d8, action: \.d8)
      .ifLet(\.$d9, action: \.d9)
      .ifLet(\.$d10, action: \.d10)
      .ifLet(\.$d11, action: \.d11)
      .ifLet(\.$d12, action: \.d12)
      .ifLet(\.$d13, action: \.d13)
      .ifLet(\.$d14, action: \.d14)
      .ifLet(\.$d15, action: \.d15)
  }
}

@Reducer struct Rows {
  @ObservableState struct State {
    var d0: IdentifiedArrayOf<Row.State> = []
    var d1 = StackState<Destination.State>()
    var d2: IdentifiedArrayOf<Row.State> = []
    var d3 = StackState<Destination.State>()
    var d4: IdentifiedArrayOf<Row.State> = []
    var d5 = StackState<Destination.State>()
    var d6: IdentifiedArrayOf<Row.State> = []
    var d7 = StackState<Destination.State>()
    var d8: IdentifiedArrayOf<Row.State> = []
    var d9 = StackState<Destination.State>()
    var d10: IdentifiedArrayOf<Row.State> = []
    var d11 = StackState<Destination.State>()
    var d12: IdentifiedArrayOf<Row.State> = []
    var d13 = StackState<Destination.State>()
    var d14: IdentifiedArrayOf<Row.State> = []
    var d15 = StackState<Destination.State>()
  }
  enum Action {
    case d0(IdentifiedActionOf<Row>)
    case d1(StackActionOf<Destination>)
    case d2(IdentifiedActionOf<Row>)
    case d3(StackActionOf<Destination>)
    case d4(IdentifiedActionOf<Row>)
    case d5(StackActionOf<Destination>)
    case d6(IdentifiedActionOf<Row>)
    case d7(StackActionOf<Destination>)
    case d8(IdentifiedActionOf<Row>)
    case d9(StackActionOf<Destination>)
    case d10(IdentifiedActionOf<Row>)
    case d11(StackActionOf<Destination>)
    case d12(IdentifiedActionOf<Row>)
    case d13(StackActionOf<Destination>)
    case d14(IdentifiedActionOf<Row>)
    case d15(StackActionOf<Destination>)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .forEach(\.d0, action: \.d0) { Row() }
      .forEach(\.d1, action: \.d1)
      .forEach(\.d2, action: \.d2) { Row() }
      .forEach(\.d3, action: \.d3)
      .forEach(\.d4, action: \.d4) { Row() }
      .forEach(\.d5, action: \.d5)
      .forEach(\.d6, action: \.d6) { Row() }
      .forEach(\.d7, action: \.d7)
      .forEach(\.d8, action: \.d8) { Row() }
      .forEach(\.d9, action: \.d9)
      .forEach(\.d10, action: \.d10) { Row() }
      .forEach(\.d11, action: \.d11)
      .forEach(\.d12, action: \.d12) { Row() }
      .forEach(\.d13, action: \.d13)
      .forEach(\.d14, action: \.d14) { Row() }
      .forEach(\.d15, action: \.d15)
  }
}

@Reducer struct Cases {
  @ObservableState enum State {
    case c0(Leaf.State)
    case c1(Leaf.State)
    case c2(Leaf.State)
    case c3(Leaf.State)
    case c4(Leaf.State)
    case c5(Leaf.State)
    case c6(Leaf.State)
    case c7(Leaf.State)
    case c8(Leaf.State)
    case c9(Leaf.State)
    case c10(Leaf.State)
    case c11(Leaf.State)
    case c12(Leaf.State)
    case c13(Leaf.State)
    case c14(Leaf.State)
    case c15(Leaf.State)
  }
  enum Action {
    case c0(Leaf.Action)
    case c1(Leaf.Action)
    case c2(Leaf.Action)
    case c3(Leaf.Action)
    case c4(Leaf.Action)
    case c5(Leaf.Action)
    case c6(Leaf.Action)
    case c7(Leaf.Action)
    case c8(Leaf.Action)
    case c9(Leaf.Action)
    case c10(Leaf.Action)
    case c11(Leaf.Action)
    case c12(Leaf.Action)
    case c13(Leaf.Action)
    case c14(Leaf.Action)
    case c15(Leaf.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.c0, action: \.c0) { Leaf() }
      .ifCaseLet(\.c1, action: \.c1) { Leaf() }
      .ifCaseLet(\.c2, action: \.c2) { Leaf() }
      .ifCaseLet(\.c3, action: \.c3) { Leaf() }
      .ifCaseLet(\.c4, action: \.c4) { Leaf() }
      .ifCaseLet(\.c5, action: \.c5) { Leaf() }
      .ifCaseLet(\.c6, action: \.c6) { Leaf() }
      .ifCaseLet(\.c7, action: \.c7) { Leaf() }
      .ifCaseLet(\.c8, action: \.c8) { Leaf() }
      .ifCaseLet(\.c9, action: \.c9) { Leaf() }
      .ifCaseLet(\.c10, action: \.c10) { Leaf() }
      .ifCaseLet(\.c11, action: \.c11) { Leaf() }
      .ifCaseLet(\.c12, action: \.c12) { Leaf() }
      .ifCaseLet(\.c13, action: \.c13) { Leaf() }
      .ifCaseLet(\.c14, action: \.c14) { Leaf() }
      .ifCaseLet(\.c15, action: \.c15) { Leaf() }
  }
}
