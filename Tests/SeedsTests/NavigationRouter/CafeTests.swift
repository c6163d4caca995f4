import SwiftUI
import TernUITesting
import Testing

@MainActor
@Suite
struct CafeTests {
  private func start() -> (NavigationRouter, Pilot) {
    let router = NavigationRouter()
    return (router, Pilot(ContentView().environmentObject(router)))
  }

  nonisolated private static let menu = """
    # Cafe Menu  [ Random Coffee ]
    Coffee Menu:
      - latte ›
      - espresso ›
      - cappuccino ›
      - americano ›
    Dessert Menu:
      - cake ›
      - chocolate ›
      - cupcake ›
      - candy ›
    """

  @Test
  func theFirstScreenListsBothMenus() {
    let (router, pilot) = start()
    #expect(pilot.dump() == Self.menu)
    #expect(router.path.isEmpty)
  }

  @Test(arguments: Coffee.all)
  func aCoffeeLeadsToItsScreen(coffee: Coffee) async throws {
    let (router, pilot) = start()
    try pilot.tap(coffee.name)
    await pilot.settle()
    #expect(pilot.dump() == "‹ Back  # Coffee  [ chevron.left ]\n\(coffee.name)")
    #expect(router.path.count == 1)
  }

  @Test(arguments: Dessert.all)
  func aDessertLeadsToItsScreen(dessert: Dessert) async throws {
    let (router, pilot) = start()
    try pilot.tap(dessert.name)
    await pilot.settle()
    #expect(pilot.dump().hasPrefix("‹ Back  # Dessert\n\(dessert.name)\n"))
    #expect(router.path.count == 1)
  }

  @Test
  func randomCoffeeLeadsToSomeCoffee() async throws {
    let (router, pilot) = start()
    try pilot.tap("Random Coffee")
    await pilot.settle()
    #expect(router.path.count == 1)
    let name = pilot.dump().split(separator: "\n").last.map(String.init)
    #expect(Coffee.all.map(\.name).contains(name ?? ""))
  }

  @Test
  func theRouterPopsWithoutTheStack() async throws {
    let (router, pilot) = start()
    try pilot.tap("latte")
    try pilot.tap("chevron.left")
    await pilot.settle()
    #expect(router.path.isEmpty)
    #expect(pilot.dump() == Self.menu)
  }

  @Test
  func goingBackPopsThePath() async throws {
    let (router, pilot) = start()
    try pilot.tap("candy")
    try pilot.back()
    await pilot.settle()
    #expect(router.path.isEmpty)
    #expect(pilot.dump() == Self.menu)
  }

  @Test
  func resetGoesBackToTheFirstScreen() async throws {
    let (router, pilot) = start()
    try pilot.tap("cake")
    await pilot.settle()
    router.push(to: .cafeMenu(item: Coffee.all[1]))
    router.push(to: .cafeMenu(item: Dessert.all[2]))
    await pilot.settle()
    #expect(router.path.count == 3)
    #expect(pilot.dump().hasPrefix("‹ Back  # Dessert\ncupcake\n"))
    try pilot.tap("To the menu")
    await pilot.settle()
    #expect(router.path.isEmpty)
    #expect(pilot.dump() == Self.menu)
  }

  @Test
  func aLinkOfAPageOnTopUsesTheSamePath() async throws {
    let (router, pilot) = start()
    try pilot.tap("cake")
    try pilot.tap("With coffee")
    await pilot.settle()
    #expect(router.path.count == 2)
    #expect(pilot.dump() == "‹ Back  # Coffee  [ chevron.left ]\nlatte")
  }

  @Test
  func withoutARouterTheScreenSaysWhatIsMissing() {
    withKnownIssue {
      #expect(Pilot(ContentView()).dump() == "⚠ no NavigationRouter in the environment")
    } matching: {
      "\($0)".contains("'ContentView' reads an object of type 'NavigationRouter'")
    }
  }

  @Test
  func routesAreEqualByTheirItems() {
    let latte = HashedRoute.cafeMenu(item: Coffee.all[0])
    #expect(latte == .cafeMenu(item: Coffee(id: "latte", name: "another name")))
    #expect(latte.hashValue == HashedRoute.cafeMenu(item: Coffee.all[0]).hashValue)
    #expect(Route.cafeMenu(item: Coffee.all[0]) == .cafeMenu(item: Coffee.all[0]))
    #expect(Route.cafeMenu(item: Coffee.all[0]) != .cafeMenu(item: Dessert.all[0]))
  }
}
