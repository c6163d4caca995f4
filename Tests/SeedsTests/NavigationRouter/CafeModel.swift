// Document 003: what the screens show, and where they lead.

enum Route: Hashable {

  case cafeMenu(item: any CafeMenu)

  // As the document writes it, though it would never end: nothing hashes the values of a path. The
  // right form combines what `==` compares, as `HashedRoute` does.
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.hashValue)
  }

  static func == (lhs: Route, rhs: Route) -> Bool {
    switch (lhs, rhs) {
    case (.cafeMenu(let lhsItem), .cafeMenu(let rhsItem)):
      return lhsItem.id == rhsItem.id
    }
  }
}

/// The same route with a hash that ends, and that agrees with `==`.
enum HashedRoute: Hashable {
  case cafeMenu(item: any CafeMenu)

  func hash(into hasher: inout Hasher) {
    switch self {
    case .cafeMenu(let item): hasher.combine(item.id)
    }
  }

  static func == (lhs: HashedRoute, rhs: HashedRoute) -> Bool {
    switch (lhs, rhs) {
    case (.cafeMenu(let lhsItem), .cafeMenu(let rhsItem)):
      return lhsItem.id == rhsItem.id
    }
  }
}

protocol CafeMenu {
  var id: String { get }
  var name: String { get }
}

struct Coffee: Hashable, Identifiable, CafeMenu {
  let id: String
  let name: String
}

extension Coffee {
  static let all: [Coffee] = [
    Coffee(id: "latte", name: "latte"),
    Coffee(id: "espresso", name: "espresso"),
    Coffee(id: "cappuccino", name: "cappuccino"),
    Coffee(id: "americano", name: "americano"),
  ]
}

struct Dessert: Hashable, Identifiable, CafeMenu {
  let id: String
  let name: String
}

extension Dessert {
  static let all: [Dessert] =
    [
      Dessert(id: "cake", name: "cake"),
      Dessert(id: "chocolate", name: "chocolate"),
      Dessert(id: "cupcake", name: "cupcake"),
      Dessert(id: "candy", name: "candy"),
    ]
}
