import ComposableArchitecture

/// A feature to be recorded that shares what it knows.
@Reducer
struct Ledger {
  struct Account: Equatable, Sendable {
    var owner: String
    var amount = 0
  }
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("ledger.title")) var title = "None"
    @Shared var account: Account
    @Shared var limit: Int?
    var entries = 0
    @Presents var page: Page.State?
  }
  enum Action: Equatable {
    case limited(Int)
    case looked
    case moved(owner: String, amount: Int)
    case openTapped
    case page(PresentationAction<Page.Action>)
    case paid(Int)
    case paidLater(Int)
    case titled(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .limited(let limit):
        state.$limit.withLock { $0 = limit }
      case .moved(let owner, let amount):
        state.$account.withLock { $0 = Account(owner: owner, amount: amount) }
      case .openTapped:
        state.page = Page.State(account: state.$account)
      case .paid(let amount):
        state.$account.withLock { $0.amount += amount }
        state.entries += 1
      case .paidLater(let amount):
        return .run { [account = state.$account] _ in account.withLock { $0.amount += amount } }
      case .titled(let title):
        state.$title.withLock { $0 = title }
      case .looked, .page:
        break
      }
      return .none
    }
    .ifLet(\.$page, action: \.page) { Page() }
  }

  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      @Shared var account: Account
      @SharedReader(.inMemory("ledger.title")) var title = "None"
    }
    enum Action: Equatable {
      case clearTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.$account.withLock { $0.amount = 0 }
        return .none
      }
    }
  }
}
