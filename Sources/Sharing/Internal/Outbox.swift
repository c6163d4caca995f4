import Combine

/// The values of a box that are to be saved and published, in order.
///
/// Its box locks it.
final class Outbox<Value> {
  struct Delivery {
    var value: Value
    var subject: CurrentValueSubject<Value, Never>?
    var action: (@Sendable (Value) -> Void)?
    var isChange = false

    func handOut() {
      action?(value)
      subject?.send(value)
    }
  }

  private let didChange: (@Sendable (Value) -> Void)?
  private var deliveries: [Delivery] = []
  private var isDelivering = false
  var subject: CurrentValueSubject<Value, Never>?
  /// How many local changes wait to be saved.
  private(set) var unsaved = 0

  init(didChange: (@Sendable (Value) -> Void)?) {
    self.didChange = didChange
  }

  /// Adds a value that was set.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isLocal: Whether it is to be saved.
  /// - Returns: Whether there is something to hand out.
  func add(_ value: Value, isLocal: Bool) -> Bool {
    let action = isLocal ? didChange : nil
    guard action != nil || subject != nil else { return false }
    if action != nil { unsaved += 1 }
    deliveries.append(
      Delivery(value: value, subject: subject, action: action, isChange: action != nil)
    )
    return true
  }

  /// Says that a value was handed out.
  func handedOut(_ delivery: Delivery) {
    if delivery.isChange { unsaved -= 1 }
  }

  /// Adds something to do with a value.
  func add(_ value: Value, _ action: @escaping @Sendable (Value) -> Void) {
    deliveries.append(Delivery(value: value, subject: nil, action: action))
  }

  /// The next value to hand out.
  ///
  /// - Parameter isStarting: Whether who asks has not handed one out yet. It gets none where somebody
  ///   is handing out already: that one goes on with what has come in the meantime.
  func next(isStarting: Bool) -> Delivery? {
    if isStarting {
      guard !isDelivering, !deliveries.isEmpty else { return nil }
      isDelivering = true
    }
    guard !deliveries.isEmpty else {
      isDelivering = false
      return nil
    }
    return deliveries.removeFirst()
  }
}
