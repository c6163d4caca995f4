import ComposableArchitecture
import SwiftUI

struct CounterListView: View {
  @Bindable var store: StoreOf<CounterList>

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      Form {
        Section("Counters") {
          ForEach(store.names, id: \.self) { name in
            NavigationLink(name, state: CounterList.Path.State.counter(Counter.State(name: name)))
          }
          Button("Open all") { store.send(.openAllButtonTapped) }
        }
        Section("New counter") {
          TextField("Name", text: $store.newName)
          Button("Add") { store.send(.addButtonTapped) }
            .disabled(store.newName.isEmpty)
        }
        if !store.closed.isEmpty {
          Section("Closed") {
            ForEach(store.closed, id: \.self) { Text($0) }
          }
        }
      }
      .navigationTitle("Tern counters")
    } destination: { store in
      switch store.case {
      case .counter(let store): CounterView(store: store)
      }
    }
  }
}

struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  var body: some View {
    Form {
      Text("Count: \(store.count)")
      HStack {
        Button("-") { store.send(.decrementButtonTapped) }
        Button("+") { store.send(.incrementButtonTapped) }
      }
      Toggle("Count by itself", isOn: $store.isCounting.sending(\.countingToggled))
      Text("A counter closes itself at 5.")
    }
    .navigationTitle(store.name)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Details") { store.send(.detailButtonTapped) }
      }
    }
    .navigationDestination(
      item: $store.scope(\.destination?.detail, action: \.destination.detail)
    ) { store in
      CounterDetailView(store: store)
    }
  }
}

struct CounterDetailView: View {
  let store: StoreOf<CounterDetail>

  var body: some View {
    Form {
      Text("\(store.name) was at \(store.count) when you looked.")
      Button("Close") { store.send(.closeButtonTapped) }
    }
    .navigationTitle("Details")
  }
}

#Preview("Counters") {
  CounterListView(store: Store(initialState: CounterList.State()) { CounterList() })
}

#Preview("Nearly closed") {
  CounterView(store: Store(initialState: Counter.State(name: "Pears", count: 4)) { Counter() })
}
