import Combine
import Testing

@Suite struct SubjectTests {
  @Test func passesValuesToThoseWhoAsked() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(0)
    let all = Probe<Int, Never>()
    let two = Probe<Int, Never>(.max(2))
    let none = Probe<Int, Never>(.none)
    for probe in [all, two, none] { subject.subscribe(probe) }
    for value in 1...3 { subject.send(value) }
    none.request(.max(1))
    subject.send(4)
    subject.send(completion: .finished)
    subject.send(5)
    #expect(all.values == [1, 2, 3, 4])
    #expect(two.values == [1, 2])
    #expect(none.values == [4])
    for probe in [all, two, none] {
      #expect(probe.end == "finished")
      #expect(probe.violations.isEmpty)
    }
    #expect(subject.outcome().end == "finished")
  }

  @Test func startsWithTheCurrentValue() {
    let subject = CurrentValueSubject<Int, Mishap>(1)
    let all = Probe<Int, Mishap>()
    let late = Probe<Int, Mishap>(.none)
    subject.subscribe(all)
    subject.subscribe(late)
    subject.value = 2
    subject.send(3)
    #expect(subject.value == 3)
    #expect(all.values == [1, 2, 3])
    #expect(late.values == [])
    late.request(.max(1))
    #expect(late.values == [3])
    subject.send(4)
    late.request(.max(2))
    #expect(late.values == [3, 4])
    subject.send(5)
    #expect(late.values == [3, 4, 5])
    subject.send(completion: .failure(.mishap))
    subject.send(6)
    #expect(subject.value == 5)
    #expect(all.end == "mishap")
    #expect(late.end == "mishap")
    #expect(subject.outcome().values == [])
    #expect(subject.outcome().end == "mishap")
    #expect(all.violations + late.violations == [])
  }

  @Test func keepsTheOrderWhenSubscribersSend() {
    let subject = PassthroughSubject<Int, Never>()
    let first = Probe<Int, Never> { if $0 < 3 { subject.send($0 + 1) } }
    let second = Probe<Int, Never>()
    subject.subscribe(first)
    subject.subscribe(second)
    subject.send(1)
    #expect(first.values == [1, 2, 3])
    #expect(second.values == [1, 2, 3])
    #expect(first.violations + second.violations == [])
  }

  @Test func keepsTheOrderWhenSubscribersSetTheValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let first = Probe<Int, Never> { value in
      if value < 4 {
        subject.value = value + 1
        #expect(subject.value == value + 1)
      }
    }
    let second = Probe<Int, Never>()
    subject.subscribe(first)
    subject.subscribe(second)
    #expect(first.values == [1, 2, 3, 4])
    #expect(second.values == [4])
    subject.value = 2
    #expect(first.values == [1, 2, 3, 4, 2, 3, 4])
    #expect(second.values == [4, 2, 3, 4])
    #expect(first.violations + second.violations == [])
  }

  @Test func subscribersMayComeAndGoInTheMeantime() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let late = Probe<Int, Never>()
    let leaving = Probe<Int, Never>()
    let first = Probe<Int, Never> { value in
      if value == 1 {
        subject.subscribe(late)
        leaving.cancel()
      }
    }
    subject.subscribe(first)
    subject.subscribe(leaving)
    subject.value = 1
    subject.value = 2
    #expect(late.values == [1, 2])
    #expect(leaving.values == [0])
  }

  @Test func endsInTheMeantime() {
    let subject = PassthroughSubject<Int, Never>()
    let first = Probe<Int, Never> { _ in subject.send(completion: .finished) }
    let second = Probe<Int, Never>()
    subject.subscribe(first)
    subject.subscribe(second)
    subject.send(1)
    subject.send(2)
    #expect(first.values == [1])
    #expect(second.values == [1])
    #expect(second.end == "finished")
  }

  @Test func sendsOnWhatItReceives() {
    let source = PassthroughSubject<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    let probe = Probe<Int, Never>()
    subject.subscribe(probe)
    let connection = source.subscribe(subject)
    source.send(1)
    connection.cancel()
    source.send(2)
    #expect(probe.values == [0, 1])
    #expect(probe.end == nil)
    _ = source.subscribe(PassthroughSubject())
    let again = source.subscribe(subject)
    source.send(completion: .finished)
    #expect(probe.end == "finished")
    again.cancel()
  }

  @Test func letsGoOfItsSubscribers() {
    final class Token {}
    weak var token: Token?
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    let cancellable: AnyCancellable
    do {
      let new = Token()
      token = new
      cancellable = subject!.sink { [new] _ in _ = new }
    }
    #expect(token != nil)
    cancellable.cancel()
    #expect(token == nil)
    do {
      let new = Token()
      token = new
      subject!.subscribe(Probe<Int, Never> { [new] _ in _ = new })
    }
    #expect(token != nil)
    subject = nil
    #expect(token == nil)
  }
}
