import IssueReporting

/// What an object that has published properties needs of each.
protocol PublishedStorage: AnyObject {
  /// Tells that the object will change.
  var willChange: ObservableObjectPublisher? { get set }
}

/// A property whose type of value is not known.
protocol PublishedProperty {
  var anyStorage: any PublishedStorage { get }
}

extension Published: PublishedProperty {
  var anyStorage: any PublishedStorage { storage }

  /// The value of a property, and who is told of it.
  final class Storage: PublishedStorage, Sendable {
    private struct State {
      var value: Value
      var subject: SubjectCore<Value, Never>?
      var willChange: ObservableObjectPublisher?
      var subscriptions: [AnyCancellable] = []
    }

    private let state: Lock<State>

    init(_ value: Value) {
      state = Lock(State(value: value))
    }

    deinit {
      let subject = state.withLock { $0.subject }
      subject?.close()
    }

    var value: Value { state.withLock { $0.value } }

    var willChange: ObservableObjectPublisher? {
      get { state.withLock { $0.willChange } }
      set { state.withLock { $0.willChange = newValue } }
    }

    func set(_ value: Value) {
      let (willChange, subject) = state.withLock { ($0.willChange, $0.subject) }
      willChange?.send()
      subject?.send(value)
      let (old, late) = state.withLock { state in
        defer { state.value = value }
        return (state.value, subject == nil ? state.subject : nil)
      }
      _ = old
      // Who subscribed in the meantime has seen the old value only.
      late?.send(value)
    }

    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
      let subject = state.withLock { state in
        if let subject = state.subject { return subject }
        let subject = SubjectCore<Value, Never>(current: state.value)
        state.subject = subject
        return subject
      }
      subject.subscribe(subscriber)
    }

    func keep(_ subscription: AnyCancellable) {
      state.withLock { $0.subscriptions.append(subscription) }
    }
  }
}
