import Dependencies
import Foundation
import IdentifiedCollections
import Sharing
import Testing

struct Todo: Codable, Equatable, Identifiable, Sendable {
  var id: Int
  var title: String
}

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Todo>>.Default {
  static var todos: Self { Self[.fileStorage(URL(fileURLWithPath: "/todos.json")), default: []] }
}

struct DerivedKeyTests {
  struct Settings: Codable, Equatable {
    @Shared(.appStorage("launches")) var launches = 0
    var name = ""

    enum CodingKeys: String, CodingKey { case name }

    init(name: String) {
      self.name = name
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _launches = Shared(wrappedValue: 0, .appStorage("launches"))
      name = try container.decode(String.self, forKey: .name)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
    }
  }

  @Test func aChangeOfAnElementIsSavedWithTheWhole() throws {
    do {
      @Shared(.todos) var todos
      $todos.withLock { $0.append(Todo(id: 1, title: "Milk")) }
      let todo = try #require(Shared($todos[id: 1]))
      todo.title.withLock { $0 += "!" }
    }
    @Shared(.todos) var todos
    #expect(todos == [Todo(id: 1, title: "Milk!")])
  }

  @Test func aPartShowsTheErrorsOfTheWhole() {
    let url = URL(fileURLWithPath: "/todos.json")
    Shared(wrappedValue: "", .fileStorage(url)).wrappedValue = "no list"
    @Shared(.todos) var todos
    let count: SharedReader<Int> = $todos.count
    #expect(count.wrappedValue == 0)
    #expect(count.loadError != nil)
  }

  @Test func aFormatCanStandInAnAttribute() {
    let url = URL(fileURLWithPath: "/bytes")
    func bytes() -> Shared<[UInt8]> {
      @Shared(
        .fileStorage(url, decode: { @Sendable in Array($0) }, encode: { @Sendable in Data($0) })
      ) var bytes: [UInt8] = []
      return $bytes
    }
    bytes().wrappedValue = [1, 2]
    #expect(bytes().wrappedValue == [1, 2])
  }

  @Test func anOwnerSkipsTheSharedValueWhenItIsCoded() throws {
    Settings(name: "a").launches = 4
    let data = try JSONEncoder().encode(Settings(name: "b"))
    #expect(String(decoding: data, as: UTF8.self) == #"{"name":"b"}"#)
    let settings = try JSONDecoder().decode(Settings.self, from: data)
    #expect(settings.launches == 4)
  }
}
