import Combine
import Testing

@Suite struct SharingTests {
  @Test func multicastWaitsForItsConnection() {
    var subscriptions = 0
    let source = [1, 2].publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
    let multicast = source.multicast { PassthroughSubject<Int, Never>() }
    let probes = [Probe<Int, Never>(), Probe<Int, Never>()]
    for probe in probes { multicast.subscribe(probe) }
    #expect(probes[0].values == [])
    let connection = multicast.connect()
    #expect(probes.map(\.values) == [[1, 2], [1, 2]])
    #expect(subscriptions == 1)
    connection.cancel()
  }

  @Test func shareWorksOnceForAll() {
    let source = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let shared = source.handleEvents(
      receiveSubscription: { _ in events.append("begin") },
      receiveCancel: { events.append("cancel") }
    ).share()
    let first = Probe<Int, Never>()
    let second = Probe<Int, Never>()
    #expect(events == [])
    shared.subscribe(first)
    source.send(1)
    shared.subscribe(second)
    source.send(2)
    #expect(events == ["begin"])
    first.cancel()
    source.send(3)
    #expect(events == ["begin"])
    second.cancel()
    #expect(events == ["begin", "cancel"])
    #expect(first.values == [1, 2])
    #expect(second.values == [2, 3])
    shared.subscribe(first)
    #expect(events == ["begin", "cancel", "begin"])
    first.cancel()
  }

  @Test func shareEndsForThoseWhoComeLate() {
    var subscriptions = 0
    let shared = Just(1).handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    #expect(shared.outcome().values == [1])
    #expect(shared.outcome().values == [])
    #expect(shared.outcome().end == "finished")
    #expect(subscriptions == 1)
  }

  @Test func makeConnectableWaits() {
    let connectable = Just(1).makeConnectable()
    let probe = Probe<Int, Never>()
    connectable.subscribe(probe)
    #expect(probe.values == [])
    _ = connectable.connect()
    #expect(probe.values == [1])
  }
}
