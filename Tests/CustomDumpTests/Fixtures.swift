struct User: Equatable, Identifiable {
  var id: Int
  var name: String
}

struct Loose {
  var value: Int
}

enum Choice: Equatable {
  case empty
  case single(Int)
  case labelled(bar: Int)
  case several(Double, buzz: String)
  case user(User)
}

struct Team: Equatable {
  var name: String
  var members: [User]
  var captain: User?
}

enum Feature {
  struct State: Equatable {
    var count = 0
  }
}

final class Node {
  var name: String
  var next: Node?

  init(_ name: String, next: Node? = nil) {
    self.name = name
    self.next = next
  }
}

class Animal {
  var legs = 4
}

final class Dog: Animal {
  var name = "Rex"
}
