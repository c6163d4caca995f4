import Glibc

/// A payload that is out of its enum while it is changed, so that it is held once.
///
/// Meanwhile the memory of the enum holds nothing. Nobody reads it then: who changes it has it to
/// themselves. But a store's state is also known to the store, and who asks the store for it at that
/// time, by mistake, must not find a hole: ``TakenPayloads/withAllPutBack(_:)`` fills it for as long as
/// the reading takes.
private class TakenPayload {
  var outer: TakenPayload?

  func putBack() { preconditionFailure("TakenPayload is abstract.") }
  func takeAgain() { preconditionFailure("TakenPayload is abstract.") }
}

private final class PayloadOfCase<Root, Value>: TakenPayload {
  let root: UnsafeMutablePointer<Root>
  let value: UnsafeMutablePointer<Value>
  let casePath: AnyCasePath<Root, Value>

  init(
    root: UnsafeMutablePointer<Root>,
    value: UnsafeMutablePointer<Value>,
    casePath: AnyCasePath<Root, Value>
  ) {
    self.root = root
    self.value = value
    self.casePath = casePath
    super.init()
  }

  override func putBack() {
    root.initialize(to: casePath.embed(value.pointee))
  }

  /// Ends the payload's time outside of its enum.
  @inline(never)
  func putBackForGood() {
    root.initialize(to: casePath.embed(value.move()))
    value.deallocate()
  }

  override func takeAgain() {
    root.deinitialize(count: 1)
  }
}

/// The payloads that are out of the enums in a state.
package final class TakenPayloads {
  private var innermost: TakenPayload?

  package init() {}

  /// Runs the body, and keeps the payloads that it takes out.
  package func collect<R>(_ body: () -> R) -> R {
    Self.with(Unmanaged.passUnretained(self).toOpaque(), body)
  }

  /// Runs the body as if nobody kept what it takes out.
  package static func withoutCurrent<R>(_ body: () -> R) -> R { with(nil, body) }

  /// Runs the body while all enums hold their payloads again.
  package func withAllPutBack<R>(_ body: () -> R) -> R {
    var taken: [TakenPayload] = []
    // From the innermost out: each goes into the copy that the next one makes.
    while let payload = innermost {
      payload.putBack()
      taken.append(payload)
      innermost = payload.outer
    }
    defer {
      for payload in taken.reversed() { payload.takeAgain() }
      innermost = taken.first
    }
    return body()
  }

  /// Those of the state that is being changed on this thread.
  fileprivate static var current: TakenPayloads? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<TakenPayloads>.fromOpaque(pointer).takeUnretainedValue()
  }

  fileprivate func keep<R>(_ payload: TakenPayload, while body: () throws -> R) rethrows -> R {
    payload.outer = innermost
    innermost = payload
    defer { innermost = payload.outer }
    return try body()
  }

  private static func with<R>(_ pointer: UnsafeMutableRawPointer?, _ body: () -> R) -> R {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, pointer)
    defer { pthread_setspecific(key, outer) }
    return body()
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}

extension AnyCasePath {
  /// Whether somebody must know of the payloads that are taken out on this thread.
  @usableFromInline var isPayloadKept: Bool { TakenPayloads.current != nil }

  /// As ``_$modify(_:_:)``, where somebody may look at the enum meanwhile.
  @usableFromInline
  func modifyKept<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    try withUnsafeMutablePointer(to: &root) { root in
      guard let taken = TakenPayloads.current, let value = take(root) else { return nil }
      let payload = PayloadOfCase(root: root, value: value, casePath: self)
      defer { payload.putBackForGood() }
      return try taken.keep(payload) { try body(&value.pointee) }
    }
  }

  /// Takes the payload out, to memory on the heap: on the stack large ones would pile up, since the
  /// reducers of the features inside run meanwhile.
  @inline(never)
  private func take(_ root: UnsafeMutablePointer<Root>) -> UnsafeMutablePointer<Value>? {
    guard let payload = extract(from: root.pointee) else { return nil }
    let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    value.initialize(to: payload)
    root.deinitialize(count: 1)
    return value
  }
}
