import SwiftUI

// Document 003: the screens. That of a dessert, which the document does not give, is the least that
// shows one; it also calls `reset`, for which the document has no button.

struct ContentView: View {

  @EnvironmentObject private var router: NavigationRouter

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        Section(header: Text("Coffee Menu")) {
          ForEach(Coffee.all) { coffee in
            NavigationLink(
              value: Route.cafeMenu(item: coffee),
              label: {
                Text(coffee.name)
              })
          }
        }

        Section(header: Text("Dessert Menu")) {
          ForEach(Dessert.all) { dessert in
            NavigationLink(
              value: Route.cafeMenu(item: dessert),
              label: {
                Text(dessert.name)
              })
          }
        }
      }
      .navigationTitle("Cafe Menu")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .cafeMenu(let item):
          switch item {
          case is Coffee:
            CoffeeDetailView(coffee: item as! Coffee)
          case is Dessert:
            DessertDetailView(dessert: item as! Dessert)
          default:
            EmptyView()
          }
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button(
            action: {
              router.push(to: Route.cafeMenu(item: Coffee.all.randomElement()!))
            },
            label: {
              Text("Random Coffee")
                .foregroundStyle(.blue)
            }
          )
          .foregroundStyle(.black)
          .font(.headline)
        }
      }
    }
  }
}

struct CoffeeDetailView: View {

  @EnvironmentObject private var router: NavigationRouter
  let coffee: Coffee

  var body: some View {
    Text("\(coffee.name)")
      .font(.headline)
      .navigationTitle("Coffee")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button(
            action: {
              router.pop()
            },
            label: {
              Image(systemName: "chevron.left")
            }
          )
          .foregroundStyle(.black)
          .font(.headline)
        }
      }
  }
}

struct DessertDetailView: View {

  @EnvironmentObject private var router: NavigationRouter
  let dessert: Dessert

  var body: some View {
    VStack {
      Text(dessert.name)
      NavigationLink("With coffee", value: Route.cafeMenu(item: Coffee.all[0]))
      Button("To the menu") { router.reset() }
    }
    .navigationTitle("Dessert")
  }
}
