import Combine
import Testing

@Suite struct ObservationTests {
  class Model: ObservableObject {
    @Published var count = 0
    @Published var name = ""
  }

  final class Special: Model {
    @Published var extra = false
  }

  final class Plain: ObservableObject {}

  @Test func tellsBeforeAPropertyChanges() {
    let model = Special()
    var log: [String] = []
    let first = model.objectWillChange.sink { log.append("will change \(model.count)") }
    model.count = 1
    model.extra = true
    first.cancel()
    model.count = 2
    #expect(log == ["will change 0", "will change 1"])
    #expect(model.objectWillChange === model.objectWillChange)
  }

  @Test func sendsTheNewValueBeforeThePropertyHasIt() {
    let model = Model()
    var log: [String] = []
    let cancellable = model.$count.sink { log.append("\(model.count) \($0)") }
    model.count = 1
    model.count += 1
    #expect(log == ["0 0", "0 1", "1 2"])
    #expect(model.count == 2)
    cancellable.cancel()
  }

  @Test func whoSubscribesWhileAPropertyIsSetSeesTheValue() {
    final class Model: ObservableObject {
      @Published var value = 0
    }
    let model = Model()
    var values: [Int] = []
    var subscriptions: [AnyCancellable] = []
    model.objectWillChange
      .prefix(1)
      .sink { model.$value.sink { values.append($0) }.store(in: &subscriptions) }
      .store(in: &subscriptions)
    model.value = 1
    #expect(values == [0, 1])
    model.value = 2
    #expect(values == [0, 1, 2])
  }

  @Test func objectsWithoutPropertiesKeepTheirPublisher() {
    let (one, two) = (Plain(), Plain())
    #expect(one.objectWillChange === one.objectWillChange)
    #expect(one.objectWillChange !== two.objectWillChange)
    for _ in 0..<1000 { _ = Plain().objectWillChange }
    var count = 0
    let cancellable = one.objectWillChange.sink { count += 1 }
    one.objectWillChange.send()
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test func assignsToAPublishedPropertyForAsLongAsTheObjectLives() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      subject.handleEvents(receiveCancel: { isCancelled = true }).assign(to: &model.$count)
      subject.send(3)
      #expect(model.count == 3)
      #expect(!isCancelled)
    }
    #expect(weakModel == nil)
    #expect(isCancelled)
  }

  @MainActor final class Search: ObservableObject {
    @Published var text = ""
    @Published private(set) var results: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    init() {
      $text
        .dropFirst()
        .removeDuplicates()
        .map {
          $0.isEmpty ? Just([]).eraseToAnyPublisher() : Just(["a", $0]).eraseToAnyPublisher()
        }
        .switchToLatest()
        .sink { [weak self] in self?.results = $0 }
        .store(in: &cancellables)
    }
  }

  @MainActor @Test func modelsOfTheMainActorPublish() {
    let search = Search()
    var changes = 0
    let cancellable = search.objectWillChange.sink { changes += 1 }
    search.text = "b"
    search.text = "b"
    #expect(search.results == ["a", "b"])
    search.text = ""
    #expect(search.results == [])
    #expect(changes == 5)
    cancellable.cancel()
  }
}
