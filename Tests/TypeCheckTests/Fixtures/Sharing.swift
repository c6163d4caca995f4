import ComposableArchitecture
import TernUI

// What must compile.

struct Parent {
  @Shared(value: 0) var count
  @Shared var name: String
  @Shared(.inMemory("optional")) var optional: Int?
  @SharedReader var reader: Int

  init(name: Shared<String>) {
    _name = name
    _count = Shared(1)
    _reader = SharedReader(2)
  }

  func child() -> Child { Child(count: $count) }
}

struct Child: Equatable {
  @Shared var count: Int
}

func change(_ child: Child, _ parent: Parent) async throws {
  child.count = 1
  child.count += 1
  child.$count.withLock { $0 += 1 }
  let sum = child.$count.withLock { $0 + 1 }
  _ = sum
  try await parent.$count.load(.inMemory("other"))
  try await parent.$reader.load(.inMemory("other"))
  try await parent.$count.load()
  try await parent.$count.save()
  _ = (parent.$count.isLoading, parent.$count.loadError, parent.$count.saveError)
  _ = try await Shared<Int>(require: .inMemory("other"))
  _ = Binding(parent.$count)
  _ = Shared(parent.$optional)
}

struct ChildView: View {
  @State.Shared(.inMemory("other")) var count = 0
  @State.SharedReader(.inMemory("other")) var reader = 0
  var body: some View { Text("\(count) \(reader)") }
}
